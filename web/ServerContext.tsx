import type { ApolloClient } from '@apollo/client';
import { createContext, useContext } from 'react';

/** What a page tells the server while it renders there; null in the browser. */
export interface ServerRendering {
  /** HTTP status of the answer; a page that finds nothing sets 404. */
  status: number;
  client: ApolloClient;
}

export const ServerContext = createContext<ServerRendering | null>(null);

/** Sets the HTTP status of the page being rendered. Does nothing in the browser, where the answer has long arrived. */
export function HttpStatus({ code }: { code: number }) {
  const server = useContext(ServerContext);
  if (server) server.status = code;
  return null;
}
