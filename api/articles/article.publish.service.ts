import { type AuditKind, record } from '../audit/audit.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { type Article, ArticleStatus } from './article.entity.ts';
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

/** Returns an article to draft. Its page responds with 404 from the next request on. */
export const unpublishArticle = (context: Context, id: string): Promise<Article> =>
  change(context, id, 'unpublish', (article) => {
    article.status = ArticleStatus.DRAFT;
    article.unpublishAt = null;
    return 'article.unpublished';
  });

/** Sets the time at which an article returns to draft; null cancels it. */
export const scheduleArticleUnpublish = (context: Context, id: string, at: Date | null): Promise<Article> =>
  change(context, id, 'unpublish', (article) => {
    const refuse = (message: string) => fail('BAD_USER_INPUT', message, [{ path: ['input', 'at'], message }]);
    if (at && article.status === ArticleStatus.DRAFT) refuse('This article is not published or scheduled.');
    if (at && at <= new Date()) refuse('Choose a time in the future');
    if (at && article.publishedAt && at <= article.publishedAt) refuse('Choose a time after the article is published');
    article.unpublishAt = at;
    return 'article.unpublishing_planned';
  });

/** Changes the status if the policy permits it, and records the change in the audit log. */
function change(
  context: Context,
  id: string,
  action: 'publish' | 'unpublish',
  apply: (article: Article) => AuditKind,
  override: Override | null = null,
): Promise<Article> {
  return context.em.transactional(async (em) => {
    const article = await findArticleForUpdate({ ...context, em }, id);
    authorize(articlePolicy, context.viewer, action, article);
    const kind = apply(article);
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
