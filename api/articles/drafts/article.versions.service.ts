import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Database } from '../../entities.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Context } from '../../platform/context.ts';
import { refuseBeyondLimits, renderMarkdown } from '../../platform/markdown/markdown.ts';
import { type Connection, decodeCursor, toConnection } from '../../platform/pagination.ts';
import { buildPerson } from '../../platform/person.ts';
import { getViewerId, getViewerName } from '../../platform/viewer.ts';
import type { ArticlePreview, ArticleVersion } from './article-version.entity.ts';
import type { Article } from '../article.entity.ts';
import type { ArticleVersionsArgs } from '../article.filter.ts';
import { readLinkTargets } from '../links/article.link.service.ts';
import { articlePolicy } from '../article.policy.ts';

/** The maximum number of versions of an article. The oldest are deleted first. */
const MAX_VERSIONS = 100;

/** Stores the text from before a change if no version contains it, such as a seeded or imported text. */
export const keepFormer = (em: SqlEntityManager, id: string) =>
  em
    .getKysely<Database>()
    .insertInto('article_version')
    .columns(['article_id', 'version', 'title', 'summary', 'body', 'saved_at'])
    .expression((eb) =>
      eb.selectFrom('article').select(['id', 'version', 'title', 'summary', 'body', 'updated_at']).where('id', '=', id),
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
  const saveFields = { saved_at: updatedAt, saved_by: getViewerName(viewer), account_id: getViewerId(viewer) };
  const db = em.getKysely<Database>();
  await db
    .insertInto('article_version')
    .values({ article_id: id, version, title, summary, body, ...saveFields, draft })
    .execute();
  await db
    .deleteFrom('article_version')
    .where('article_id', '=', id)
    .where('version', '<=', version - MAX_VERSIONS)
    .execute();
}

/** The number of an article's next version: higher than all earlier numbers, including those of discarded drafts. */
export async function nextVersion(
  em: SqlEntityManager,
  { id, version }: Pick<VersionFields, 'id' | 'version'>,
): Promise<number> {
  const { next } = await em
    .getKysely<Database>()
    .selectFrom('article_version')
    .select(({ eb, fn, cast, val, lit }) =>
      eb(fn<number>('greatest', [cast(val(version), 'integer'), fn.max('version')]), '+', lit(1)).as('next'),
    )
    .where('article_id', '=', id)
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
  const rows = await em
    .getKysely<Database>()
    .selectFrom('article_version')
    .select(['version', 'title', 'body', 'saved_at as savedAt', 'draft as isDraft'])
    .select((eb) => [
      eb.fn<string | null>('nullif', ['summary', eb.val('')]).as('summary'),
      buildPerson(eb.ref('account_id'), eb.ref('saved_by')).as('savedBy'),
    ])
    .where('article_id', '=', args.id)
    .$if(before !== null, (versions) => versions.where('version', '<', before))
    .orderBy('version', 'desc')
    .limit(args.first + 1)
    .execute();
  const versions = rows.map((row) => ({ ...row, savedAt: new Date(row.savedAt) }));
  return toConnection(versions, args, ({ version }) => [version]);
}

/** Renders a text exactly as saving it would. */
export async function previewArticle({ em, viewer }: Context, body: string): Promise<ArticlePreview> {
  authorize(articlePolicy, viewer, 'update', null);
  const rendering = readLinkTargets(em, body).then((targets) => renderMarkdown(body, targets));
  const { tree, readingMinutes } = await refuseBeyondLimits(rendering, ['body']);
  return { bodyTree: tree, readingMinutes };
}
