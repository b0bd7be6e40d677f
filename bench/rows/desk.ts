import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, print } from 'graphql';
import type { Bench } from '../bench.ts';
import { compare } from '../compare.ts';
import { grown, WORDS } from '../grown.ts';
import { ROOT } from '../processes.ts';
import type { Row, Section } from '../row.ts';
import { signedIn } from '../signed-in.ts';
import { lastCursor, getRow, side } from './growth.ts';

// The operations that the article admin page sends.
const DESK = operation('DeskArticles');
const DESK_SEARCH = operation('DeskSearch');
const PLAIN_SEARCH = `query ($query: String!) { articles(first: 25, filter: { search: $query }) { nodes { id title } } }`;
/** Measures the admin table of 100,000 articles relative to its first page: filters, searches and later pages. */
export const desk: Section = {
  name: 'desk',
  rows: deskRows,
};

async function* deskRows(bench: Bench): AsyncIterable<Row> {
  const name = await grown(bench, 100_000, { searchable: true });
  const headers = await signedIn((await bench.site(name)).port);
  const ask = (query: string, variables: object, count: number) =>
    side(bench, name, query, { first: 25, ...variables }, count, headers);
  const first = await ask(DESK, {}, 600);
  const row = async (title: string, query: string, variables: object, goal: number) =>
    getRow(title, 'its page 1', goal, await compare(await ask(query, variables, goal < 2 ? 600 : 60), first));
  const after = await lastCursor(bench, name, 25);
  const inFull = { status: 'PUBLISHED', category: 'category-3' };
  yield await row('admin table: last page', DESK, { after }, 1.5);
  yield await row('admin table: by status and category', DESK, inFull, 1.5);
  yield await row('admin table: by both, last page', DESK, { ...inFull, after }, 1.5);
  yield await row('admin table: by a status of no article', DESK, { status: 'DRAFT' }, 1.5);
  for (const [word, share] of Object.entries(WORDS)) {
    yield await row(`admin search: a word in ${share * 100} %`, DESK_SEARCH, { query: word }, 30);
    yield await row(`server-rendered list: a word in ${share * 100} %`, PLAIN_SEARCH, { query: word }, 30);
  }
  yield await row('admin search: mistyped', DESK_SEARCH, { query: 'acnient' }, 30);
  yield await row('admin search: by status and category', DESK_SEARCH, { query: 'ancient', ...inFull }, 30);
  const last = await lastFound(bench, name, headers);
  yield await row('admin search: last page', DESK_SEARCH, { query: 'system', after: last }, 30);
  await bench.stop(name);
}

/** The cursor of the last page of a search for a word in most articles. */
async function lastFound(bench: Bench, name: string, headers: Record<string, string>): Promise<string | null> {
  const { port } = await bench.site(name);
  const page = async (after: string | null): Promise<string | null> => {
    const body = JSON.stringify({ query: DESK_SEARCH, variables: { query: 'system', first: 25, after } });
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

/** One of the site's operations with its fragments, as the browser sends it. */
function operation(name: string): string {
  const text = readFileSync(path.join(ROOT, 'graphql/operations/admin/articles.graphql'), 'utf8');
  const wanted = parse(text).definitions.filter(
    (part) => 'name' in part && (part.name?.value === name || part.name?.value === 'DeskArticle'),
  );
  return wanted.map(print).join('\n');
}
