import { ApolloClient, type ApolloLink, InMemoryCache } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { readState } from './state.ts';

/** A client for one server-side render; nothing of it outlives the request. */
export const serverClient = (link: ApolloLink): ApolloClient =>
  new ApolloClient({ ssrMode: true, link, cache: new InMemoryCache() });

let client: ApolloClient | null = null;

/** The browser's one client, made when the first page that reads data is opened, from what the server already read. */
export function browserClient(): ApolloClient {
  if (!client) {
    const cache = new InMemoryCache().restore((readState('apollo') || {}) as Record<string, never>);
    const link = new BaseHttpLink({ uri: '/graphql', credentials: 'same-origin' });
    // What the server has just read for this page is not asked for again while it comes to life.
    client = new ApolloClient({ link, cache, queryDeduplication: true, ssrForceFetchDelay: 100 });
  }
  return client;
}
