import { expressionBuilder } from 'kysely';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { type Connection, cursorTime, decodeCursor, toConnection } from '#api/platform/pagination.ts';
import { parseSearch } from '#api/platform/search-query.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { ArticleStatus, type Author } from './article.entity.ts';
import type { ArticlesArgs } from './article.filter.ts';
import { articlePolicy, listVisibleStatuses } from './article.policy.ts';
import {
  type ArticleRow,
  hasStatus,
  isAfter,
  isInCategory,
  isListed,
  isScheduled,
  isTrashed,
  isVisible,
  readByIds,
  readById,
  readBySlug,
  readFormerSlug,
  readPage,
  readPublished,
  readTexts,
  searchPage,
  type Text,
} from './article.query.ts';
import { anyOf } from '#api/platform/database/sql.ts';
import { readNewestOfEach } from './article.related.query.ts';

const cursorShape = z.tuple([z.union([cursorTime, z.literal('infinity')]), cursorTime, z.string().check(atMost(40))]);
// An article that was never published has no date. `infinity` sorts it first and keeps the key comparable.
const sortKey = (row: Pick<ArticleRow, 'id' | 'publishedAt' | 'updatedAt'>) =>
  [row.publishedAt?.toISOString() ?? 'infinity', row.updatedAt.toISOString(), row.id] as const;

/** A page of the articles that this viewer can read, newest first. An unknown category returns an empty page. Lists for programs leave out what search engines may not list. */
export async function listArticles(
  { em, viewer }: Context,
  args: ArticlesArgs,
  forPrograms = false,
): Promise<Connection<ArticleRow>> {
  const { isTrashed: inTrash, isScheduled: isWaiting, status } = args.filter ?? {};
  const category = args.filter?.category?.trim();
  const search = args.filter?.search?.trim();
  const limit = args.first + 1;
  const toPage = (rows: ArticleRow[]) => toConnection(rows, args, sortKey);
  // Published articles are the same list for every viewer.
  const isPublished = status ? status === ArticleStatus.PUBLISHED : listVisibleStatuses(viewer).length === 1;
  if (isPublished && !forPrograms && !category && !search && !inTrash && !isWaiting && !args.after)
    return toPage(await readPublished.all(em, { limit }));
  const { val } = expressionBuilder<Database, never>();
  const [publishedAt, updatedAt, id] = args.after ? decodeCursor(args.after, cursorShape) : [];
  const conditions = [
    inTrash ? isTrashed(viewer) : isVisible(viewer),
    ...(isWaiting ? [isScheduled(viewer)] : []),
    ...(forPrograms ? [isListed] : []),
    ...(category ? [isInCategory(val(category))] : []),
    ...(status ? [hasStatus(status)] : []),
    ...(publishedAt && updatedAt && id
      ? [isAfter({ publishedAt: val(publishedAt), updatedAt: val(updatedAt), id: val(id) })]
      : []),
  ];
  const db = getKysely(em);
  return toPage(
    search
      ? await searchPage(db, { words: parseSearch(search), conditions, limit })
      : await readPage(db, conditions, limit),
  );
}

/**
 * The article with this slug, or with this former slug; then its `slug` is the current one. Null otherwise, and also if
 * the viewer cannot read it.
 */
export async function readArticle(context: Context, slug: string): Promise<ArticleRow | null> {
  const { em, viewer } = context;
  const article = await readBySlug.first(em, { key: slug, statuses: listVisibleStatuses(viewer) });
  if (article) return article;
  const moved = await readFormerSlug.first(em, { slug });
  return moved ? readArticleById(context, moved.id) : null;
}

export const readArticleById = async ({ em, viewer }: Context, id: string): Promise<ArticleRow | null> =>
  (await readById.first(em, { key: id, statuses: listVisibleStatuses(viewer) })) ?? null;

/** These articles in the order of their ids. Null for articles that the viewer cannot read. */
export async function readArticles({ em, viewer }: Context, ids: readonly string[]): Promise<(ArticleRow | null)[]> {
  const rows = await readByIds.all(em, { ids, statuses: listVisibleStatuses(viewer) });
  const byId = new Map(rows.map((row) => [row.id, row]));
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

/** The names that articles were published under, for suggestions. */
export async function listAuthors({ em, viewer }: Context): Promise<Author[]> {
  authorize(articlePolicy, viewer, 'update', null);
  return getKysely(em)
    .selectFrom('article')
    .select('authorName as name')
    .where('deletedAt', 'is', null)
    .where('authorName', '<>', '')
    .groupBy('authorName')
    .orderBy(({ fn }) => fn.max('updatedAt'), 'desc')
    .orderBy('authorName')
    .limit(AUTHORS)
    .execute();
}

const AUTHORS = 100;

const noText: Text = { body: '', bodyHtml: '', bodyTree: [] };

async function loadTexts({ em }: Context, ids: readonly string[]): Promise<(Text | null)[]> {
  const rows = await readTexts.all(em, { ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Only editors and administrators see when the publication of an article ends. */
export const readUnpublishAt = (viewer: Viewer, { unpublishAt }: Pick<ArticleRow, 'unpublishAt'>): Date | null =>
  articlePolicy.can(viewer, 'unpublish', null) ? unpublishAt : null;

/** The number of articles of a category that this viewer can read. One query for all categories of a list. */
export const countArticles = async (context: Context, id: string): Promise<number> =>
  (await load(context, loadCounts, id)) ?? 0;

async function loadCounts({ em, viewer }: Context, ids: readonly string[]): Promise<number[]> {
  const rows = await getKysely(em)
    .selectFrom('article as a')
    .select((eb) => [
      eb.ref('a.categoryId').$notNull().as('id'),
      eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
    ])
    .where('a.categoryId', '=', anyOf(ids))
    .where(isVisible(viewer))
    .groupBy('a.categoryId')
    .execute();
  const byId = new Map(rows.map(({ id, count }) => [id, count]));
  return ids.map((id) => byId.get(id) ?? 0);
}

/**
 * The related articles of each article: first those of the same category, then the newest. One statement serves the
 * whole list.
 */
export async function readRelatedArticles(
  { em }: Context,
  requests: readonly { article: ArticleRow; first: number }[],
): Promise<ArticleRow[][]> {
  const most = Math.max(...requests.map(({ first }) => first));
  const categories = new Set(requests.flatMap(({ article }) => article.category?.id ?? []));
  const rows = await readNewestOfEach(getKysely(em), [...categories], most);
  return requests.map(({ article, first }) => {
    const others = rows.filter(({ id }) => id !== article.id);
    const isSame = ({ category }: ArticleRow) => category?.id === article.category?.id;
    return [...others.filter(isSame), ...others.filter((other) => !isSame(other))].slice(0, first);
  });
}
