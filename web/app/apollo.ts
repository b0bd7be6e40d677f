import { ApolloClient, InMemoryCache } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import type { DocumentNode } from 'graphql';
import { readAnswers, type StoredAnswer } from '../runtime/state.ts';
import { getOperationName } from './operationName.ts';

/**
 * Apollo's cache with the answers that came with the page. An answer is written when its query is first read, because
 * only the page that reads it has its document.
 */
export class SiteCache extends InMemoryCache {
  #answers: readonly StoredAnswer[];

  constructor(answers: readonly StoredAnswer[] = []) {
    // These types have no id, and several queries of a page read different fields of them. A `Person` in the audit log
    // has the name it had at that time, so newer names must not replace older ones.
    super({
      typePolicies: {
        Browser: { merge: true },
        CalendarSettings: { merge: true },
        SecondFactor: { merge: true },
        Person: { keyFields: false },
      },
    });
    this.#answers = answers;
  }

  // `never`, because Apollo's overloads name types that it does not export.
  override diff(options: never): never {
    this.#restore((options as { query: DocumentNode }).query);
    return super.diff(options) as never;
  }

  /** The answers belong to the person who opened the page, so signing out removes them. */
  override reset(...options: Parameters<InMemoryCache['reset']>): Promise<void> {
    this.#answers = [];
    return super.reset(...options);
  }

  #restore(query: DocumentNode): void {
    if (this.#answers.length === 0) return;
    const operation = getOperationName(query);
    const answers = this.#answers.filter(([name]) => name === operation);
    if (answers.length === 0) return;
    this.#answers = this.#answers.filter(([name]) => name !== operation);
    for (const [, variables, data] of answers) this.writeQuery({ query, variables, data, broadcast: false });
  }
}

let client: ApolloClient | null = null;

/** The browser's only Apollo client, created with the server's answers when the first page that reads data opens. */
export function getBrowserClient(): ApolloClient {
  if (!client) {
    const link = new BaseHttpLink({ uri: '/graphql', credentials: 'same-origin' });
    client = new ApolloClient({ link, cache: new SiteCache(readAnswers()), queryDeduplication: true });
    // Hydration uses the data that the server rendered, however long hydration takes. A network query meanwhile would
    // render different markup than the server did. DataLayout resets this flag.
    client.prioritizeCacheValues = true;
  }
  return client;
}
