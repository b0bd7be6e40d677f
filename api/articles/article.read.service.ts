import { expressionBuilder } from 'kysely';
import { z } from 'zod';
import type { Category } from '../categories/category.entity.ts';
import type { Database } from '../entities.ts';
import { getKysely } from '../kysely.ts';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/graphql/loaders.ts';
import { type Connection, decodeCursor, toConnection } from '../platform/pagination.ts';
import { parseSearch } from '../platform/search-query.ts';
import type { Viewer } from '../platform/viewer.ts';
import { type Article, ArticleStatus } from './article.entity.ts';
import type { ArticlesArgs } from './article.filter.ts';
import { articlePolicy, listVisibleStatuses } from './article.policy.ts';
import {
  type ArticleColumns,
  articlesOfAllStatuses,
  type CardColumns,
  hasStatus,
  isAfter,
  isInCategory,
  isTrashed,
  isVisible,
  oneArticle,
  type Pages,
  type PreparedList,
  publishedArticles,
  readByIds,
  readFormerSlug,
  readPage,
  readTexts,
  searchPage,
  type TextColumns,
} from './article.query.ts';

type Text = Pick<Article, 'body' | 'bodyHtml' | 'bodyTree'>;

/** A row for readers. Lists leave the text out, and `loadText` reads it on request. */
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

const cursorShape = z.tuple([z.union([z.iso.datetime(), z.literal('infinity')]), z.string().max(40)]);
// An article that was never published has no date. `infinity` sorts it first and keeps the key comparable.
const sortKey = (row: Pick<ArticleRow, 'id' | 'publishedAt'>) =>
  [row.publishedAt?.toISOString() ?? 'infinity', row.id] as const;

/** A page of the articles that this viewer can read, newest first. An unknown category returns an empty page. */
export async function listArticles({ em, viewer }: Context, args: ArticlesArgs): Promise<Connection<ArticleRow>> {
  const values = toPageValues(args);
  const { limit, category, publishedAt, id } = values;
  const list = findPreparedList(viewer, args);
  if (list) return toPage(await readPrepared(list.rows, em, values), args);
  const { isTrashed: inTrash, status } = args.filter ?? {};
  const search = args.filter?.search?.trim();
  const { val } = expressionBuilder<Database, never>();
  const conditions = [
    inTrash ? isTrashed(viewer) : isVisible(viewer),
    ...(category ? [isInCategory(val(category))] : []),
    ...(status ? [hasStatus(status)] : []),
    ...(publishedAt && id ? [isAfter({ publishedAt: val(publishedAt), id: val(id) })] : []),
  ];
  const db = getKysely(em);
  const rows = search
    ? await searchPage(db, { words: parseSearch(search), conditions, limit })
    : await readPage(db, conditions, limit);
  return toPage(rows, args);
}

/** What most lists show of an article, see `hasOnlyCardFields`. */
export type ArticleCard = Pick<
  ArticleRow,
  'id' | 'slug' | 'title' | 'summary' | 'readingMinutes' | 'publishedAt' | 'category'
>;

const CARD_FIELDS: ReadonlySet<string> = new Set<keyof ArticleCard | '__typename'>([
  '__typename',
  'id',
  'slug',
  'title',
  'summary',
  'readingMinutes',
  'publishedAt',
  'category',
]);

/** True if the columns of a card suffice for these fields of `Article`. */
export const hasOnlyCardFields = (fields: ReadonlySet<string>): boolean =>
  [...fields].every((name) => CARD_FIELDS.has(name));

/** The same page as `listArticles`, with what most lists show: its rows cost less to send and to read. */
export async function listArticleCards(context: Context, args: ArticlesArgs): Promise<Connection<ArticleCard>> {
  const list = findPreparedList(context.viewer, args);
  if (!list) return listArticles(context, args);
  const rows = await readPrepared(list.cards, context.em, toPageValues(args));
  return toConnection(rows.map(toCard), args, sortKey);
}

/** The prepared statements of a list. Null for a list that is read rarely. */
function findPreparedList(viewer: Viewer, { filter }: ArticlesArgs): PreparedList | null {
  const status = filter?.status;
  if (filter?.isTrashed || filter?.search?.trim()) return null;
  const { length } = listVisibleStatuses(viewer);
  // Published articles are the same list for every viewer.
  if (status ? status === ArticleStatus.PUBLISHED : length === 1) return publishedArticles;
  return !status && length === Object.keys(ArticleStatus).length ? articlesOfAllStatuses : null;
}

interface PageValues {
  limit: number;
  category?: string | undefined;
  publishedAt?: string | undefined;
  id?: string | undefined;
}

