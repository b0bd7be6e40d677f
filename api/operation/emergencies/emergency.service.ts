import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { JsonMl } from '#graphql/json-ml.ts';
import { text } from '#graphql/limits.ts';
import { publishOwnText, unpublishArticle } from '#api/content/articles/article.publish.service.ts';
import { readArticleById } from '#api/content/articles/article.read.service.ts';
import { createArticle } from '#api/content/articles/article.service.ts';
import { record } from '../audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { refuseBeyondLimits, renderMarkdown } from '#api/platform/markdown/markdown.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { EmergencyArticle } from './emergency-article.entity.ts';
import { emergencyPolicy } from './emergency.read.service.ts';

export interface EmergencyInput {
  title: string;
  body: string;
  banner: boolean;
  /** An idempotency key created with the form, so that submitting it twice publishes once. */
  key: string;
}

/**
 * Publishes a notice: an article without a category, and a banner if requested. It ends the previous notice but leaves
 * that article published, because the new one may link to it.
 */
export async function publishEmergency(context: Context, input: EmergencyInput): Promise<void> {
  authorize(emergencyPolicy, context.viewer, 'publish', null);
  await context.em.transactional(async (em) => {
    await lockNotices(em);
    if ((await em.count(EmergencyArticle, { id: input.key })) > 0) return;
    const inside = { ...context, em };
    const { title, body } = input;
    const { id: articleId } = await createArticle(inside, { title, body, summary: await makeSummary(body) });
    await publishOwnText(inside, articleId);
    const by = requireUserId(context.viewer);
    const former = await em.findOne(EmergencyArticle, { endedAt: null });
    if (former) em.assign(former, { endedAt: new Date(), endedBy: by, replaced: true });
    // Only one notice is current, so the former one ends before the new one is stored.
    await em.flush();
    em.create(EmergencyArticle, { id: input.key, articleId, title, banner: input.banner, publishedBy: by });
    await em.flush();
    await record(context, em, {
      kind: 'article.emergency_published',
      details: {
        id: input.key,
        articleId,
        banner: input.banner,
        ...(former && { replaced: former.id }),
      },
    });
  });
}

/** Withdraws the current notice: removes its banner and turns its article back into a draft. */
export async function withdrawEmergency(context: Context, id: string): Promise<void> {
  authorize(emergencyPolicy, context.viewer, 'withdraw', null);
  await context.em.transactional(async (em) => {
    await lockNotices(em);
    const notice = (await em.findOne(EmergencyArticle, { id })) ?? fail('NOT_FOUND', 'Notice not found.');
    if (notice.endedAt) fail('CONFLICT', 'This notice is no longer current: it was withdrawn or replaced meanwhile.');
    em.assign(notice, { endedAt: new Date(), endedBy: requireUserId(context.viewer) });
    await em.flush();
    const { articleId } = notice;
    // The article may have been deleted in the meantime.
    const isThere = articleId && (await readArticleById({ ...context, em }, articleId));
    if (isThere) await unpublishArticle({ ...context, em }, articleId);
    await record(context, em, { kind: 'article.emergency_withdrawn', details: { id, articleId } });
  });
}

/** Publications and withdrawals run one after another: of two publications at once, the second replaces the first. */
const lockNotices = (em: SqlEntityManager) =>
  sql`lock table emergency_article in share row exclusive mode`.execute(getKysely(em));

const requireUserId = (viewer: Viewer): string => (viewer.kind === 'user' ? viewer.id : fail('UNAUTHENTICATED'));

/** The first paragraph as plain text, cut to the length of a summary. */
async function makeSummary(body: string): Promise<string> {
  const { tree } = await refuseBeyondLimits(renderMarkdown(body), ['body']);
  const first = tree.find((node) => Array.isArray(node) && node[0] === 'p');
  const words = first ? toPlainText(first).replace(/\s+/g, ' ').trim() : '';
  return words.length <= text.summary ? words : `${words.slice(0, text.summary - 2).replace(/(?<!\s)\s+\S*$/, '')} …`;
}

const toPlainText = (node: JsonMl | Record<string, string>): string => {
  if (typeof node === 'string') return node;
  return Array.isArray(node) ? node.slice(1).map(toPlainText).join('') : '';
};
