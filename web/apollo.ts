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
    client = new ApolloClient({ link, cache, queryDeduplication: true });
    // Hydration uses what the server has just read for this page, however long hydration takes: a query that went to the
    // network meanwhile would render other markup than the server did. DataLayout ends this.
    client.prioritizeCacheValues = true;
  }
  return client;
}
