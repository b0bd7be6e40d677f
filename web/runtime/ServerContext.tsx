import type { ApolloClient } from '@apollo/client';
import { createContext, useContext } from 'react';
import { Navigate } from 'react-router-dom';

/** What a page tells the server while it renders there; null in the browser. */
export interface ServerRendering {
  /** HTTP status of the answer; a page that finds nothing sets 404. */
  status: number;
  /** Where the thing asked for is now, with a status of 301. */
  location?: string;
  client: ApolloClient;
}

export const ServerContext = createContext<ServerRendering | null>(null);

/** Sets the HTTP status of the page being rendered. Does nothing in the browser, where the answer has long arrived. */
export function HttpStatus({ code }: { code: number }) {
  const server = useContext(ServerContext);
  if (server) server.status = code;
  return null;
}

/** Leads on to where something moved for good: a redirect from the server, a replaced address in the browser. */
export function MovedTo({ path }: { path: string }) {
  const server = useContext(ServerContext);
  if (!server) return <Navigate to={path} replace />;
  server.status = 301;
  server.location = path;
  return null;
}
