import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { articleColumns, toFields } from '../../../graphql/article-fields.ts';
import { buildCategory } from '../../categories/category.query.ts';
import { getKysely } from '../../kysely.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Context } from '../../platform/context.ts';
import { refuseBeyondLimits, renderMarkdown } from '../../platform/markdown/markdown.ts';
import { decodeCursor, toConnection } from '../../platform/pagination.ts';
import { buildPerson } from '../../platform/person.ts';
import { getViewerId, getViewerName } from '../../platform/viewer.ts';
import { ArticleVersionRow } from './article-version.entity.ts';
import type { ArticlePreview } from './article-version.type.ts';
import type { Article } from '../article.entity.ts';
import type { ArticleVersionsArgs } from '../article.filter.ts';
import { readLinkTargets } from '../links/article.link.service.ts';
import { articlePolicy } from '../article.policy.ts';

/** The maximum number of versions of an article. The oldest are deleted first. */
const MAX_VERSIONS = 100;

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
  isDraft = false,
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
  });
  await em.flush();
  await em.nativeDelete(ArticleVersionRow, {
    articleId: id,
    version: { $lte: version - MAX_VERSIONS },
    pending: false,
  });
}

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
    .select(['v.articleId', 'v.version', 'v.savedAt', 'v.draft as isDraft'])
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
  const rendering = readLinkTargets(em, body).then((targets) => renderMarkdown(body, targets));
  const { tree, readingMinutes } = await refuseBeyondLimits(rendering, ['body']);
  return { bodyTree: tree, readingMinutes };
}
