import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { articleColumns, toFields } from '#graphql/article-fields.ts';
import { buildCategory } from '../article.query.ts';
import { getKysely } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { refuseBeyondLimits, renderMarkdown } from '#api/platform/markdown/markdown.ts';
import { decodeCursor, toConnection } from '#api/platform/pagination.ts';
import { renewPictures } from '#api/content/pictures/picture.read.service.ts';
import { buildPerson } from '#api/platform/person.ts';
import { getViewerId, getViewerName } from '#api/platform/viewer.ts';
import { ArticleVersionRow } from './article-version.entity.ts';
import type { ArticlePreview } from './article-version.type.ts';
import type { Article } from '../article.entity.ts';
import type { ArticleVersionsArgs } from '../article.filter.ts';
import { readLinkTargets } from '../links/article.link.service.ts';
import { articlePolicy } from '../article.policy.ts';

/** The maximum number of versions of an article that people saved. The oldest are deleted first. */
const MAX_VERSIONS = 100;

const HOUR_MS = 3_600_000;

type VersionText = Parameters<typeof toFields>[0] & Pick<ArticleVersionRow, 'category'>;

const toColumns = (text: VersionText) => {
  const { categoryId: _id, ...columns } = toFields(text);
  return { ...columns, category: text.category };
};

/** Stores the text from before a change if no version contains it, such as a seeded or imported text. */
export async function keepFormer(em: SqlEntityManager, article: Article): Promise<void> {
  const key = { articleId: article.id, version: article.version };
  if (await em.findOne(ArticleVersionRow, key)) return;
  em.create(ArticleVersionRow, {
    ...toColumns(article),
    ...key,
    savedAt: article.updatedAt,
    savedBy: null,
    accountId: null,
  });
}

/** Stores the text of an article, or of a draft that is to replace it, with its author. */
export async function keepVersion(
  { em, viewer }: Context,
  { id, version, updatedAt }: Pick<Article, 'id' | 'version' | 'updatedAt'>,
  text: VersionText,
  { isDraft = false, isAutosave = false } = {},
): Promise<void> {
  em.create(ArticleVersionRow, {
    ...toColumns(text),
    articleId: id,
    version,
    savedAt: updatedAt,
    savedBy: getViewerName(viewer),
    accountId: getViewerId(viewer),
    draft: isDraft,
    pending: isDraft,
    autosaved: isAutosave,
  });
  await em.flush();
  const rows = await getKysely(em)
    .selectFrom('article_version')
    .select(['version', 'savedAt', 'autosaved', 'pending', 'publishAt'])
    .where('articleId', '=', id)
    .orderBy('version', 'desc')
    .execute();
  const former = rows.filter((row) => row.version !== version && !row.pending && !row.publishAt);
  const versions = [...listOldVersions(former), ...listThinnedVersions(former, updatedAt)];
  if (versions.length > 0) await em.nativeDelete(ArticleVersionRow, { articleId: id, version: { $in: versions } });
}

type SavedVersion = Pick<ArticleVersionRow, 'version' | 'autosaved'> & { savedAt: Date | string };

const listOldVersions = (rows: readonly SavedVersion[]): number[] =>
  rows
    .filter((row) => !row.autosaved)
    .slice(MAX_VERSIONS - 1)
    .map((row) => row.version);

/**
 * The automatic versions that a newer one replaces: in the last hour in the same minute, in the last day in the same
 * hour, and before in the same day. `rows` are sorted from the newest.
 */
export function listThinnedVersions(rows: readonly SavedVersion[], now: Date): number[] {
  const periods = new Set<string>();
  return rows
    .filter((row) => row.autosaved)
    .filter(({ savedAt }) => {
      const time = new Date(savedAt);
      const age = now.getTime() - time.getTime();
      const period = time.toISOString().slice(0, age < HOUR_MS ? 16 : age < 24 * HOUR_MS ? 13 : 10);
      return periods.has(period) || !periods.add(period);
    })
    .map((row) => row.version);
}

/** True if the version was saved by the editor of this viewer itself. */
export const isOwnAutosave = async (
  { em, viewer }: Context,
  { version, ...key }: { version: number; id?: string; articleId?: string },
): Promise<boolean> =>
  (await em.count(ArticleVersionRow, {
    articleId: key.articleId ?? key.id!,
    version,
    autosaved: true,
    accountId: getViewerId(viewer),
  })) > 0;

/** A version that readers saw stays in the history. */
export const keepLiveVersion = (em: SqlEntityManager, { id, version }: Article) =>
  em.nativeUpdate(ArticleVersionRow, { articleId: id, version, autosaved: true }, { autosaved: false });

/** The number of an article's next version: higher than all earlier numbers, including those of discarded drafts. */
export async function nextVersion(
  em: SqlEntityManager,
  { id, version }: Pick<Article, 'id' | 'version'>,
): Promise<number> {
  const { next } = await getKysely(em)
    .selectFrom('article_version')
    .select(({ eb, fn, cast, val, lit }) =>
      eb(fn<number>('greatest', [cast(val(version), 'integer'), fn.max('version')]), '+', lit(1)).as('next'),
    )
    .where('articleId', '=', id)
    .executeTakeFirstOrThrow();
  return next;
}

const columns = articleColumns.filter((name) => name !== 'summary');

/** The versions `v` of articles as GraphQL returns them. */
export const selectVersions = (em: SqlEntityManager) =>
  getKysely(em)
    .selectFrom('article_version as v')
    .leftJoin('category as c', 'c.id', 'v.categoryId')
    .select(['v.articleId', 'v.version', 'v.savedAt', 'v.draft as isDraft', 'v.autosaved as isAutosave'])
    .select(columns.map((name) => `v.${name}` as const))
    .select((eb) => [
      eb.fn<string | null>('nullif', ['v.summary', eb.val('')]).as('summary'),
      buildPerson(eb.ref('v.accountId'), eb.ref('v.savedBy')).as('savedBy'),
      buildCategory(eb).as('category'),
    ]);

const versionCursor = z.tuple([z.number().int()]);

/** The saved versions of an article, newest first. Articles that are unchanged since their import have none. */
export async function listVersions({ em, viewer }: Context, args: ArticleVersionsArgs) {
  authorize(articlePolicy, viewer, 'update', null);
  const [before] = args.after ? decodeCursor(args.after, versionCursor) : [null];
  const rows = await selectVersions(em)
    .where('v.articleId', '=', args.id)
    .$if(before !== null, (versions) => versions.where('v.version', '<', before))
    .orderBy('v.version', 'desc')
    .limit(args.first + 1)
    .execute();
  return toConnection(rows, args, ({ version }) => [version]);
}

/** Renders a text exactly as saving it would. */
export async function previewArticle({ em, viewer }: Context, body: string): Promise<ArticlePreview> {
  authorize(articlePolicy, viewer, 'update', null);
  const text = await renewPictures(em, body);
  const rendering = readLinkTargets(em, text).then((targets) => renderMarkdown(text, targets));
  const { tree, readingMinutes } = await refuseBeyondLimits(rendering, ['body']);
  return { bodyTree: tree, readingMinutes };
}
