import { z } from 'zod';
import type { Category } from '../categories/category.entity.ts';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/loaders.ts';
import { type Connection, decodeCursor, toConnection } from '../platform/pagination.ts';
import { searchQuery } from '../platform/search-query.ts';
import { binder, query } from '../platform/sql.ts';
import { anonymous, type Viewer } from '../platform/viewer.ts';
import { type Article, ArticleStatus } from './article.entity.ts';
import type { ArticlesArgs } from './article.filter.ts';
import { articlePolicy, visibleTo } from './article.policy.ts';

// Hot public reads: lean SQL returns plain rows of the GraphQL type. Hydrating entities was measured at 63 % of a
// list's cost, so entities serve writes and these rows serve readers.

type Text = Pick<Article, 'body' | 'bodyHtml' | 'bodyTree'>;

/** A row as readers get it; a list leaves the text out, and `loadText` fetches it where it is asked for. */
export type ArticleRow = Pick<
  Article,
  | 'id'
  | 'slug'
  | 'title'
  | 'summary'
  | 'readingMinutes'
  | 'status'
  | 'version'
  | 'publishedAt'
  | 'updatedAt'
  | 'unpublishAt'
  | 'deletedAt'
  | 'cover'
  | 'authorName'
> &
  Partial<Text> & { category: Omit<Category, 'position'> | null };

const COLUMNS = `a.id, a.slug, a.title, a.summary, a.reading_minutes as "readingMinutes", a.status, a.version,
  a.published_at as "publishedAt", a.updated_at as "updatedAt", a.unpublish_at as "unpublishAt",
  a.deleted_at as "deletedAt", a.cover, a.author_name as "authorName",
  c.id as "categoryId", c.name as "categoryName", c.slug as "categorySlug", c.description as "categoryDescription"`;
const TEXT = 'a.body, a.body_html as "bodyHtml", a.body_tree as "bodyTree"';
const FROM = 'from article a left join category c on c.id = a.category_id';

const cursorShape = z.tuple([z.union([z.iso.datetime(), z.literal('infinity')]), z.string().max(40)]);
// What never went live has no date; `infinity` sorts it first and keeps the key comparable.
const sortKey = (row: ArticleRow) => [row.publishedAt?.toISOString() ?? 'infinity', row.id] as const;

/**
 * The condition on `article a` that lets this viewer read. What is published is never in the trash. One status is an equality, which an index walks in the order
 * of its other columns; for `= any` Postgres sorts the whole table, at 100,000 articles 118 ms for a page instead of 0.1.
 */
export function isVisible(viewer: Viewer, bind: (value: unknown) => string): string {
  const [only, ...others] = visibleTo(viewer);
  // Who may read all of them walks them by age alone.
  if (1 + others.length === Object.keys(ArticleStatus).length) return 'a.deleted_at is null';
  return others.length === 0
    ? `a.status = ${bind(only)}`
    : `a.status = any(${bind([only, ...others])}) and a.deleted_at is null`;
}

/** The condition for what lies in the trash. All of it is draft, so that who reads no drafts finds nothing there. */
const isTrashed = (viewer: Viewer, bind: (value: unknown) => string): string =>
  `a.status = any(${bind(visibleTo(viewer))}) and a.deleted_at is not null`;

/**
 * What looking for words costs at most: of 100,000 articles, those of a word that only the older half had took 760 ms,
 * since each newer one was read. The next ones are looked through; where they hold too few for a page, the index finds
 * others, up to a number. Of a word in more articles than that, some older ones may be left out.
 */
const LOOKED_THROUGH = 300;
const FOUND_AT_MOST = 400;
const BY_AGE = 'order by a.sort_at desc, a.id desc';

const holding = (words: string, where: string[], limit: string): string => `
  words as (select ${words} as q),
  next as (select a.id, a.search from article a where ${where.join(' and ')} ${BY_AGE} limit ${LOOKED_THROUGH}),
  near as materialized (select next.id from next, words where next.search @@ q),
  -- Joined and not written out, the words tell the planner nothing that would make it read the whole table instead.
  far as materialized (select a.id from article a, words
    where (select count(*) from near) < ${limit}::bigint and a.search @@ q and ${where.join(' and ')} limit ${FOUND_AT_MOST}),
  holding as (select id from near union select id from far)`;

/** A page of the articles this viewer may read, newest first. An unknown category is an empty page. */
export async function listArticles({ em, viewer }: Context, args: ArticlesArgs): Promise<Connection<ArticleRow>> {
  const { values, bind } = binder();
  const where = [args.filter?.isTrashed ? isTrashed(viewer, bind) : isVisible(viewer, bind)];
  const category = args.filter?.category?.trim();
  const search = args.filter?.search?.trim();
  if (category) where.push(`a.category_id = (select id from category where slug = ${bind(category)})`);
  if (args.filter?.status) where.push(`a.status = ${bind(args.filter.status)}`);
  if (args.after) {
    const [publishedAt, id] = decodeCursor(args.after, cursorShape);
    where.push(`(a.sort_at, a.id) < (${bind(publishedAt)}::timestamptz, ${bind(id)})`);
  }
  const limit = bind(args.first + 1);
  const page = search
    ? `with ${holding(searchQuery(search, bind), where, limit)} select ${COLUMNS} ${FROM} where a.id in (select id from holding)`
    : `select ${COLUMNS} ${FROM} where ${where.join(' and ')}`;
  const rows = await query<FlatRow>(em, `${page} ${BY_AGE} limit ${limit}`, values);
  return toConnection(rows.map(toRow), args, sortKey);
}

