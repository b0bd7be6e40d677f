import { record } from '../../audit/audit.service.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { ArticleIssueSeverity } from '../article-issue.type.ts';
import { applyToSubject, findIssues, readOwnSubject, readSubject, type Subject } from '../article.issues.service.ts';
import { applyDraft, lockBoth } from './article.drafts.service.ts';
import { keepLiveVersion } from './article.versions.service.ts';
import { type Article, ArticleStatus } from '../article.entity.ts';
import type { PublishArticleInput, UpdateArticleInput } from '../article.input.ts';
import { refreshLinksTo } from '../links/article.link.service.ts';
import { articlePolicy } from '../article.policy.ts';
import { setLive } from '../article.publish.service.ts';
import { type Override, updateArticle } from '../article.service.ts';

/**
 * Publishes an article now or schedules it. A draft over the article becomes its text. Errors of the publishing check
 * refuse it unless the input has a reason, which the audit log keeps.
 */
export async function publishArticle(context: Context, input: PublishArticleInput): Promise<Article> {
  const { id, at } = input;
  authorize(articlePolicy, context.viewer, 'publish', null);
  // The check runs before the row is locked, because it renders linked pages on other connections.
  // Its own context keeps it from caching the draft that is published below.
  const subject = await readSubject({ ...context }, id);
  const override = await findOverride(context, subject, input.overrideReason);
  return context.em.transactional(async (em) => {
    const within = { ...context, em };
    const { article, draft } = await lockBoth(within, id, 'publish', input.expectedVersion ?? subject.version);
    if (draft) await applyDraft(within, article, draft);
    const kind = setLive(article, at);
    await em.flush();
    await keepLiveVersion(em, article);
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

/** Changes an article's own text. The text of a published or scheduled article is checked as before publishing. */
export async function updateCheckedArticle(
  context: Context,
  { id, expectedVersion, overrideReason, ...text }: UpdateArticleInput,
): Promise<Article> {
  authorize(articlePolicy, context.viewer, 'update', null);
  const { status, ...subject } = await readOwnSubject({ ...context }, id);
  const override =
    status === ArticleStatus.DRAFT ? null : await findOverride(context, applyToSubject(subject, text), overrideReason);
  return updateArticle(context, id, text, expectedVersion, override);
}

/** As many as fit into a sentence. The check lists all of them. */
const NAMED = 3;

/** Runs the publishing check. Null if it finds no errors; fails with BAD_USER_INPUT if it finds some and no reason is given. */
export async function findOverride(
  context: Context,
  subject: Subject,
  reason: string | null | undefined,
): Promise<Override | null> {
  const errors = (await findIssues(context, subject)).filter(({ severity }) => severity === ArticleIssueSeverity.ERROR);
  if (errors.length === 0) return null;
  if (reason) return { reason, errors: errors.length };
  const messages = errors.slice(0, NAMED).map(({ message, line }) => (line ? `Line ${line}: ${message}` : message));
  const more = errors.length > NAMED ? ` And ${errors.length - NAMED} more.` : '';
  const message = `The publishing check found errors. Fix them, or give an overrideReason. ${messages.join(' ')}${more}`;
  return fail('BAD_USER_INPUT', message, [{ path: ['input', 'overrideReason'], message }]);
}
