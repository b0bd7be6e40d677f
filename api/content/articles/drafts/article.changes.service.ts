import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { anyOf } from '#api/platform/database/sql.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { formatInstant } from '#api/platform/time-zones.ts';
import { type Article, ArticleStatus } from '../article.entity.ts';
import { articlePolicy } from '../article.policy.ts';
import type { PublishArticleInput } from '../article.input.ts';
import { findArticleForUpdate } from '../article.service.ts';
import { ArticleVersionRow } from './article-version.entity.ts';
import type { ScheduledChanges } from './article-version.type.ts';

// Scheduled changes of a published article are one of its versions, with a time. The draft can be newer: what a person
// types after scheduling is neither checked nor finished, so it is public only after the person schedules it too.

export const findScheduled = (em: SqlEntityManager, articleId: string) =>
  em.findOne(ArticleVersionRow, { articleId, publishAt: { $ne: null } }, { populate: ['category'] });

async function readScheduled(
  { em }: Pick<Context, 'em'>,
  ids: readonly string[],
): Promise<(ScheduledChanges | null)[]> {
  const rows = await getKysely(em)
    .selectFrom('article_version')
    .select(['articleId', 'version', 'publishAt', 'publishFailure as failure'])
    .where('articleId', '=', anyOf(ids))
    .where('publishAt', 'is not', null)
    .$narrowType<{ publishAt: Date }>()
    .execute();
  const byId = new Map(rows.map((row) => [row.articleId, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** The scheduled changes of an article. Null for everyone but editors and administrators. */
export const readScheduledChanges = async (context: Context, id: string) =>
  articlePolicy.can(context.viewer, 'update', null) ? load(context, readScheduled, id) : null;

/** The columns of a version that is not scheduled. */
export const unscheduled = { publishAt: null, overrideReason: null, publishFailure: null };

/** Ends the schedules of articles. The changes stay in their drafts. */
export const endSchedules = (em: SqlEntityManager, ids: readonly string[]) =>
  em.nativeUpdate(ArticleVersionRow, { articleId: { $in: [...ids] }, publishAt: { $ne: null } }, unscheduled);

/**
 * Fails with CONFLICT if the article is not as the sender has seen it, or if the time of a schedule has passed: what was
 * to be scheduled would be public at once, or what is public would be hidden until the time. Senders that state no
 * status are not asked.
 */
export function refuseEndedSchedule(
  article: Article,
  draft: object | null,
  { at, expectedStatus }: PublishArticleInput,
): void {
  if (!expectedStatus) return;
  const isPassed = Boolean(at && at <= new Date());
  // The changes that were to be scheduled have been published.
  const hidesPublished = Boolean(at) && !isPassed && article.status === ArticleStatus.PUBLISHED && !draft;
  const isOther = expectedStatus !== article.status || hidesPublished;
  if (!isOther && !isPassed) return;
  const choice = isOther ? '' : ' Publish now, or choose another time.';
  const kept = draft ? ' Its changes are kept as a draft. Publish them now, or choose another time.' : choice;
  const message = (isOther ? describeStatus(article) : 'The scheduled time has passed.') + kept;
  fail('CONFLICT', message, [{ path: ['input', isOther ? 'expectedStatus' : 'at'], message }]);
}

function describeStatus({ status, publishedAt }: Article): string {
  if (status === ArticleStatus.DRAFT)
    return 'This article is a draft now: its schedule was canceled, or it was unpublished.';
  const when = formatInstant(publishedAt!, 'UTC');
  return status === ArticleStatus.PUBLISHED
    ? `This article was published on ${when}.`
    : `This article is scheduled for ${when} now.`;
}

const NOT_SCHEDULED = 'This article is published and has no schedule to cancel. To hide it from readers, unpublish it.';

/**
 * Cancels the scheduled publication of changes, which stay in the draft. Fails with CONFLICT if the article is published
 * and has none: the person may have meant a time that has passed.
 */
export async function cancelScheduledChanges(context: Context, id: string): Promise<Article> {
  return context.em.transactional(async (em) => {
    const article = await findArticleForUpdate({ ...context, em }, id);
    authorize(articlePolicy, context.viewer, 'publish', article);
    const scheduled = await findScheduled(em, id);
    if (!scheduled && article.status === ArticleStatus.PUBLISHED)
      fail('CONFLICT', NOT_SCHEDULED, [{ path: ['input', 'id'], message: NOT_SCHEDULED }]);
    if (!scheduled) return article;
    const { version } = scheduled;
    await endSchedules(em, [id]);
    await record(context, em, {
      kind: 'article.changes_unscheduled',
      subjectId: id,
      details: { slug: article.slug, version },
    });
    return article;
  });
}
