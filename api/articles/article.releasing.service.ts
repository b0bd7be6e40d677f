import { record } from '../audit/audit.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { type ArticleFinding, FindingSeverity } from './article-finding.entity.ts';
import { findingsIn, readSubject } from './article.checking.service.ts';
import { applyDraft, lockBoth } from './article.drafts.service.ts';
import { type Article, ArticleStatus } from './article.entity.ts';
import type { ReleaseInput } from './article.input.ts';
import { refreshLinksTo } from './article.linking.service.ts';
import { articlePolicy } from './article.policy.ts';
import { setLive } from './article.publishing.service.ts';

/**
 * Publishes what the desk shows: the text that waits over the article, where one does, and the article itself, now or at
 * an instant ahead. What a check finds wrong holds it back, unless a reason is given, which goes into the trail.
 */
export async function releaseArticle(context: Context, id: string, input: ReleaseInput): Promise<Article> {
  authorize(articlePolicy, context.viewer, 'publish', null);
  // Before the row is locked: looking at linked pages takes other connections.
  // In a context of its own, which remembers no draft that is published below.
  const subject = await readSubject({ ...context }, id);
  const errors = (await findingsIn(context, subject)).filter(({ severity }) => severity === FindingSeverity.ERROR);
  return context.em.transactional(async (em) => {
    const within = { ...context, em };
    const { article, draft } = await lockBoth(within, id, 'publish', input.expectedVersion ?? subject.version);
    if (input.at && article.status === ArticleStatus.PUBLISHED) refuseLive();
    // What was checked is what is published, or somebody saved in between.
    if (errors.length > 0 && !input.reason) holdBack(errors);
    if (draft) await applyDraft(within, article, draft);
    const kind = setLive(article, input.at);
    await em.flush();
    await refreshLinksTo(em, [article]);
    const { slug, version, publishedAt } = article;
    const details = {
      slug,
      version,
      publishedAt: publishedAt?.toISOString() ?? null,
      changes: draft !== null,
      ...(errors.length > 0 && { reason: input.reason, errors: errors.length }),
    };
    await record(context, em, { kind, subjectId: id, details });
    return article;
  });
}

/** As many as fit a sentence; the check has them all. */
const NAMED = 3;

function holdBack(errors: readonly ArticleFinding[]): never {
  const named = errors.slice(0, NAMED).map(({ message, line }) => (line ? `Line ${line}: ${message}` : message));
  const more = errors.length > NAMED ? ` And ${errors.length - NAMED} more.` : '';
  const message = `Held back. ${named.join(' ')}${more}`;
  fail('BAD_USER_INPUT', message, [{ path: ['input', 'reason'], message }]);
}

function refuseLive(): never {
  const message = 'This article is on the site already. Take it off to plan it anew.';
  fail('CONFLICT', message, [{ path: ['input', 'at'], message }]);
}
