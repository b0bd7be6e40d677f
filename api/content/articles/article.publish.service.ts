import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { AuditKind } from '#graphql/audit-kinds.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { refuseStaleText } from '#api/operation/audit/stale.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { type Article, ArticleStatus } from './article.entity.ts';
import { cancelScheduledChanges, endSchedules, findScheduled } from './drafts/article.changes.service.ts';
import { keepLiveVersion } from './drafts/article.versions.service.ts';
import { refreshLinksTo } from './links/article.link.service.ts';
import { articlePolicy } from './article.policy.ts';
import { findArticleForUpdate, type Override } from './article.service.ts';

/**
 * Publishes the article's own text now. A draft over the article stays a draft. Callers run the publishing check before,
 * except for emergency notices, which must work when pages cannot be rendered.
 */
export const publishOwnText = (context: Context, id: string, override: Override | null = null): Promise<Article> =>
  change(context, id, 'publish', (article) => setLive(article), override);

/** Publishes or schedules an article and returns the kind of the audit event. */
export function setLive(article: Article, at?: Date | null): AuditKind {
  const now = new Date();
  const wasLive = article.status === ArticleStatus.PUBLISHED;
  const isAhead = Boolean(at && at > now);
  article.status = isAhead ? ArticleStatus.SCHEDULED : ArticleStatus.PUBLISHED;
  article.publishedAt = at ?? (wasLive ? article.publishedAt : now);
  if (article.unpublishAt && article.publishedAt && article.publishedAt >= article.unpublishAt)
    fail('CONFLICT', 'The article would be unpublished before it is published. Change the time of unpublishing first.');
  return isAhead ? 'article.scheduled' : 'article.published';
}

/** Sets the date of a published article back, or to now. Only scheduling names a time in the future. */
export const changePublicationDate = (
  context: Context,
  id: string,
  at: Date,
  expectedVersion?: number | null,
): Promise<Article> =>
  change(context, id, 'publish', async (article, em): Promise<AuditKind> => {
    const refuse = (message: string) => fail('BAD_USER_INPUT', message, [{ path: ['input', 'publishedAt'], message }]);
    if (expectedVersion && expectedVersion !== article.version)
      await refuseStaleText({ ...context, em }, 'article', id);
    if (article.status !== ArticleStatus.PUBLISHED) refuse('Only a published article has a date that can change');
    if (at > new Date()) refuse('Choose a time that is not in the future');
    article.publishedAt = at;
    return 'article.updated';
  });

/** Returns an article to draft. Its page responds with 404 from the next request on. */
export const unpublishArticle = (context: Context, id: string): Promise<Article> =>
  change(context, id, 'unpublish', async (article, em): Promise<AuditKind> => {
    article.status = ArticleStatus.DRAFT;
    await endSchedules(em, [id]);
    article.unpublishAt = null;
    return 'article.unpublished';
  });

/** Cancels the scheduled publication of an article, which becomes a draft, or of the changes of a published one. */
export const cancelSchedule = (context: Context, id: string): Promise<Article> =>
  context.em.transactional(async (em) => {
    const within = { ...context, em };
    // The job that publishes the article when its time has come waits for this lock.
    const { status } = await findArticleForUpdate(within, id);
    return status === ArticleStatus.SCHEDULED ? unpublishArticle(within, id) : cancelScheduledChanges(within, id);
  });

/** Sets the time at which an article returns to draft; null cancels it. */
export const scheduleArticleUnpublish = (context: Context, id: string, at: Date | null): Promise<Article> =>
  change(context, id, 'unpublish', async (article, em): Promise<AuditKind> => {
    const refuse = (message: string) => fail('BAD_USER_INPUT', message, [{ path: ['input', 'at'], message }]);
    if (at && article.status === ArticleStatus.DRAFT) refuse('This article is not published or scheduled.');
    if (at && at <= new Date()) refuse('Choose a time in the future');
    if (at && article.publishedAt && at <= article.publishedAt) refuse('Choose a time after the article is published');
    const changes = await findScheduled(em, id);
    if (at && changes?.publishAt && at <= changes.publishAt) refuse('Choose a time after its changes are published');
    article.unpublishAt = at;
    return 'article.unpublishing_planned';
  });

/** Changes the status if the policy permits it, and records the change in the audit log. */
function change(
  context: Context,
  id: string,
  action: 'publish' | 'unpublish',
  apply: (article: Article, em: SqlEntityManager) => AuditKind | Promise<AuditKind>,
  override: Override | null = null,
): Promise<Article> {
  return context.em.transactional(async (em) => {
    const article = await findArticleForUpdate({ ...context, em }, id);
    authorize(articlePolicy, context.viewer, action, article);
    const kind = await apply(article, em);
    await em.flush();
    if (action === 'publish') await keepLiveVersion(em, article);
    await refreshLinksTo(em, [article]);
    const details = { slug: article.slug, ...getDates(article), ...override };
    await record(context, em, { kind, subjectId: id, details });
    return article;
  });
}

const getDates = ({ publishedAt, unpublishAt }: Article) => ({
  publishedAt: publishedAt?.toISOString() ?? null,
  ...(unpublishAt && { unpublishAt: unpublishAt.toISOString() }),
});
