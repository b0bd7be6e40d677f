import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { anyOf, now } from '#api/platform/database/sql.ts';
import { fail } from '#api/platform/errors.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { buildPerson } from '#api/platform/person.ts';
import { getViewerId } from '#api/platform/viewer.ts';
import { isApproved } from '#api/accounts/users/user.query.ts';
import { hashToken, newToken } from '#api/accounts/sessions/session.service.ts';
import type { Article } from '../article.entity.ts';
import { articlePolicy } from '../article.policy.ts';
import { findArticleForUpdate } from '../article.service.ts';
import { PreviewLinkRow } from './preview-link.entity.ts';
import type { PreviewLink } from './preview-link.type.ts';

const DAYS = 7;
const MOST_ACTIVE = 10;
const FULL = `This article has ${MOST_ACTIVE} preview links. Revoke one of them first.`;

/** The links that work, with their creators `a`. */
const selectActive = (em: SqlEntityManager) =>
  getKysely(em)
    .selectFrom('article_preview_link as l')
    .innerJoin('account as a', 'a.id', 'l.accountId')
    .where(isApproved('a'))
    .where('l.expiresAt', '>', now());

/** Creates a link to the draft of an article and returns it with its secret, of which only the hash is stored. */
export async function createPreviewLink(
  context: Context,
  articleId: string,
): Promise<{ article: Article; url: string }> {
  authorize(articlePolicy, context.viewer, 'update', null);
  const token = newToken();
  return context.em.transactional(async (em) => {
    // The lock of the article keeps two requests from exceeding the limit.
    const article = await findArticleForUpdate({ ...context, em }, articleId);
    authorize(articlePolicy, context.viewer, 'update', article);
    const active = await selectActive(em).select('l.id').where('l.articleId', '=', articleId).execute();
    if (active.length >= MOST_ACTIVE) fail('CONFLICT', FULL);
    const expiresAt = new Date(Date.now() + DAYS * 86_400_000);
    const accountId = getViewerId(context.viewer);
    em.create(PreviewLinkRow, { tokenHash: hashToken(token), articleId, accountId, createdAt: new Date(), expiresAt });
    await em.flush();
    const details = { slug: article.slug, expiresAt: expiresAt.toISOString() };
    await record(context, em, { kind: 'article.preview_created', subjectId: articleId, details });
    return { article, url: `${context.origin}/preview?token=${token}` };
  });
}

/** Ends a link at once. */
export async function revokePreviewLink(context: Context, id: string): Promise<Article> {
  authorize(articlePolicy, context.viewer, 'update', null);
  return context.em.transactional(async (em) => {
    const link =
      (await em.findOne(PreviewLinkRow, { id, expiresAt: { $gt: new Date() } })) ??
      fail('NOT_FOUND', 'This preview link does not exist.');
    const article = await findArticleForUpdate({ ...context, em }, link.articleId);
    await em.remove(link).flush();
    const details = { slug: article.slug };
    await record(context, em, { kind: 'article.preview_revoked', subjectId: article.id, details });
    return article;
  });
}

async function readLinks({ em }: Pick<Context, 'em'>, ids: readonly string[]): Promise<PreviewLink[][]> {
  const rows = await selectActive(em)
    .select(['l.id', 'l.articleId', 'l.createdAt', 'l.expiresAt'])
    .select((eb) => buildPerson(eb.ref('a.id'), eb.ref('a.name')).as('createdBy'))
    .where('l.articleId', '=', anyOf(ids))
    .orderBy('l.createdAt', 'desc')
    .orderBy('l.id')
    .execute();
  return ids.map((id) => rows.filter(({ articleId }) => articleId === id));
}

/** The links of an article that work. Empty for everyone but editors and administrators. */
export const listPreviewLinks = async (context: Context, articleId: string): Promise<PreviewLink[]> =>
  articlePolicy.can(context.viewer, 'update', null) ? ((await load(context, readLinks, articleId)) ?? []) : [];

/** Deletes ended links. */
export const prunePreviewLinks = (em: SqlEntityManager) =>
  getKysely(em).deleteFrom('article_preview_link').where('expiresAt', '<=', now()).execute();

/** The article of a link that works. Wrong, ended and revoked links have none, nor has a link to an article in the trash. */
export const findLinked = (em: SqlEntityManager, token: string) =>
  selectActive(em)
    .innerJoin('article as t', 't.id', 'l.articleId')
    .select(['l.articleId', 'l.expiresAt'])
    .where('l.tokenHash', '=', hashToken(token))
    .where('t.deletedAt', 'is', null)
    .executeTakeFirst();
