import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { bySystem, record } from '../audit/audit.service.ts';
import type { Database } from '../entities.ts';
import { anyOf, now } from '../platform/sql.ts';
import { ArticleStatus } from './article.entity.ts';
import { oneAtATime, refreshLinksTo } from './article.linking.service.ts';

type ScheduledChange = 'article.published' | 'article.unpublished';

/** Publishes the articles whose time has come. */
export const publishDue = (em: SqlEntityManager): Promise<number> => change(em, 'article.published');

/** Unpublishes the articles whose time has come. */
export const unpublishDue = (em: SqlEntityManager): Promise<number> => change(em, 'article.unpublished');

const selectDue = (em: SqlEntityManager, kind: ScheduledChange) => {
  const articles = em.getKysely<Database>().selectFrom('article').select(['id', 'slug']).limit(100);
  return kind === 'article.published'
    ? articles.where('status', '=', ArticleStatus.SCHEDULED).where('sort_at', '<=', now()).orderBy('sort_at')
    : articles.where('status', '=', ArticleStatus.PUBLISHED).where('unpublish_at', '<=', now()).orderBy('unpublish_at');
};

/**
 * Changes the articles that are due, each once: it skips rows that another server has locked, which are not due any more
 * when that server is done. Looks before it writes, because any statement on `article` empties every page cache.
 */
async function change(em: SqlEntityManager, kind: ScheduledChange): Promise<number> {
  const waiting = await selectDue(em, kind).execute();
  if (waiting.length === 0) return 0;
  return em.transactional(async (em) => {
    await oneAtATime(em);
    const rows = await selectDue(em, kind).forUpdate().skipLocked().execute();
    if (rows.length === 0) return 0;
    await em
      .getKysely<Database>()
      .updateTable('article')
      .set(
        kind === 'article.published'
          ? { status: ArticleStatus.PUBLISHED }
          : { status: ArticleStatus.DRAFT, unpublish_at: null },
      )
      .where('id', '=', anyOf(rows.map(({ id }) => id)))
      .execute();
    await refreshLinksTo(em, rows);
    for (const { id, slug } of rows)
      await record(bySystem, em, { kind, subjectId: id, details: { slug, scheduled: true } });
    return rows.length;
  });
}
