import { ApolloClient, type ApolloLink, InMemoryCache } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { readState } from '../runtime/state.ts';

/**
 * `browser` has no id, and several queries of one page read different fields of it. A `Person` of a log has the name of
 * that time, so that the newest name must not replace the others.
 */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({ typePolicies: { Browser: { merge: true }, Person: { keyFields: false } } });

/** A client for one server-side render; nothing of it outlives the request. */
export const serverClient = (link: ApolloLink): ApolloClient =>
  new ApolloClient({ ssrMode: true, link, cache: createCache() });

/**
 * What a server-side client has read, with sorted keys: a page is the same bytes, and has the same ETag, in whatever
 * order the database answered its queries. Null where the page read nothing.
 */
export function extractState(server: ApolloClient): Record<string, object> | null {
  const entities = sortedEntries(server.cache.extract() as Record<string, Record<string, unknown>>);
  if (entities.length === 0) return null;
  return Object.fromEntries(entities.map(([id, fields]) => [id, Object.fromEntries(sortedEntries(fields))]));
}

const sortedEntries = <T>(record: Record<string, T>): [string, T][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

let client: ApolloClient | null = null;

/** The browser's one client, made when the first page that reads data is opened, from what the server already read. */
export function browserClient(): ApolloClient {
  if (!client) {
    const cache = createCache().restore((readState('apollo') || {}) as Record<string, never>);
    const link = new BaseHttpLink({ uri: '/graphql', credentials: 'same-origin' });
    client = new ApolloClient({ link, cache, queryDeduplication: true });
    // Hydration uses what the server has just read for this page, however long hydration takes: a query that went to the
    // network meanwhile would render other markup than the server did. DataLayout ends this.
    client.prioritizeCacheValues = true;
  }
  return client;
}