function toPageValues({ first, after, filter }: ArticlesArgs): PageValues {
  const [publishedAt, id] = after ? decodeCursor(after, cursorShape) : [];
  return { limit: first + 1, category: filter?.category?.trim(), publishedAt, id };
}

function readPrepared<Row>(pages: Pages<Row>, em: Context['em'], values: PageValues): Promise<Row[]> {
  const { limit, category, publishedAt, id } = values;
  if (publishedAt && id) {
    return category
      ? pages.laterOfCategory.all(em, { limit, category, publishedAt, id })
      : pages.later.all(em, { limit, publishedAt, id });
  }
  return category ? pages.firstOfCategory.all(em, { limit, category }) : pages.first.all(em, { limit });
}

const toPage = (rows: ArticleColumns[], args: ArticlesArgs): Connection<ArticleRow> =>
  toConnection(rows.map(toRow), args, sortKey);

/** The statement that reads the requested parts of the text. */
export function chooseTextColumns(fields: ReadonlySet<string>): TextColumns {
  const names = (['body', 'bodyHtml', 'bodyTree'] as const).filter((name) => fields.has(name));
  return names.length > 1 ? 'all' : (names[0] ?? 'none');
}

/**
 * The article with this slug, or with this former slug; then its `slug` is the current one. Null otherwise, and also if
 * the viewer cannot read it. Parts of the text that `text` leaves out are read on request.
 */
export async function readArticle(
  context: Context,
  slug: string,
  text: TextColumns = 'all',
): Promise<ArticleRow | null> {
  const { em, viewer } = context;
  const article = await oneArticle[text].bySlug.first(em, { slug, statuses: listVisibleStatuses(viewer) });
  if (article) return toRow(article);
  const moved = await readFormerSlug.first(em, { slug });
  return moved ? readArticleById(context, moved.id, text) : null;
}

export async function readArticleById(
  { em, viewer }: Context,
  id: string,
  text: TextColumns = 'all',
): Promise<ArticleRow | null> {
  const article = await oneArticle[text].byId.first(em, { id, statuses: listVisibleStatuses(viewer) });
  return article ? toRow(article) : null;
}

/** These articles in the order of their ids. Null for articles that the viewer cannot read. */
export async function readArticles({ em, viewer }: Context, ids: readonly string[]): Promise<(ArticleRow | null)[]> {
  const rows = await readByIds.all(em, { ids, statuses: listVisibleStatuses(viewer) });
  const byId = new Map(rows.map((row) => [row.id, toRow(row)]));
  return ids.map((id) => byId.get(id) ?? null);
}

/**
 * A part of the text of an article that was already read. If it was not loaded with the article, one query reads it for
 * the whole list.
 */
export async function loadText<Name extends keyof Text>(
  context: Context,
  article: { id: string } & Partial<Text>,
  name: Name,
): Promise<Text[Name]> {
  const text: Partial<Text> | null = article[name] === undefined ? await load(context, loadTexts, article.id) : article;
  return (text?.[name] as Text[Name] | undefined) ?? noText[name];
}

const noText: Text = { body: '', bodyHtml: '', bodyTree: [] };

async function loadTexts({ em }: Context, ids: readonly string[]): Promise<(Text | null)[]> {
  const rows = await readTexts.all(em, { ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Only administrators see when the publication of an article ends. */
export const readUnpublishAt = (viewer: Viewer, { unpublishAt }: Pick<ArticleRow, 'unpublishAt'>): Date | null =>
  articlePolicy.can(viewer, 'unpublish', null) ? unpublishAt : null;

/** The columns are listed, because copying the others of a row takes four times as long. */
export function toRow(row: ArticleColumns & Partial<Text>): ArticleRow {
  const article: ArticleRow = {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    readingMinutes: row.readingMinutes,
    status: row.status,
    version: row.version,
    publishedAt: row.publishedAt,
    updatedAt: row.updatedAt,
    unpublishAt: row.unpublishAt,
    deletedAt: row.deletedAt,
    cover: row.cover,
    authorName: row.authorName,
    category: toCategory(row),
  };
  for (const name of TEXTS) if (row[name] !== undefined) Object.assign(article, { [name]: row[name] });
  return article;
}

// The ORM makes the driver return instants as text.
const toCard = (row: CardColumns): ArticleCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  readingMinutes: row.readingMinutes,
  publishedAt: row.publishedAt,
  category: toCategory(row),
});

const toCategory = ({ categoryId, ...row }: CardColumns): ArticleRow['category'] =>
  categoryId
    ? { id: categoryId, name: row.categoryName!, slug: row.categorySlug!, description: row.categoryDescription! }
    : null;

const TEXTS = ['body', 'bodyHtml', 'bodyTree'] as const;
