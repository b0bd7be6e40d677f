import { beforeAll, expect, it } from 'vitest';
import { person, useApi } from '#api/testing/api.ts';
import { readOperations } from '#api/testing/site-operations.ts';
import { ArticleStatus } from './article.entity.ts';
import { makeArticle } from './article.factory.ts';

const api = useApi();
const operations = new Map(readOperations().map(({ name, text }) => [name, text]));

beforeAll(async () => {
  const em = api.em();
  makeArticle(em, { slug: 'a-published-one', title: 'Published about turbines', status: ArticleStatus.PUBLISHED });
  makeArticle(em, { slug: 'a-draft', title: 'Draft about turbines', status: ArticleStatus.DRAFT, publishedAt: null });
  await em.flush();
});

it.each([
  ['Articles', { first: 20 }],
  ['NewestArticles', {}],
  ['Article', { slug: 'a-published-one' }],
  ['Search', { query: 'turbines', first: 20 }],
] as const)('the public query %s returns no drafts, even to administrators', async (name, variables) => {
  const { data } = await api.execute(person.admin, operations.get(name)!, variables);
  expect(JSON.stringify(data)).not.toMatch(/[Dd]raft/);
  expect(JSON.stringify(data)).toContain('a-published-one');
});
