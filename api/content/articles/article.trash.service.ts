import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { bySystem, record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { subtractFromNow } from '#api/platform/database/sql.ts';
import { Article, ArticleStatus } from './article.entity.ts';
import { endSchedules } from './drafts/article.changes.service.ts';
import { lockArticle, refreshLinksTo } from './links/article.link.service.ts';
import { articlePolicy } from './article.policy.ts';
import { findArticleForUpdate } from './article.service.ts';
import { makeFreeSlug, isSlugTaken } from './article.text.service.ts';

/** How long an article stays in the trash. */
const TRASH_RETENTION = '30 days';

/** Moves an article to the trash. Only editors and administrators find it there, and other articles can take its slug. */
export async function deleteArticle(context: Context, id: string): Promise<Article> {
  return context.em.transactional(async (em) => {
    const article = await findArticleForUpdate({ ...context, em }, id);
    authorize(articlePolicy, context.viewer, 'delete', article);
    article.status = ArticleStatus.DRAFT;
    article.unpublishAt = null;
    article.deletedAt = new Date();
    await endSchedules(em, [id]);
    await em.flush();
    await refreshLinksTo(em, [article]);
    await record(context, em, { kind: 'article.trashed', subjectId: id, details: { slug: article.slug } });
    return article;
  });
}

/** Restores an article from the trash as a draft. If another article has taken its slug, it gets a new one. */
export async function restoreArticle(context: Context, id: string): Promise<Article> {
  return context.em.transactional(async (em) => {
    const within = { ...context, em };
    const article = await findTrashed(within, id);
    authorize(articlePolicy, context.viewer, 'restore', article);
    const former = article.slug;
    if (await isSlugTaken(within, former, id)) article.slug = await makeFreeSlug(em, former);
    article.deletedAt = null;
    await em.flush();
    await deleteTakenFormerSlugs(em, id);
    await record(context, em, { kind: 'article.restored', subjectId: id, details: { slug: article.slug, former } });
    return article;
  });
}

/** Deletes the former slugs of an article that another article has taken. */
const deleteTakenFormerSlugs = (em: SqlEntityManager, id: string) =>
  getKysely(em)
    .deleteFrom('article_former_slug as f')
    .using('article as a')
    .where('f.articleId', '=', id)
    .whereRef('a.slug', '=', 'f.slug')
    .where('a.deletedAt', 'is', null)
    .where('a.id', '<>', id)
    .execute();

/** Deletes an article in the trash with its history. */
export async function deleteArticlePermanently(context: Context, id: string): Promise<void> {
  return context.em.transactional(async (em) => {
    const article = await findTrashed({ ...context, em }, id);
    authorize(articlePolicy, context.viewer, 'deletePermanently', article);
    await em.remove(article).flush();
    await record(context, em, { kind: 'article.deleted', subjectId: id, details: { slug: article.slug } });
  });
}

async function findTrashed({ em }: Context, id: string): Promise<Article> {
  await lockArticle(em, id);
  const where = { id, deletedAt: { $ne: null } };
  return (
    (await em.findOne(Article, where, { populate: ['category'] })) ??
    fail('NOT_FOUND', 'Article not found in the trash.')
  );
}

/**
 * Deletes articles whose time in the trash is over. Reads before it writes, because any statement on `article` clears
 * every page cache.
 */
export const pruneTrash = (em: SqlEntityManager): Promise<number> =>
  em.transactional(async (em) => {
    const old = await getKysely(em)
      .selectFrom('article')
      .select(['id', 'slug'])
      .where('deletedAt', '<', subtractFromNow(TRASH_RETENTION))
      .limit(100)
      .forUpdate()
      .skipLocked()
      .execute();
    if (old.length === 0) return 0;
    await em.nativeDelete(Article, { id: { $in: old.map(({ id }) => id) } });
    for (const { id, slug } of old)
      await record(bySystem, em, { kind: 'article.deleted', subjectId: id, details: { slug, cleared: true } });
    return old.length;
  });
