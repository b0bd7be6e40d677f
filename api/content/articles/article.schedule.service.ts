import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Database } from '#api/entities.ts';
import { bySystem, record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { now } from '#api/platform/database/sql.ts';
import { Article, ArticleStatus } from './article.entity.ts';
import { endSchedules } from './drafts/article.changes.service.ts';
import { lockArticleChanges, refreshLinksTo } from './links/article.link.service.ts';

const selectDue = (db: Kysely<Database>, status: ArticleStatus, time: 'sortAt' | 'unpublishAt') =>
  db
    .selectFrom('article')
    .select(['id', 'slug'])
    .where('status', '=', status)
    .where(time, '<=', now())
    .orderBy(time)
    .limit(100);

export const selectToPublish = (db: Kysely<Database>) => selectDue(db, ArticleStatus.SCHEDULED, 'sortAt');
export const selectToUnpublish = (db: Kysely<Database>) => selectDue(db, ArticleStatus.PUBLISHED, 'unpublishAt');

/** Publishes the articles that are due. */
export const publishDue = (em: SqlEntityManager): Promise<number> =>
  change(em, selectToPublish, { status: ArticleStatus.PUBLISHED }, 'article.published');

/** Unpublishes the articles that are due. */
export const unpublishDue = (em: SqlEntityManager): Promise<number> =>
  change(em, selectToUnpublish, { status: ArticleStatus.DRAFT, unpublishAt: null }, 'article.unpublished');

/** Changes each due article once. Skips rows that another server has locked, because that server changes them. */
async function change(
  em: SqlEntityManager,
  select: typeof selectToPublish,
  values: Pick<Partial<Article>, 'status' | 'unpublishAt'>,
  kind: 'article.published' | 'article.unpublished',
): Promise<number> {
  return em.transactional(async (em) => {
    await lockArticleChanges(em);
    const rows = await select(getKysely(em)).forUpdate().skipLocked().execute();
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
