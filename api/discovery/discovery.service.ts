import { hash } from 'node:crypto';
import { listCategories } from '../categories/category.service.ts';
import { listArticles, loadText } from '../articles/article.reading.service.ts';
import { listCaseStudies } from '../case-studies/case-study.reading.service.ts';
import type { Context } from '../platform/context.ts';
import type { Connection } from '../platform/pagination.ts';
import { query } from '../platform/sql.ts';
import { anonymous } from '../platform/viewer.ts';

export interface FeedArticle {
  id: string;
  slug: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  category: string | null;
  publishedAt: Date;
  updatedAt: Date;
}

/** As many as a reader's program that was off for a while may have missed. */
const FEED_LENGTH = 30;
const PAGE = 100;

/** The newest articles with their whole text, as anybody may read them, whoever asks. */
export async function readFeed(asked: Context, category: string | null): Promise<FeedArticle[]> {
  const context = { ...asked, viewer: anonymous };
  const { nodes } = await listArticles(context, { first: FEED_LENGTH, filter: { category } });
  return Promise.all(
    nodes.map(async (article) => ({
      ...article,
      html: (await loadText(context, article)).bodyHtml,
      author: article.authorName,
      category: article.category?.name ?? null,
      publishedAt: article.publishedAt ?? article.updatedAt,
    })),
  );
}

/** The category of this slug, or null where there is none. */
export const findCategory = async (context: Context, slug: string) =>
  (await listCategories(context)).find((category) => category.slug === slug) ?? null;

export interface Dated {
  path: string;
  updatedAt: Date;
}

/**
 * When the words of each page changed: noticed here, when a site map is asked for, by comparing them with what they
 * were the last time. A page whose words cannot be had now keeps its date.
 */
export async function datePages(
  context: Context,
  pages: readonly string[],
  textOf: (path: string, context: Context) => Promise<string | null>,
): Promise<Dated[]> {
  const found: { path: string; hash: string }[] = [];
  // One after the other: a site map is in no hurry, and visitors are.
  for (const path of pages) {
    const text = await textOf(path, context);
    if (text !== null) found.push({ path, hash: hash('sha256', text, 'base64url') });
  }
  await query(
    context.em,
    `insert into page_text as known (path, hash) select path, hash from jsonb_to_recordset($1::jsonb) as found (path text, hash text)
     on conflict (path) do update set hash = excluded.hash, changed_at = now() where known.hash <> excluded.hash`,
    [JSON.stringify(found)],
  );
  const rows = await query<{ path: string; changedAt: string }>(
    context.em,
    'select path, changed_at as "changedAt" from page_text where path = any($1) order by path',
    [pages],
  );
  return rows.map(({ path, changedAt }) => ({ path, updatedAt: new Date(changedAt) }));
}

export interface Address extends Dated {
  title: string;
  summary: string;
}

const ofArticle = ({ slug, ...facts }: Omit<Address, 'path'> & { slug: string }): Address => ({
  ...facts,
  path: `/resources/${slug}`,
});
const ofStudy = ({ id, ...facts }: Omit<Address, 'path'> & { id: string }): Address => ({
  ...facts,
  path: `/case-studies/${id}`,
});

/** Where everything written in the database stands for anybody, and when it last changed. */
export async function readAddresses(asked: Context): Promise<Address[]> {
  const context = { ...asked, viewer: anonymous };
  const articles = await readAll((after) => listArticles(context, { first: PAGE, after }));
  const studies = await readAll((after) => listCaseStudies(context, { first: PAGE, after }));
  return [...articles.map(ofArticle), ...studies.map(ofStudy)];
}

/** The newest of it, for a page that introduces the site. */
export async function readNewest(asked: Context): Promise<{ articles: Address[]; studies: Address[] }> {
  const context = { ...asked, viewer: anonymous };
  const articles = await listArticles(context, { first: FEED_LENGTH });
  const studies = await listCaseStudies(context, { first: FEED_LENGTH });
  return { articles: articles.nodes.map(ofArticle), studies: studies.nodes.map(ofStudy) };
}

/** A whole list, page by page. */
async function readAll<Row>(read: (after: string | null) => Promise<Connection<Row>>): Promise<Row[]> {
  const all: Row[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo }: Connection<Row> = await read(after);
    all.push(...nodes);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  return all;
}
