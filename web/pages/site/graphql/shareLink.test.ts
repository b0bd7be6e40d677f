import { describe, expect, it } from 'vitest';
import { readSharedOperation, writeShareLink } from './shareLink.ts';

describe('a link to an operation', () => {
  it('has the operation only in its fragment, and restores the same operation', () => {
    const operation = {
      query: '{ search(filter: { query: "a&b #1 + é" }) { nodes { title } } }',
      variables: '{"a": 1}',
    };
    const url = new URL(writeShareLink('https://example.com', operation));
    expect([url.pathname, url.search]).toEqual(['/graphql', '']);
    expect(readSharedOperation(url)).toEqual(operation);
  });

  it('can be the URL of a GET request', () => {
    const url = new URL('https://example.com/graphql?query=%7B__typename%7D');
    expect(readSharedOperation(url)).toEqual({ query: '{__typename}', variables: '' });
  });

  it('does not exist without a query', () => {
    expect(readSharedOperation(new URL('https://example.com/graphql#variables=1'))).toBeNull();
  });
});
