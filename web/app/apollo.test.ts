import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { SiteCache } from './apollo.ts';

const ARTICLE = gql`
  query Article($slug: String!) {
    article(slug: $slug) {
      __typename
      id
      title
    }
  }
`;
const data = { article: { __typename: 'Article', id: 'art_1', title: 'Hash chains' } };

const readArticle = async (cache: SiteCache, slug: string) => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache });
  return (await client.query({ query: ARTICLE, variables: { slug }, fetchPolicy: 'cache-only' })).data;
};

test('the cache contains the responses that the page includes', async () => {
  const cache = new SiteCache([['Article', { slug: 'a' }, data]]);
  expect(await readArticle(cache, 'b')).toBeUndefined();
  expect(await readArticle(cache, 'a')).toEqual(data);
});

test('signing out removes responses that were not read yet', async () => {
  const cache = new SiteCache([['Article', { slug: 'a' }, data]]);
  await cache.reset();
  expect(await readArticle(cache, 'a')).toBeUndefined();
});
