import { ApolloClient, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { readState } from '../runtime/state.ts';

/** The cache of the browser, and of each page on the server. */
export const createCache = (options: { resultCaching?: boolean } = {}): InMemoryCache =>
  new InMemoryCache({
    ...options,
    // The types that merge have no id, and several queries of a page read different fields of them.
    typePolicies: {
      // A revoked link leaves the list.
      Article: { fields: { previewLinks: { merge: false } } },
      Browser: { merge: true },
      CalendarSettings: { merge: true },
      SecondFactor: { merge: true },
    },
  });

let client: ApolloClient | null = null;

/** The browser's only Apollo client, created with the server's data when the first page that reads data opens. */
export function getBrowserClient(): ApolloClient {
  if (!client) {
    const link = new BaseHttpLink({ uri: '/graphql', credentials: 'same-origin' });
    const cache = createCache().restore((readState('apollo') || {}) as NormalizedCacheObject);
    client = new ApolloClient({ link, cache });
    // Hydration uses the data that the server rendered, however long hydration takes. A network query meanwhile would
    // render different markup than the server did. DataLayout resets this flag.
    client.prioritizeCacheValues = true;
  }
  return client;
}
