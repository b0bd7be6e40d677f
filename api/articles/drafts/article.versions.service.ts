import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { getKysely } from '../../kysely.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Context } from '../../platform/context.ts';
import { refuseBeyondLimits, renderMarkdown } from '../../platform/markdown/markdown.ts';
import { type Connection, decodeCursor, toConnection } from '../../platform/pagination.ts';
import { buildPerson } from '../../platform/person.ts';
import { getViewerId, getViewerName } from '../../platform/viewer.ts';
import type { ArticlePreview, ArticleVersion } from './article-version.type.ts';
import type { Article } from '../article.entity.ts';
import type { ArticleVersionsArgs } from '../article.filter.ts';
import { readLinkTargets } from '../links/article.link.service.ts';
import { articlePolicy } from '../article.policy.ts';

/** The maximum number of versions of an article. The oldest are deleted first. */
const MAX_VERSIONS = 100;

/** Stores the text from before a change if no version contains it, such as a seeded or imported text. */
export const keepFormer = (em: SqlEntityManager, id: string) =>
  getKysely(em)
    .insertInto('article_version')
    .columns(['articleId', 'version', 'title', 'summary', 'body', 'savedAt'])
    .expression((eb) =>
      eb.selectFrom('article').select(['id', 'version', 'title', 'summary', 'body', 'updatedAt']).where('id', '=', id),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();

type VersionFields = Pick<Article, 'id' | 'version' | 'title' | 'summary' | 'body' | 'updatedAt'>;

/** Stores the new text with its author. A draft is a text that no visitor has seen. */
export async function keepVersion(
  { viewer }: Context,
  em: SqlEntityManager,
  { id, version, title, summary, body, updatedAt }: VersionFields,
  { draft }: { draft: boolean },
): Promise<void> {
  const saveFields = { savedAt: updatedAt, savedBy: getViewerName(viewer), accountId: getViewerId(viewer) };
  const db = getKysely(em);
  await db
    .insertInto('article_version')
    .values({ articleId: id, version, title, summary, body, ...saveFields, draft })
    .execute();
  await db
    .deleteFrom('article_version')
    .where('articleId', '=', id)
    .where('version', '<=', version - MAX_VERSIONS)
    .execute();
}

/** The number of an article's next version: higher than all earlier numbers, including those of discarded drafts. */
export async function nextVersion(
  em: SqlEntityManager,
  { id, version }: Pick<VersionFields, 'id' | 'version'>,
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

const versionCursor = z.tuple([z.number().int()]);

/** The saved versions of an article, newest first. Articles that are unchanged since their import have none. */
export async function listVersions(
  { em, viewer }: Context,
  args: ArticleVersionsArgs,
): Promise<Connection<ArticleVersion>> {
  authorize(articlePolicy, viewer, 'update', null);
  const [before] = args.after ? decodeCursor(args.after, versionCursor) : [null];
  const rows = await getKysely(em)
    .selectFrom('article_version')
    .select(['version', 'title', 'body', 'savedAt', 'draft as isDraft'])
    .select((eb) => [
      eb.fn<string | null>('nullif', ['summary', eb.val('')]).as('summary'),
      buildPerson(eb.ref('accountId'), eb.ref('savedBy')).as('savedBy'),
    ])
    .where('articleId', '=', args.id)
    .$if(before !== null, (versions) => versions.where('version', '<', before))
    .orderBy('version', 'desc')
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
