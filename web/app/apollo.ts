import { ApolloClient, type ApolloLink, InMemoryCache } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { readState } from '../runtime/state.ts';

/**
 * `browser` has no id, and several queries of a page read different fields of it. A `Person` in the audit log has the
 * name it had at that time, so newer names must not replace older ones.
 */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({ typePolicies: { Browser: { merge: true }, Person: { keyFields: false } } });

/** A client for one server-side render. Its cache is discarded with the request. */
export const serverClient = (link: ApolloLink): ApolloClient =>
  new ApolloClient({ ssrMode: true, link, cache: createCache() });

/**
 * The cache of a server-side client, with sorted keys. The page and its ETag stay the same in whatever order the
 * database answers. Null if the page ran no queries.
 */
export function extractState(server: ApolloClient): Record<string, object> | null {
  const entities = sortedEntries(server.cache.extract() as Record<string, Record<string, unknown>>);
  if (entities.length === 0) return null;
  return Object.fromEntries(entities.map(([id, fields]) => [id, Object.fromEntries(sortedEntries(fields))]));
}

const sortedEntries = <T>(record: Record<string, T>): [string, T][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

let client: ApolloClient | null = null;

/** The browser's only Apollo client, created from the server's cache when the first page that reads data opens. */
export function browserClient(): ApolloClient {
  if (!client) {
    const cache = createCache().restore((readState('apollo') || {}) as Record<string, never>);
    const link = new BaseHttpLink({ uri: '/graphql', credentials: 'same-origin' });
    client = new ApolloClient({ link, cache, queryDeduplication: true });
    // Hydration uses the data that the server rendered, however long hydration takes. A network query meanwhile would
    // render different markup than the server did. DataLayout resets this flag.
    client.prioritizeCacheValues = true;
  }
  return client;
}
