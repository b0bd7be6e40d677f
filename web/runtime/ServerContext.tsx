import type { DocumentNode } from 'graphql';
import { createContext, useContext } from 'react';
import { Navigate } from 'react-router-dom';

/** Data that a page reports to the server during server-side rendering. Null in the browser. */
export interface ServerRendering {
  /** HTTP status of the response. A page that finds nothing sets 404. */
  status: number;
  /** The redirect target for status 301. */
  location?: string;
  /** The queries that the page used of those that it declares. */
  usedQueries: Set<DocumentNode>;
  /** The answer to a query that ran before the page is rendered. Null if there is none. */
  readAnswer: (query: { document: DocumentNode; variables: object }) => object | null;
}

export const ServerContext = createContext<ServerRendering | null>(null);

/** Sets the HTTP status of the rendered page. Does nothing in the browser, which already has the response. */
export function HttpStatus({ code }: { code: number }) {
  const server = useContext(ServerContext);
  if (server) server.status = code;
  return null;
}

/** A permanent redirect: status 301 from the server, a replaced history entry in the browser. */
export function MovedTo({ path }: { path: string }) {
  const server = useContext(ServerContext);
  if (!server) return <Navigate to={path} replace />;
  server.status = 301;
  server.location = path;
  return null;
}
