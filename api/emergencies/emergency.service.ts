import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { JsonMl } from '../../graphql/json-ml.ts';
import { text } from '../../graphql/limits.ts';
import { publishOwnText, unpublishArticle } from '../articles/article.publish.service.ts';
import { readArticleById } from '../articles/article.read.service.ts';
import { createArticle } from '../articles/article.service.ts';
import { record } from '../audit/audit.service.ts';
import { getKysely } from '../kysely.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { refuseBeyondLimits, renderMarkdown } from '../platform/markdown/markdown.ts';
import { now } from '../platform/database/sql.ts';
import type { Viewer } from '../platform/viewer.ts';
import { emergencyPolicy } from './emergency.policy.ts';

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
    const db = getKysely(em);
    // The lock runs publications and withdrawals one after another: of two at once, the second replaces the first.
    await sql`lock table emergency_article in share row exclusive mode`.execute(db);
    if (await isKnown(em, input.key)) return;
    const inside = { ...context, em };
    const { title, body } = input;
    const { id: articleId } = await createArticle(inside, { title, body, summary: await makeSummary(body) });
    await publishOwnText(inside, articleId);
    const by = requireUserId(context.viewer);
    const replacedArticle = await db
      .updateTable('emergency_article')
      .set({ endedAt: now(), endedBy: by, replaced: true })
      .where('endedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    await db
      .insertInto('emergency_article')
      .values({ id: input.key, articleId, title, banner: input.banner, publishedBy: by })
      .execute();
    await record(context, em, {
      kind: 'article.emergency_published',
      details: {
        id: input.key,
        articleId,
        banner: input.banner,
        ...(replacedArticle && { replaced: replacedArticle.id }),
      },
    });
  });
}

/** Withdraws the current notice: removes its banner and turns its article back into a draft. */
export async function withdrawEmergency(context: Context, id: string): Promise<void> {
  authorize(emergencyPolicy, context.viewer, 'withdraw', null);
  await context.em.transactional(async (em) => {
    const endedArticle = await getKysely(em)
      .updateTable('emergency_article')
      .set({ endedAt: now(), endedBy: requireUserId(context.viewer) })
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .returning('articleId')
      .executeTakeFirst();
    if (!endedArticle) return refuse(em, id);
    const { articleId } = endedArticle;
    // The article may have been deleted in the meantime.
    const isThere = articleId && (await readArticleById({ ...context, em }, articleId));
    if (isThere) await unpublishArticle({ ...context, em }, articleId);
    await record(context, em, { kind: 'article.emergency_withdrawn', details: { id, articleId } });
  });
}

async function isKnown(em: SqlEntityManager, id: string): Promise<boolean> {
  const emergencyArticles = getKysely(em).selectFrom('emergency_article').select('id').where('id', '=', id);
  return (await emergencyArticles.executeTakeFirst()) !== undefined;
}

async function refuse(em: SqlEntityManager, id: string): Promise<never> {
  return (await isKnown(em, id))
    ? fail('CONFLICT', 'This notice is no longer current: another person withdrew or replaced it.')
    : fail('NOT_FOUND', 'Notice not found.');
}

const requireUserId = (viewer: Viewer): string => (viewer.kind === 'user' ? viewer.id : fail('UNAUTHENTICATED'));

/** The first paragraph as plain text, cut to the length of a summary. */
async function makeSummary(body: string): Promise<string> {
  const { tree } = await refuseBeyondLimits(renderMarkdown(body), ['body']);
  const first = tree.find((node) => Array.isArray(node) && node[0] === 'p');
  const words = first ? toPlainText(first).replace(/\s+/g, ' ').trim() : '';
  return words.length <= text.summary ? words : `${words.slice(0, text.summary - 2).replace(/\s+\S*$/, '')} …`;
}

const toPlainText = (node: JsonMl | Record<string, string>): string => {
  if (typeof node === 'string') return node;
  return Array.isArray(node) ? node.slice(1).map(toPlainText).join('') : '';
};
