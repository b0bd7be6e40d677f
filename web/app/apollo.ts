import { ApolloClient, InMemoryCache } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { forgetAnswers } from '../runtime/useAnsweredQuery.ts';

/** The cache of the browser, and of a page on the server whose query failed. */
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

/** The browser's only Apollo client, created when the first page that reads data opens. */
export function getBrowserClient(): ApolloClient {
  if (!client) {
    const link = new BaseHttpLink({ uri: '/graphql', credentials: 'same-origin' });
    client = new ApolloClient({ link, cache: createCache() });
    client.onClearStore(() => Promise.resolve(forgetAnswers()));
    // Hydration uses the data that the server rendered, however long hydration takes. A network query meanwhile would
    // render different markup than the server did. DataLayout resets this flag.
    client.prioritizeCacheValues = true;
  }
  return client;
}
