import { type AuditKind, record } from '../audit/audit.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { type Article, ArticleStatus } from './article.entity.ts';
import { refreshLinksTo } from './article.linking.service.ts';
import { articlePolicy } from './article.policy.ts';
import { lockArticle, refuseStale } from './article.service.ts';

/** Publishes now, or at `at` where that lies ahead. A text that waits over the article's own goes on waiting. */
export const publishArticle = (
  context: Context,
  id: string,
  at?: Date | null,
  { checkedVersion, override }: Checked = {},
): Promise<Article> =>
  change(
    context,
    id,
    'publish',
    (article) => {
      if (checkedVersion && checkedVersion !== article.version) refuseStale();
      return setLive(article, at);
    },
    override,
  );

/** The errors that the publishing check found, and the reason to continue in spite of them. */
export interface Override {
  reason: string;
  errors: number;
}

interface Checked {
  /** The version that the publishing check has read. */
  checkedVersion?: number;
  override?: Override | null;
}

/** Puts an article on its way to readers and says what the trail calls that. */
export function setLive(article: Article, at?: Date | null): AuditKind {
  const now = new Date();
  const wasLive = article.status === ArticleStatus.PUBLISHED;
  const isAhead = Boolean(at && at > now);
  article.status = isAhead ? ArticleStatus.SCHEDULED : ArticleStatus.PUBLISHED;
  article.publishedAt = at ?? (wasLive ? article.publishedAt : now);
  if (article.unpublishAt && article.publishedAt && article.publishedAt >= article.unpublishAt)
    fail('CONFLICT', 'It would come off the site before it goes live. Change when it comes off first.');
  return isAhead ? 'article.scheduled' : 'article.published';
}

/** Takes an article back to draft; its address answers "not found" from the next request on. */
export const unpublishArticle = (context: Context, id: string): Promise<Article> =>
  change(context, id, 'unpublish', (article) => {
    article.status = ArticleStatus.DRAFT;
    article.unpublishAt = null;
    return 'article.unpublished';
  });

/** Plans when an article comes off the site by itself; null takes the plan back. */
export const planUnpublishing = (context: Context, id: string, at: Date | null): Promise<Article> =>
  change(context, id, 'unpublish', (article) => {
    const refuse = (message: string) => fail('BAD_USER_INPUT', message, [{ path: ['at'], message }]);
    if (at && article.status === ArticleStatus.DRAFT) refuse('It is not on the site and not planned to be.');
    if (at && at <= new Date()) refuse('Choose a time in the future');
    if (at && article.publishedAt && at <= article.publishedAt) refuse('Choose a time after it goes live');
    article.unpublishAt = at;
    return 'article.unpublishing_planned';
  });

/** Changes the status under the policy, and says in the trail what became of it. */
function change(
  context: Context,
  id: string,
  action: 'publish' | 'unpublish',
  apply: (article: Article) => AuditKind,
  override?: Override | null,
): Promise<Article> {
  return context.em.transactional(async (em) => {
    const article = await lockArticle({ ...context, em }, id);
    authorize(articlePolicy, context.viewer, action, article);
    const kind = apply(article);
    await em.flush();
    await refreshLinksTo(em, [article]);
    const details = { slug: article.slug, ...datesOf(article), ...override };
    await record(context, em, { kind, subjectId: id, details });
    return article;
  });
}

const datesOf = ({ publishedAt, unpublishAt }: Article) => ({
  publishedAt: publishedAt?.toISOString() ?? null,
  ...(unpublishAt && { unpublishAt: unpublishAt.toISOString() }),
});