/**
 * The article at this address, or at one it had before: then its `slug` says where it is now. Null otherwise: what a
 * viewer may not read is as absent as what was never written.
 */
export async function readArticle(context: Context, slug: string): Promise<ArticleRow | null> {
  const article = await readBy(context, 'slug', slug);
  if (article) return article;
  const [moved] = await query<{ id: string }>(
    context.em,
    'select article_id as id from article_former_slug where slug = $1',
    [slug],
  );
  return moved ? readBy(context, 'id', moved.id) : null;
}

export const readArticleById = (context: Context, id: string): Promise<ArticleRow | null> => readBy(context, 'id', id);

/** These articles, in the order of their ids; null for what the viewer may not read. */
export async function readArticles({ em, viewer }: Context, ids: readonly string[]): Promise<(ArticleRow | null)[]> {
  const sql = `select ${COLUMNS} ${FROM} where a.id = any($1) and a.status = any($2)`;
  const byId = new Map((await query<FlatRow>(em, sql, [ids, visibleTo(viewer)])).map((row) => [row.id, toRow(row)]));
  return ids.map((id) => byId.get(id) ?? null);
}

async function readBy({ em, viewer }: Context, column: 'slug' | 'id', value: string): Promise<ArticleRow | null> {
  const sql = `select ${COLUMNS}, ${TEXT} ${FROM} where a.${column} = $1 and a.status = any($2) and a.deleted_at is null`;
  const [row] = await query<FlatRow>(em, sql, [value, visibleTo(viewer)]);
  return row ? toRow(row) : null;
}

/** The text of an article already read: at hand where it came with it, else one query for all of a list. */
export async function loadText(context: Context, article: { id: string } & Partial<Text>): Promise<Text> {
  const { body, bodyHtml, bodyTree } = article;
  if (body !== undefined && bodyHtml !== undefined && bodyTree !== undefined) return { body, bodyHtml, bodyTree };
  return (await load(context, textsOf, article.id)) ?? { body: '', bodyHtml: '', bodyTree: [] };
}

async function textsOf({ em }: Context, ids: readonly string[]): Promise<(Text | null)[]> {
  const rows = await query<Text & { id: string }>(em, `select a.id, ${TEXT} from article a where a.id = any($1)`, [
    ids,
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** When an article comes off the site is nobody's business but admins'. */
export const readUnpublishAt = (viewer: Viewer, { unpublishAt }: Pick<ArticleRow, 'unpublishAt'>): Date | null =>
  articlePolicy.can(viewer, 'unpublish', null) ? unpublishAt : null;

/**
 * What a reader of each article may want next: others of the same category first, then the newest. One statement for all
 * articles of a list: one short walk of an index for each of their categories, and one for the newest. Of twice as many
 * of these, enough are left without those of the same category.
 */
export async function readRelatedArticles(
  { em }: Context,
  wanted: readonly { article: ArticleRow; first: number }[],
): Promise<ArticleRow[][]> {
  const { values, bind } = binder();
  const most = Math.max(...wanted.map(({ first }) => first));
  const categories = new Set(wanted.flatMap(({ article }) => article.category?.id ?? []));
  // An administrator reads the same list as a visitor: nothing in it marks a draft.
  const visible = isVisible(anonymous, bind);
  // One more of each than is shown, since an article is not related to itself.
  const rows = await query<FlatRow>(
    em,
    `with same as (select near.id from unnest(${bind([...categories])}::text[]) as of (category_id), lateral (
         select a.id from article a where a.category_id = of.category_id and ${visible} ${BY_AGE} limit ${bind(most + 1)}) near),
       newest as (select a.id from article a where ${visible} ${BY_AGE} limit ${bind(2 * most + 1)})
     select ${COLUMNS} ${FROM} where a.id in (select id from same union select id from newest) ${BY_AGE}`,
    values,
  );
  const candidates = rows.map(toRow);
  return wanted.map(({ article, first }) => {
    const others = candidates.filter(({ id }) => id !== article.id);
    const isSame = ({ category }: ArticleRow) => category?.id === article.category?.id;
    return [...others.filter(isSame), ...others.filter((other) => !isSame(other))].slice(0, first);
  });
}

interface FlatRow extends Omit<ArticleRow, 'category' | 'publishedAt' | 'updatedAt' | 'unpublishAt' | 'deletedAt'> {
  publishedAt: string | null;
  updatedAt: string;
  unpublishAt: string | null;
  deletedAt: string | null;
  categoryId: string | null;
  categoryName: string;
  categorySlug: string;
  categoryDescription: string;
}

function toRow({ categoryId, categoryName, categorySlug, categoryDescription, ...row }: FlatRow): ArticleRow {
  const category = categoryId
    ? { id: categoryId, name: categoryName, slug: categorySlug, description: categoryDescription }
    : null;
  // The ORM has the driver leave instants as text.
  return {
    ...row,
    category,
    publishedAt: row.publishedAt ? new Date(row.publishedAt) : null,
    updatedAt: new Date(row.updatedAt),
    unpublishAt: row.unpublishAt ? new Date(row.unpublishAt) : null,
    deletedAt: row.deletedAt ? new Date(row.deletedAt) : null,
  };
}
