import { type DocumentNode, gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from './apollo.ts';
import { type Execute, PageData } from './pageData.ts';

const ARTICLE = gql`
  query Article($slug: String!) {
    article(slug: $slug) {
      id
      title
    }
  }
`;
const NEWEST = gql`
  query Newest {
    newest {
      id
      title
    }
  }
`;
const article = { __typename: 'Article', id: 'art_1', title: 'Hash chains' };
const isArticle = ({ definitions: [node] }: DocumentNode) => node && 'name' in node && node.name?.value === 'Article';
const queries = [
  { document: ARTICLE, variables: { slug: 'a' } },
  { document: NEWEST, variables: {} },
];

/** Answers both queries. The first one that `delays` names is answered last. */
const answer =
  (delays: 'Article' | 'Newest'): Execute =>
  async (document) => {
    if (isArticle(document) === (delays === 'Article')) await new Promise(setImmediate);
    return { data: isArticle(document) ? { article } : { newest: { ...article, id: 'art_2' } } };
  };

async function fetchState(execute: Execute) {
  const data = new PageData(execute);
  await data.fetch(queries);
  return data.toState();
}

test('the browser finds the data of the page in its cache, and only with the variables of the page', async () => {
  const cache = createCache();
  for (const [operation, variables, data] of (await fetchState(answer('Article'))) || [])
    cache.writeQuery({ query: operation === 'Article' ? ARTICLE : NEWEST, variables, data });
  expect(cache.readQuery({ query: ARTICLE, variables: { slug: 'a' } })).toEqual({ article });
  expect(cache.readQuery({ query: ARTICLE, variables: { slug: 'b' } })).toBeNull();
});

test('a page is the same whichever of its queries the database answers first', async () => {
  const [first, second] = [await fetchState(answer('Article')), await fetchState(answer('Newest'))];
  expect(JSON.stringify(first)).toBe(JSON.stringify(second));
});

test('a query that failed runs once, and the browser reads the page again', async () => {
  let runs = 0;
  const data = new PageData(async () => {
    runs += 1;
    return { errors: [{ message: 'No.' }] } as never;
  });
  await data.fetch([queries[1]!]);
  await expect(data.createClient().query({ query: NEWEST })).rejects.toThrow('No.');
  expect([runs, data.toState()]).toEqual([1, false]);
});

test('a page that no one waits for is not rendered', async () => {
  const data = new PageData(() => Promise.reject(new Error('aborted')));
  await expect(data.fetch(queries)).rejects.toThrow('aborted');
});
