import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { type DocumentNode, Kind } from 'graphql';
import { describe, expect, it } from 'vitest';
import { registeredOperations } from '#graphql/generated/registered.ts';

// All typed documents that the pages import.
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../graphql/generated/*.ts', '!../../graphql/generated/tests-*.ts', '!../../graphql/generated/registered.ts'],
  { eager: true },
);
const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && (value as DocumentNode).kind === Kind.DOCUMENT;
const documents = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isDocument)
  .filter(({ definitions }) => definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION));

/** The text that Apollo Client sends for a document. */
async function getSentText(document: DocumentNode): Promise<string> {
  let sentText = '';
  const link = new HttpLink({
    uri: 'http://127.0.0.1/graphql',
    fetch: async (_url, init) => {
      sentText = (JSON.parse(String(init?.body)) as { query: string }).query;
      return new Response('{"data":null}', { headers: { 'content-type': 'application/json' } });
    },
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const isQuery = document.definitions.some((node) => 'operation' in node && node.operation === 'query');
  const options = { fetchPolicy: 'no-cache', errorPolicy: 'ignore' } as const;
  const result = isQuery
    ? client.query({ query: document, ...options })
    : client.mutate({ mutation: document, ...options });
  await result.catch(() => undefined);
  return sentText;
}

describe('the registered operations', () => {
  it('are the texts that Apollo Client sends for the documents of the pages', async () => {
    expect(documents.length).toBeGreaterThan(100);
    const sentTexts = await Promise.all(documents.map(getSentText));
    expect(sentTexts.toSorted()).toEqual(registeredOperations);
  });
});
