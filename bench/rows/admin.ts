import type { Bench } from '../bench.ts';
import { compare } from '../compare.ts';
import { openLargeDatabase, WORDS } from '../large-database.ts';
import { readOperation } from '../operation.ts';
import type { Row, Section } from '../row.ts';
import { signIn } from '../signed-in.ts';
import { findLastCursor, getRow, side } from './growth.ts';

// The operations that the article admin page sends.
const LIST = readOperation('admin/articles.graphql', 'AdminArticles').query;
const SEARCH = readOperation('admin/articles.graphql', 'AdminSearch').query;
const PLAIN_SEARCH = `query ($query: String!) { articles(first: 25, filter: { search: $query }) { nodes { id title } } }`;
/** Measures the admin table of 100,000 articles relative to its first page: filters, searches and later pages. */
export const admin: Section = {
  name: 'admin',
  rows: adminRows,
};

async function* adminRows(bench: Bench): AsyncIterable<Row> {
  const name = await openLargeDatabase(bench, 100_000, { searchable: true });
  const headers = await signIn((await bench.site(name)).port);
  const measure = (query: string, variables: object, count: number) =>
    side(bench, name, query, { first: 25, ...variables }, count, headers);
  const first = await measure(LIST, {}, 600);
  const row = async (title: string, query: string, variables: object, goal: number) =>
    getRow(title, 'its page 1', goal, await compare(await measure(query, variables, goal < 2 ? 600 : 60), first));
  const after = await findLastCursor(bench, name, 25);
  const inFull = { status: 'PUBLISHED', category: 'category-3' };
  yield await row('admin table: last page', LIST, { after }, 1.5);
  yield await row('admin table: by status and category', LIST, inFull, 1.5);
  yield await row('admin table: by both, last page', LIST, { ...inFull, after }, 1.5);
  yield await row('admin table: by a status of no article', LIST, { status: 'DRAFT' }, 1.5);
  for (const [word, share] of Object.entries(WORDS)) {
    yield await row(`admin search: a word in ${share * 100} %`, SEARCH, { query: word }, 30);
    yield await row(`server-rendered list: a word in ${share * 100} %`, PLAIN_SEARCH, { query: word }, 30);
  }
  yield await row('admin search: mistyped', SEARCH, { query: 'acnient' }, 30);
  yield await row('admin search: by status and category', SEARCH, { query: 'ancient', ...inFull }, 30);
  const last = await findLastSearchCursor(bench, name, headers);
  yield await row('admin search: last page', SEARCH, { query: 'system', after: last }, 30);
  await bench.stop(name);
}

/** The cursor of the last page of a search for a word in most articles. */
async function findLastSearchCursor(
  bench: Bench,
  name: string,
  headers: Record<string, string>,
): Promise<string | null> {
  const { port } = await bench.site(name);
  const page = async (after: string | null): Promise<string | null> => {
    const body = JSON.stringify({ query: SEARCH, variables: { query: 'system', first: 25, after } });
    const url = `http://127.0.0.1:${port}/graphql`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    });
    const { data } = (await answer.json()) as { data: { search: { pageInfo: PageInfo } } };
    const { hasNextPage, endCursor } = data.search.pageInfo;
    return hasNextPage ? page(endCursor) : after;
  };
  return page(null);
}
interface PageInfo {
  hasNextPage: boolean;
  endCursor: string | null;
}
