import { describe, expect, it } from 'vitest';
import { requestErrorStatuses } from '../../graphql/error-codes.ts';
import { useSite } from '../testing/site.ts';

// The developer pages list these codes with their HTTP status.
const site = useSite();

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
  body: JSON.stringify(body),
});
const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };

/** Requests that fail with each code. INTERNAL_SERVER_ERROR is tested in graphql-json.http.test.ts. */
const requests = {
  BAD_REQUEST: [post({}), post([{ query: '{ __typename }' }]), post({ query: 1 }), post({ query: '' })],
  GRAPHQL_PARSE_FAILED: [post({ query: '{' }), post({ query: 'query Name {' })],
  GRAPHQL_VALIDATION_FAILED: [
    post({ query: '{ unknown }' }),
    post({ query: '{ articles(unknown: 1) { nodes { id } } }' }),
  ],
  OPERATION_RESOLUTION_FAILURE: [
    post({ query: 'query A { __typename } query B { __typename }' }),
    post({ query: 'query A { __typename }', operationName: 'B' }),
  ],
  PERSISTED_QUERY_NOT_SUPPORTED: [post({ extensions })],
};

describe('a request that does not become an operation', () => {
  it.each(Object.entries(requests))('fails with %s and its status', async (code, all) => {
    for (const init of all) {
      const response = await fetch(`${site.urls[0]}/graphql`, init);
      const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
      const status = requestErrorStatuses[code as keyof typeof requestErrorStatuses];
      expect([init.body, response.status, errors[0]?.extensions.code]).toEqual([init.body, status, code]);
    }
  });

  it('is tested for each code', () => {
    expect(Object.keys({ ...requests, INTERNAL_SERVER_ERROR: [] })).toEqual(Object.keys(requestErrorStatuses));
  });
});
