import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import type { Params } from 'react-router-dom';

/** The rights of the person who opens a page, as far as they decide which queries run. */
export interface Visitor {
  isSignedIn: boolean;
  isAdmin: boolean;
}

/** The inputs of a page's queries that are known before any data is read. */
export interface PageRequest {
  /** The parameters of the route's path. */
  params: Params;
  /** The query parameters that the route declares. */
  search: URLSearchParams;
  visitor: Visitor;
}

/** A query of a page. */
export interface PageQuery {
  document: DocumentNode;
  /** Null if the query does not run before rendering. */
  getVariables: (request: PageRequest) => object | null;
}

/**
 * Declares a query of a page. A page module exports its queries as `queries`. The server runs them together and then
 * renders the page once. `getVariables` returns what the page passes to the hook, or null if the page does not use the
 * query for this request.
 */
export const pageQuery = <Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  getVariables: (request: PageRequest) => Variables | null,
): PageQuery => ({ document, getVariables });

/**
 * Declares a query whose use depends on the answer of another one. It runs when the page uses it, and the page is then
 * rendered again.
 */
export const dependentQuery = (document: DocumentNode): PageQuery => ({ document, getVariables: () => null });

/** For queries without variables. */
export const noVariables = (): Record<string, never> => ({});
