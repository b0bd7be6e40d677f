import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  InMemoryCache,
  NetworkStatus,
  type OperationVariables,
} from '@apollo/client';
import { addTypenameToDocument, canonicalStringify } from '@apollo/client/utilities';
import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import { getOperationName } from './operationName.ts';
import type { StoredAnswer } from '../runtime/state.ts';

/**
 * Runs one GraphQL operation for the visitor of this page. This is the renderer's only access to the API. It rejects if
 * no one waits for the page any more.
 */
export type Execute = (document: DocumentNode, variables: Record<string, unknown>) => Promise<FormattedExecutionResult>;

interface Answer {
  document: DocumentNode;
  variables: object;
  result: FormattedExecutionResult | null;
  error: Error | null;
  isUsed: boolean;
}

/** The options of `useQuery` that matter while the server renders. */
interface UseQueryOptions {
  variables?: OperationVariables;
  skip?: boolean;
  fetchPolicy?: string;
}

/**
 * The client that hooks find during rendering on the server. It has no data and sends nothing: `Answers` answers all
 * queries, so all requests can share it.
 */
export const serverClient = new ApolloClient({ ssrMode: true, link: ApolloLink.empty(), cache: new InMemoryCache() });

/** The queries of one page and their answers. It takes the place of Apollo's cache while the server renders. */
export class Answers {
  readonly #answers = new Map<string, Answer>();
  #missing: Answer[] = [];
  readonly #undeclared = new Set<string>();

  /** `declared` are the documents that the page declares, see web/runtime/pageQueries.ts. */
  constructor(
    private readonly execute: Execute,
    private readonly declared: ReadonlySet<DocumentNode>,
  ) {}

  /** Runs queries at the same time, before rendering. */
  async run(queries: { document: DocumentNode; variables: object }[]): Promise<void> {
    await Promise.all(
      queries.map(({ document, variables }) => {
        const key = toKey(document, variables);
        return this.#answers.has(key) ? undefined : this.#run(this.#add(key, document, variables));
      }),
    );
  }

  /** Runs the queries that were used without an answer. False if there are none. */
  async runMissing(): Promise<boolean> {
    const missing = this.#missing;
    this.#missing = [];
    await Promise.all(missing.map((answer) => this.#run(answer)));
    return missing.length > 0;
  }

  /** The return value of `useQuery` on the server. */
  readonly use = (document: DocumentNode, options: UseQueryOptions = {}) => {
    const { variables = {}, skip = false, fetchPolicy } = options;
    const isRead = !skip && fetchPolicy !== 'no-cache' && fetchPolicy !== 'standby';
    const answer = isRead ? this.#find(document, variables, fetchPolicy === 'cache-only') : null;
    const { result, error } = answer ?? { result: null, error: null };
    const loading = !skip && fetchPolicy !== 'cache-only' && !result && !error;
    const data = error ? undefined : result?.data;
    return {
      data: data ?? undefined,
      dataState: data ? 'complete' : 'empty',
      error: error ?? undefined,
      loading,
      networkStatus: loading ? NetworkStatus.loading : error ? NetworkStatus.error : NetworkStatus.ready,
      previousData: undefined,
      variables,
      client: serverClient,
      ...notOnServer,
    };
  };

  #find(document: DocumentNode, variables: object, isOptional: boolean): Answer | null {
    const key = toKey(document, variables);
    const storedAnswer = this.#answers.get(key);
    if (storedAnswer) {
      storedAnswer.isUsed = true;
      return storedAnswer;
    }
    if (isOptional) return null;
    if (!this.declared.has(document)) this.#undeclared.add(getOperationName(document));
    const answer = this.#add(key, document, variables);
    answer.isUsed = true;
    this.#missing.push(answer);
    return answer;
  }

  #add(key: string, document: DocumentNode, variables: object): Answer {
    const answer: Answer = { document, variables, result: null, error: null, isUsed: false };
    this.#answers.set(key, answer);
    return answer;
  }

  async #run(answer: Answer): Promise<void> {
    const result = await this.execute(withTypenames(answer.document), answer.variables as Record<string, unknown>);
    answer.result = result;
    if (result.errors?.length) answer.error = new CombinedGraphQLErrors(result);
  }

  /**
   * The data that the browser needs to render the same page: null if the page used no query, false if one failed. The order is
   * that of the declarations, so the page and its ETag are the same whatever the database answers first.
   */
  toState(): StoredAnswer[] | false | null {
    const usedAnswers = [...this.#answers.values()].filter(({ isUsed }) => isUsed);
    if (usedAnswers.some(({ error }) => error)) return false;
    const storedAnswers = usedAnswers.flatMap(({ document, variables, result }): StoredAnswer[] =>
      result?.data ? [[getOperationName(document), variables, result.data]] : [],
    );
    return storedAnswers.length > 0 ? storedAnswers : null;
  }

  /** Names of queries that the page used and did not declare, and of those that it declared and did not use. */
  listDifferences(): { undeclared: string[]; unused: string[] } {
    const unused = [...this.#answers.values()]
      .filter(({ isUsed }) => !isUsed)
      .map(({ document }) => getOperationName(document));
    return { undeclared: [...this.#undeclared], unused };
  }
}

const refuse = () => {
  throw new Error('Queries run before rendering on the server.');
};

const notOnServer = {
  refetch: refuse,
  fetchMore: refuse,
  updateQuery: refuse,
  startPolling: refuse,
  stopPolling: refuse,
  subscribeToMore: refuse,
};

const toKey = (document: DocumentNode, variables: object): string =>
  `${getOperationName(document)} ${canonicalStringify(variables)}`;

const documents = new WeakMap<DocumentNode, DocumentNode>();

/** The cache of the browser needs the type of each object. */
function withTypenames(document: DocumentNode): DocumentNode {
  const typedDocument = documents.get(document) ?? addTypenameToDocument(document);
  documents.set(document, typedDocument);
  return typedDocument;
}
