import type { WatchQueryFetchPolicy } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import type { Params } from 'react-router-dom';
import type { SiteSettings } from './SiteContext.tsx';

/** The rights of the person who opens a page, as far as they decide which queries run. */
export interface Visitor {
  isSignedIn: boolean;
  isAdmin: boolean;
  /** True for editors and administrators. */
  isEditor: boolean;
  /** True if the visitor reads what is shared with investors. */
  isInvestor: boolean;
}

/** The URL of a page, which the server and the browser know before any data is read. */
export interface PageRequest {
  /** The parameters of the route's path. */
  params: Params;
  /** The query parameters that the route declares. */
  search: URLSearchParams;
}

/** Returns the answer to another query of the page; null if a query of the page failed. */
export type ReadAnswer = <Data, Variables extends object>(query: DataQuery<Data, Variables, unknown>) => Data | null;

/** A query that the server runs before it renders a page. */
export interface PageQuery {
  document: DocumentNode;
  /** Null if the page does not use the query for this request. */
  getVariables: (request: PageRequest) => object | null;
  /** True if the server runs the query for this visitor. */
  isFor: (visitor: Visitor) => boolean;
  /** The variables of a query that depends on the answers to others. */
  getLater?: (request: PageRequest, read: ReadAnswer, settings: SiteSettings) => object | null;
}

export type PageQueryOptions = { fetchPolicy?: WatchQueryFetchPolicy; skip?: boolean };

/** A query with the generated hook that reads its answer. */
export interface DataQuery<Data, Variables extends object, Result> extends PageQuery {
  document: TypedDocumentNode<Data, Variables>;
  getVariables: (request: PageRequest) => Variables | null;
  useQuery: (options: PageQueryOptions & { variables: Variables }) => Result;
}

/**
 * Declares a query of a page: its document, its generated hook, and its variables. A page module exports its queries as
 * `queries`: the server runs them together and then renders the page once. The page calls the hook with `usePageData`.
 *
 * @param isFor left out for a query that runs for every visitor. The page uses the query for the same visitors.
 */
export const pageQuery = <Data, Variables extends object, Result>(
  document: TypedDocumentNode<Data, Variables>,
  useQuery: DataQuery<Data, NoInfer<Variables>, Result>['useQuery'],
  getVariables: (request: PageRequest) => NoInfer<Variables> | null,
  isFor: (visitor: Visitor) => boolean = () => true,
): DataQuery<Data, Variables, Result> => ({ document, useQuery, getVariables, isFor });

/**
 * Declares a query whose use or variables depend on the answers to other queries of the page. It runs after them. The
 * page passes the variables to its hook.
 */
export const dependentQuery = <Variables extends object>(
  document: TypedDocumentNode<unknown, Variables>,
  getLater: (request: PageRequest, read: ReadAnswer, settings: SiteSettings) => NoInfer<Variables> | null,
): PageQuery => ({ document, getVariables: () => null, isFor: () => true, getLater });

/** For queries without variables. */
export const noVariables = (): Record<string, never> => ({});
