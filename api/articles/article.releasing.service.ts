import { record } from '../audit/audit.service.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { applyDraft, lockBoth } from './article.drafts.service.ts';
import { type Article, ArticleStatus } from './article.entity.ts';
import type { ReleaseInput } from './article.input.ts';
import { setLive } from './article.publishing.service.ts';

/**
 * Publishes what the desk shows: the text that waits over the article, where one does, and the article itself, now or at
 * an instant ahead.
 */
export async function releaseArticle(context: Context, id: string, input: ReleaseInput): Promise<Article> {
  return context.em.transactional(async (em) => {
    const within = { ...context, em };
    const { article, draft } = await lockBoth(within, id, 'publish', input.expectedVersion);
    if (input.at && article.status === ArticleStatus.PUBLISHED) refuseLive();
    if (draft) await applyDraft(within, article, draft);
    const kind = setLive(article, input.at);
    await em.flush();
    const { slug, version, publishedAt } = article;
    const details = { slug, version, publishedAt: publishedAt?.toISOString() ?? null, changes: draft !== null };
    await record(context, em, { kind, subjectId: id, details });
    return article;
  });
}

function refuseLive(): never {
  const message = 'This article is on the site already. Take it off to plan it anew.';
  fail('CONFLICT', message, [{ path: ['input', 'at'], message }]);
}
