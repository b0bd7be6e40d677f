import { ApolloLink, gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { extractState, serverClient } from './apollo.ts';

const ARTICLE = gql`
  query {
    article(slug: "a") {
      id
      title
    }
  }
`;
const LIST = gql`
  query {
    articles {
      id
      summary
    }
  }
`;
const title = { article: { __typename: 'Article', id: 'art_1', title: 'Hash chains' } };
const summary = { articles: [{ __typename: 'Article', id: 'art_1', summary: 'How an audit log holds.' }] };

test('the extracted cache is the same text in whatever order the queries were answered', () => {
  const text = (...answers: Parameters<ReturnType<typeof serverClient>['writeQuery']>[0][]) => {
    const client = serverClient(ApolloLink.empty());
    for (const answer of answers) client.writeQuery(answer);
    return JSON.stringify(extractState(client));
  };
  const one = { query: ARTICLE, data: title };
  const other = { query: LIST, data: summary };
  expect(text(one, other)).toContain('Hash chains');
  expect(text(one, other)).toBe(text(other, one));
});

test('the extracted cache of a page without queries is null', () => {
  expect(extractState(serverClient(ApolloLink.empty()))).toBeNull();
});
