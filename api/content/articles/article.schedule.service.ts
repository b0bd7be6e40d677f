import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { bySystem, record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { now } from '#api/platform/database/sql.ts';
import { Article, ArticleStatus } from './article.entity.ts';
import { endSchedules } from './drafts/article.changes.service.ts';
import { lockArticleChanges, refreshLinksTo } from './links/article.link.service.ts';

const selectDue = (em: SqlEntityManager, status: ArticleStatus, time: 'sortAt' | 'unpublishAt') =>
  getKysely(em)
    .selectFrom('article')
    .select(['id', 'slug'])
    .where('status', '=', status)
    .where(time, '<=', now())
    .orderBy(time)
    .limit(100);

/** Publishes the articles that are due. */
export const publishDue = (em: SqlEntityManager): Promise<number> =>
  change(
    em,
    (em) => selectDue(em, ArticleStatus.SCHEDULED, 'sortAt'),
    { status: ArticleStatus.PUBLISHED },
    'article.published',
  );

/** Unpublishes the articles that are due. */
export const unpublishDue = (em: SqlEntityManager): Promise<number> =>
  change(
    em,
    (em) => selectDue(em, ArticleStatus.PUBLISHED, 'unpublishAt'),
    { status: ArticleStatus.DRAFT, unpublishAt: null },
    'article.unpublished',
  );

/**
 * Changes each due article once. Skips rows that another server has locked, because that server changes them. Reads
 * before it writes, because any statement on `article` clears every page cache.
 */
async function change(
  em: SqlEntityManager,
  select: (em: SqlEntityManager) => ReturnType<typeof selectDue>,
  values: Pick<Partial<Article>, 'status' | 'unpublishAt'>,
  kind: 'article.published' | 'article.unpublished',
): Promise<number> {
  const articles = await select(em).execute();
  if (articles.length === 0) return 0;
  return em.transactional(async (em) => {
    await lockArticleChanges(em);
    const rows = await select(em).forUpdate().skipLocked().execute();
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await em.nativeUpdate(Article, { id: { $in: ids } }, values);
    if (values.status === ArticleStatus.DRAFT) await endSchedules(em, ids);
    await refreshLinksTo(em, rows);
    for (const { id, slug } of rows)
      await record(bySystem, em, { kind, subjectId: id, details: { slug, scheduled: true } });
    return rows.length;
  });
}
