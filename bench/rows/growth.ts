import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Bench, runSql } from '../bench.ts';
import { compare, type Side } from '../compare.ts';
import { withChildren } from '../cpu.ts';
import { openLargeDatabase, WORDS } from '../large-database.ts';
import { post } from '../load.ts';
import { formatMicroseconds, type Row, type Section } from '../row.ts';

const PAGE = `query ($after: String, $filter: ArticleFilter) { articles(first: 20, after: $after, filter: $filter) {
  nodes { id slug title summary publishedAt category { slug } } pageInfo { hasNextPage endCursor } } }`;
const SEARCH = 'query ($query: String!) { search(filter: { query: $query }) { nodes { title path excerpt } } }';
const IN_CATEGORY =
  'query ($query: String!) { search(filter: { query: $query, category: "category-3" }) { nodes { title path excerpt } } }';
const READ_NEXT = 'query ($slug: String!) { article(slug: $slug) { related(first: 3) { slug } } }';
// The cookie bypasses the cache, because the row measures the growing database.
const UNCACHED = { Cookie: 'sid=bench', 'Sec-Fetch-Site': 'same-origin' };

/** Measures growth at 100,000 articles: later pages and searches, relative to page 1. */
export const growth: Section = {
  name: 'growth',
  async *rows(bench) {
    const name = await openLargeDatabase(bench, 100_000, { searchable: true });
    const first = await side(bench, name, PAGE, {}, 1_000);
    const row = async (title: string, query: string, variables: object, count: number, goal: number) =>
      getRow(title, 'page 1', goal, await compare(await side(bench, name, query, variables, count), first));
    yield await row('last page of 100,000', PAGE, { after: await findLastCursor(bench, name) }, 1_000, 1.5);
    yield await row('page 1 of a category', PAGE, { filter: { category: 'category-3' } }, 1_000, 1.5);
    yield await row('related articles', READ_NEXT, { slug: 'article-50000' }, 1_000, 1.5);
    for (const [word, share] of Object.entries(WORDS)) {
      yield await row(`search for a word in ${share * 100} %`, SEARCH, { query: word }, 60, 30);
    }
    yield await row('search for a mistyped word', SEARCH, { query: 'acnient' }, 60, 30);
    yield await row('search without results', SEARCH, { query: 'zzyzxqu' }, 60, 30);
    yield await row('search in a category', IN_CATEGORY, { query: 'ancient' }, 60, 30);
    await bench.stop(name);
  },
};

/** Measures growth at a million articles, which take minutes to write. Runs only when it is named. */
export const million: Section = {
  name: 'million',
  onRequest: true,
  async *rows(bench) {
    const small = await openLargeDatabase(bench, 100_000, { searchable: false });
    const large = await openLargeDatabase(bench, 1_000_000, { searchable: false });
    const limit = await side(bench, small, PAGE, {}, 1_000);
    const comparison = await compare(await side(bench, large, PAGE, {}, 1_000), limit);
    yield getRow('page 1 of 1,000,000', 'page 1 of 100,000', 1.5, comparison);
    const last = { after: await findLastCursor(bench, large) };
    yield getRow(
      'deepest page of 1,000,000',
      'page 1 of 100,000',
      1.5,
      await compare(await side(bench, large, PAGE, last, 1_000), limit),
    );
    for (const name of [small, large]) await bench.stop(name);
  },
};

/** Counts the CPU time of the server and all of Postgres, so that moving work from one to the other gains nothing. */
export async function side(
  bench: Bench,
  database: string,
  query: string,
  variables: object,
  count: number,
  headers: Record<string, string> = UNCACHED,
): Promise<Side> {
  const { pid, port } = await bench.site(database);
  const postmaster = Number(readFileSync(path.join(bench.folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const requests = [post('/graphql', { query, variables }, headers)];
  return {
    pids: () => [pid, ...withChildren(postmaster)],
    load: { port, requests, count, connections: 4, seconds: 30 },
  };
}

export const getRow = (
  name: string,
  of: string,
  goal: number,
  { ratio, measured, limit }: Awaited<ReturnType<typeof compare>>,
): Row => ({
  name,
  ratio,
  limit: `${of} ${formatMicroseconds(limit)}, here ${formatMicroseconds(measured)}, database included`,
  goal,
});

/** The cursor of the last page. */
export async function findLastCursor(bench: Bench, database: string, size = 20): Promise<string> {
  const text = 'select published_at as at, id from article order by sort_at, id limit 1 offset $1';
  const [row] = await runSql<{ at: Date; id: string }>(await bench.database(database), text, [size]);
  return Buffer.from(JSON.stringify([row?.at.toISOString(), row?.id])).toString('base64url');
}
