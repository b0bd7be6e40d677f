import { ApolloClient, ApolloLink } from '@apollo/client';
import { addTypenameToDocument, canonicalStringify, DocumentTransform } from '@apollo/client/utilities';
import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import { from } from 'rxjs';
import { getOperationName, type PageAnswer } from '../runtime/pageAnswers.ts';
import { createCache } from './apollo.ts';

/**
 * Runs one GraphQL operation for the visitor of this page. This is the renderer's only access to the API. It rejects if
 * no one waits for the page any more.
 */
export type Execute = (document: DocumentNode, variables: Record<string, unknown>) => Promise<FormattedExecutionResult>;

/** A query with its variables, ready to run. */
export interface PlannedQuery {
  document: DocumentNode;
  variables: object;
}

/** The cache needs the type of each object. One instance for all pages, so that it transforms each document once. */
const typenames = new DocumentTransform(addTypenameToDocument);

/** The data of one page on the server, which runs each query once. */
export class PageData {
  readonly #results = new Map<string, Promise<FormattedExecutionResult>>();
  readonly #answers = new Map<string, PageAnswer>();
  #hasFailed = false;

  constructor(private readonly execute: Execute) {}

  /** True if a query has returned an error. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** A client for hooks that need one. Its link knows the errors of the queries, which a cache does not hold. */
  createClient(): ApolloClient {
    const link = new ApolloLink(({ query, variables }) => from(this.#run(query, variables)));
    return new ApolloClient({ ssrMode: true, link, cache: createCache({ resultCaching: false }) });
  }

  /**
   * Runs queries at the same time, and keeps their data in the order of the queries, so that the page and its ETag are the
   * same whatever the database answers first.
   */
  async fetch(queries: PlannedQuery[]): Promise<void> {
    const results = await Promise.all(
      queries.map(({ document, variables }) => this.#run(typenames.transformDocument(document), variables)),
    );
    for (const [index, { document, variables }] of queries.entries()) {
      const { data, errors } = results[index]!;
      if (data && !errors) this.#answers.set(toKey(document, variables), [getOperationName(document), variables, data]);
    }
  }

  /** The answer to a query that has run. Null if there is none, or if a query of the page failed. */
  read<Data>({ document, variables }: PlannedQuery): Data | null {
    return this.#hasFailed ? null : ((this.#answers.get(toKey(document, variables))?.[2] as Data | undefined) ?? null);
  }

  #run(document: DocumentNode, variables: object): Promise<FormattedExecutionResult> {
    const key = toKey(document, variables);
    const result = this.#results.get(key) ?? this.#execute(document, variables as Record<string, unknown>);
    this.#results.set(key, result);
    return result;
  }

  async #execute(document: DocumentNode, variables: Record<string, unknown>): Promise<FormattedExecutionResult> {
    const result = await this.execute(document, variables);
    if (result.errors?.length) this.#hasFailed = true;
    return result;
  }

  /** The answers for the browser: null if the page has no queries, false if one failed. */
  toState(): PageAnswer[] | false | null {
    if (this.#hasFailed) return false;
    return this.#results.size > 0 ? [...this.#answers.values()] : null;
  }
}

const toKey = (document: DocumentNode, variables: object): string =>
  `${getOperationName(document)} ${canonicalStringify(variables)}`;
