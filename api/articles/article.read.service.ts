import { expressionBuilder } from 'kysely';
import { z } from 'zod';
import type { Category } from '../categories/category.entity.ts';
import type { Database } from '../entities.ts';
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
  hasStatus,
  isAfter,
  isInCategory,
  isTrashed,
  isVisible,
  oneArticle,
  type Pages,
  pagesOfAllStatuses,
  publishedPages,
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
const sortKey = (row: ArticleRow) => [row.publishedAt?.toISOString() ?? 'infinity', row.id] as const;

/** A page of the articles that this viewer can read, newest first. An unknown category returns an empty page. */
export async function listArticles({ em, viewer }: Context, args: ArticlesArgs): Promise<Connection<ArticleRow>> {
  const limit = args.first + 1;
  const { isTrashed: inTrash, status, ...filter } = args.filter ?? {};
  const [category, search] = [filter.category?.trim(), filter.search?.trim()];
  const [publishedAt, id] = args.after ? decodeCursor(args.after, cursorShape) : [];
  const pages = inTrash || search ? null : findPages(viewer, status);
  if (pages) return toPage(await readPrepared(pages, em, { limit, category, publishedAt, id }), args);
  const { val } = expressionBuilder<Database, never>();
  const conditions = [
    inTrash ? isTrashed(viewer) : isVisible(viewer),
    ...(category ? [isInCategory(val(category))] : []),
    ...(status ? [hasStatus(status)] : []),
    ...(publishedAt && id ? [isAfter({ publishedAt: val(publishedAt), id: val(id) })] : []),
  ];
  const db = em.getKysely<Database>();
  const rows = search
    ? await searchPage(db, { words: parseSearch(search), conditions, limit })
    : await readPage(db, conditions, limit);
  return toPage(rows, args);
}

/** The prepared statements of a list. Null for a list that is read rarely. */
function findPages(viewer: Viewer, status: ArticleStatus | null | undefined): Pages | null {
  const { length } = listVisibleStatuses(viewer);
  // Published articles are the same list for every viewer.
  if (status ? status === ArticleStatus.PUBLISHED : length === 1) return publishedPages;
  return !status && length === Object.keys(ArticleStatus).length ? pagesOfAllStatuses : null;
}

interface PageValues {
  limit: number;
  category?: string | undefined;
  publishedAt?: string | undefined;
  id?: string | undefined;
}

function readPrepared(pages: Pages, em: Context['em'], values: PageValues): Promise<ArticleColumns[]> {
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
  const { categoryId } = row;
  // The ORM makes the driver return instants as text.
  const article: ArticleRow = {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    readingMinutes: row.readingMinutes,
    status: row.status,
    version: row.version,
    publishedAt: row.publishedAt ? new Date(row.publishedAt) : null,
    updatedAt: new Date(row.updatedAt),
    unpublishAt: row.unpublishAt ? new Date(row.unpublishAt) : null,
    deletedAt: row.deletedAt ? new Date(row.deletedAt) : null,
    cover: row.cover,
    authorName: row.authorName,
    category: categoryId
      ? { id: categoryId, name: row.categoryName!, slug: row.categorySlug!, description: row.categoryDescription! }
      : null,
  };
  for (const name of TEXTS) if (row[name] !== undefined) Object.assign(article, { [name]: row[name] });
  return article;
}

const TEXTS = ['body', 'bodyHtml', 'bodyTree'] as const;
