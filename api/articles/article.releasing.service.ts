import { record } from '../audit/audit.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { FindingSeverity } from './article-finding.entity.ts';
import { applyToSubject, findingsIn, readOwnSubject, readSubject, type Subject } from './article.checking.service.ts';
import { applyDraft, lockBoth } from './article.drafts.service.ts';
import { type Article, ArticleStatus } from './article.entity.ts';
import type { ArticleInput, ReleaseInput } from './article.input.ts';
import { refreshLinksTo } from './article.linking.service.ts';
import { articlePolicy } from './article.policy.ts';
import { type Override, publishArticle, setLive } from './article.publishing.service.ts';
import { updateArticle } from './article.service.ts';

/**
 * Publishes what the desk shows: the text that waits over the article, where one does, and the article itself, now or at
 * an instant ahead. What a check finds wrong holds it back, unless a reason is given, which goes into the trail.
 */
export async function releaseArticle(context: Context, id: string, input: ReleaseInput): Promise<Article> {
  authorize(articlePolicy, context.viewer, 'publish', null);
  // Before the row is locked: looking at linked pages takes other connections.
  // In a context of its own, which remembers no draft that is published below.
  const subject = await readSubject({ ...context }, id);
  const override = await findOverride(context, subject, input.reason, ['input', 'reason']);
  return context.em.transactional(async (em) => {
    const within = { ...context, em };
    const { article, draft } = await lockBoth(within, id, 'publish', input.expectedVersion ?? subject.version);
    if (input.at && article.status === ArticleStatus.PUBLISHED) refuseLive();
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
      ...override,
    };
    await record(context, em, { kind, subjectId: id, details });
    return article;
  });
}

/** Publishes the article's own text, now or later. A draft that waits over it stays a draft. */
export async function publishCheckedArticle(
  context: Context,
  id: string,
  at: Date | null | undefined,
  overrideReason: string | null | undefined,
): Promise<Article> {
  authorize(articlePolicy, context.viewer, 'publish', null);
  const subject = await readOwnSubject({ ...context }, id);
  const override = await findOverride(context, subject, overrideReason, ['overrideReason']);
  return publishArticle(context, id, at, { checkedVersion: subject.version, override });
}

/** Changes an article's own text. What visitors read or will read is checked as it is before publishing. */
export async function updateCheckedArticle(
  context: Context,
  id: string,
  input: ArticleInput,
  { expectedVersion, overrideReason }: { expectedVersion?: number | null; overrideReason?: string | null },
): Promise<Article> {
  authorize(articlePolicy, context.viewer, 'update', null);
  const { status, ...stored } = await readOwnSubject({ ...context }, id);
  const override =
    status === ArticleStatus.DRAFT
      ? null
      : await findOverride(context, applyToSubject(stored, input), overrideReason, ['overrideReason']);
  return updateArticle(context, id, input, expectedVersion, override);
}

/** As many as fit a sentence; the check has them all. */
const NAMED = 3;

/**
 * Runs the publishing check. Null where it finds no errors; refuses where it finds some and no reason is given.
 * @param path names the argument that takes the reason
 */
async function findOverride(
  context: Context,
  subject: Subject,
  reason: string | null | undefined,
  path: string[],
): Promise<Override | null> {
  const errors = (await findingsIn(context, subject)).filter(({ severity }) => severity === FindingSeverity.ERROR);
  if (errors.length === 0) return null;
  if (reason) return { reason, errors: errors.length };
  const named = errors.slice(0, NAMED).map(({ message, line }) => (line ? `Line ${line}: ${message}` : message));
  const more = errors.length > NAMED ? ` And ${errors.length - NAMED} more.` : '';
  const message = `Held back. ${named.join(' ')}${more}`;
  return fail('BAD_USER_INPUT', message, [{ path, message }]);
}

function refuseLive(): never {
  const message = 'This article is published. Unpublish it before you schedule it.';
  fail('CONFLICT', message, [{ path: ['input', 'at'], message }]);
}
