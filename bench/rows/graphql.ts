import type { Bench } from '../bench.ts';
import { compareAll, type Side } from '../compare.ts';
import { get, post, run } from '../load.ts';
import { readOperation } from '../operation.ts';
import { formatMicroseconds, type Row, type Section } from '../row.ts';
import { signIn, signInAsInvestor } from '../signed-in.ts';

const COUNT = 4_000;
// A session cookie bypasses the cache. This one is invalid, so no session is read and the work itself is measured.
const UNCACHED = { Cookie: 'sid=bench', 'Sec-Fetch-Site': 'same-origin' };
const STRAY = { Cookie: 'theme=dark', 'Sec-Fetch-Site': 'same-origin' };
const PREFLIGHT = { 'Apollo-Require-Preflight': 'true' };

export interface Case {
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
    const sessions = {
      admin: await signIn(site.port),
      investor: await signInAsInvestor(site.port, await bench.database('site')),
    };
    for (const graphqlCase of listCases(slug)) yield* measure(bench, graphqlCase, sessions);
  },
};

const LIST = `query ($first: Int!) { articles(first: $first) { nodes {
  id slug title summary readingMinutes publishedAt category { id name slug } } pageInfo { hasNextPage endCursor } } }`;
const ARTICLE = `query ($slug: String!) { article(slug: $slug) {
  id slug title summary readingMinutes publishedAt updatedAt bodyTree category { id name slug } author { name } } }`;

/** The operations with their variables. */
export const listCases = (slug: string): Case[] => [
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

export const toRequest = ({ query, operationName, variables }: Case, headers: Record<string, string>): string =>
  post('/graphql', { operationName, variables, query }, headers);

/** All rows of a case are measured in the same rounds. */
async function* measure(
  bench: Bench,
  measuredCase: Case,
  sessions: Record<'admin' | 'investor', Record<string, string>>,
): AsyncGenerator<Row> {
  const { name, query, variables, limit: path, goal } = measuredCase;
  const [site, limit] = await Promise.all([bench.site(), bench.limit()]);
  const database = await bench.databasePids();
  const toSide = (request: string, count: number): Side => ({
    pids: () => [site.pid, ...database()],
    load: { port: site.port, requests: [request], count },
  });
  const send = (headers: Record<string, string>) => toRequest(measuredCase, headers);
  const url = `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;
  // A member's read is answered from memory only if a visitor has sent the same operation before.
  await run({ port: site.port, requests: [send({})], count: 1 });
  const rows = [
    { name: `${name}, uncached`, goal, side: toSide(send(UNCACHED), COUNT) },
    { name: `${name}, signed in`, goal, side: toSide(send(sessions.investor), COUNT) },
    { name: `${name}, as an administrator`, goal, side: toSide(send(sessions.admin), COUNT) },
    { name: `${name}, cached`, goal: 0.25, side: toSide(send({}), COUNT * 4) },
    { name: `${name}, cached, cookie of another program`, goal: 0.25, side: toSide(send(STRAY), COUNT * 4) },
    ...(path === '/list'
      ? [{ name: `${name} by GET, cached`, goal: 0.25, side: toSide(get(url, PREFLIGHT), COUNT * 4) }]
      : []),
  ];
  const comparisons = await compareAll(
    rows.map(({ side }) => side),
    {
      pids: () => [limit.pid, ...database()],
      load: { port: limit.port, requests: [post(path, { variables })], count: COUNT },
    },
  );
  for (const [index, { name: rowName, goal: rowGoal }] of rows.entries()) {
    const { ratio, ...sides } = comparisons[index]!;
    const text = `bare Express and pg ${formatMicroseconds(sides.limit)}, here ${formatMicroseconds(sides.measured)}`;
    yield { name: rowName, ratio, limit: text, goal: rowGoal };
  }
}

export async function findSlug(port: number): Promise<string> {
  const answer = await sendOperation(port, '{ articles(first: 1) { nodes { slug } } }');
  return (answer as { data: { articles: { nodes: { slug: string }[] } } }).data.articles.nodes[0]?.slug ?? '';
}

export async function sendOperation(
  port: number,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return answer.json();
}
