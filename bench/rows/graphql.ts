import type { Bench } from '../bench.ts';
import { compare } from '../compare.ts';
import { get, post } from '../load.ts';
import { readOperation } from '../operation.ts';
import { formatMicroseconds, type Row, type Section } from '../row.ts';
import { signIn } from '../signed-in.ts';

const COUNT = 4_000;
// A session cookie bypasses the cache. This one is invalid, so no session is read and the work itself is measured.
const UNCACHED = { Cookie: 'sid=bench', 'Sec-Fetch-Site': 'same-origin' };
const STRAY = { Cookie: 'theme=dark', 'Sec-Fetch-Site': 'same-origin' };
const PREFLIGHT = { 'Apollo-Require-Preflight': 'true' };

interface Case {
  name: string;
  query: string;
  operationName?: string;
  variables: Record<string, unknown>;
  /** The path of limit.ts with the same response. */
  limit: string;
  goal: number;
}

/** Measures the cost of a query, uncached and cached, relative to the same response from Express and pg alone. */
export const graphql: Section = {
  name: 'graphql',
  async *rows(bench) {
    const site = await bench.site();
    const slug = await findSlug(site.port);
    const session = await signIn(site.port);
    for (const graphqlCase of listCases(slug)) {
      yield await measure(bench, `${graphqlCase.name}, uncached`, graphqlCase, UNCACHED, graphqlCase.goal);
      yield await measure(bench, `${graphqlCase.name}, signed in`, graphqlCase, session, graphqlCase.goal);
      yield await measure(bench, `${graphqlCase.name}, cached`, graphqlCase, {}, 0.25);
      yield await measure(bench, `${graphqlCase.name}, cached, cookie of another program`, graphqlCase, STRAY, 0.25);
    }
    const list = listCases(slug)[0];
    if (list) yield await measureGet(bench, list);
  },
};

const LIST = `query ($first: Int!) { articles(first: $first) { nodes {
  id slug title summary readingMinutes publishedAt category { id name slug } } pageInfo { hasNextPage endCursor } } }`;
const ARTICLE = `query ($slug: String!) { article(slug: $slug) {
  id slug title summary readingMinutes publishedAt updatedAt bodyTree category { id name slug } author { name } } }`;

const listCases = (slug: string): Case[] => [
  { name: 'list of 20', query: LIST, variables: { first: 20 }, limit: '/list', goal: 2.6 },
  { name: 'article by slug', query: ARTICLE, variables: { slug }, limit: '/article', goal: 2.6 },
  {
    name: "the site's own list",
    ...readOperation('site/articles.graphql', 'Articles'),
    variables: { first: 20 },
    limit: '/list-and-categories',
    goal: 2,
  },
  {
    name: "the site's own article",
    ...readOperation('site/articles.graphql', 'Article'),
    variables: { slug },
    limit: '/article-and-related',
    goal: 2,
  },
];

async function measure(
  bench: Bench,
  name: string,
  { query, operationName, variables, limit: path, ...options }: Case,
  headers: Record<string, string>,
  goal: number,
): Promise<Row> {
  const [site, limit] = await Promise.all([bench.site(), bench.limit()]);
  const requests = [post('/graphql', { operationName, variables, query }, headers)];
  const database = await bench.databasePids();
  const { ratio, ...sides } = await compare(
    { pids: () => [site.pid, ...database()], load: { port: site.port, requests, count: goal < 1 ? COUNT * 4 : COUNT } },
    {
      pids: () => [limit.pid, ...database()],
      load: { port: limit.port, requests: [post(path, { variables })], count: COUNT },
    },
  );
  return {
    name: name || options.name,
    ratio,
    limit: `bare Express and pg ${formatMicroseconds(sides.limit)}, here ${formatMicroseconds(sides.measured)}`,
    goal,
  };
}

async function measureGet(bench: Bench, { query, variables, limit: path }: Case): Promise<Row> {
  const [site, limit] = await Promise.all([bench.site(), bench.limit()]);
  const parameters = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  const database = await bench.databasePids();
  const { ratio, ...sides } = await compare(
    {
      pids: () => [site.pid, ...database()],
      load: { port: site.port, requests: [get(`/graphql?${parameters}`, PREFLIGHT)], count: COUNT * 4 },
    },
    {
      pids: () => [limit.pid, ...database()],
      load: { port: limit.port, requests: [post(path, { variables })], count: COUNT },
    },
  );
  return {
    name: 'list of 20 by GET, cached',
    ratio,
    limit: `bare Express and pg ${formatMicroseconds(sides.limit)}, here ${formatMicroseconds(sides.measured)}`,
    goal: 0.25,
  };
}

export async function findSlug(port: number): Promise<string> {
  const answer = await ask(port, '{ articles(first: 1) { nodes { slug } } }');
  return (answer as { data: { articles: { nodes: { slug: string }[] } } }).data.articles.nodes[0]?.slug ?? '';
}

export async function ask(port: number, query: string, variables: Record<string, unknown> = {}): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return answer.json();
}
