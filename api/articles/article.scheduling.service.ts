import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { bySystem, record } from '../audit/audit.service.ts';
import { query } from '../platform/sql.ts';
import { oneAtATime, refreshLinksTo } from './article.linking.service.ts';

const TO_PUBLISH = "from article where status = 'SCHEDULED' and sort_at <= now() order by sort_at limit 100";
const TO_END = "from article where status = 'PUBLISHED' and unpublish_at <= now() order by unpublish_at limit 100";

/** Publishes what is due. */
export const publishDue = (em: SqlEntityManager): Promise<number> =>
  change(em, TO_PUBLISH, "status = 'PUBLISHED'", 'article.published');

/** Takes down what is due. */
export const unpublishDue = (em: SqlEntityManager): Promise<number> =>
  change(em, TO_END, "status = 'DRAFT', unpublish_at = null", 'article.unpublished');

/**
 * Changes what is due, each article once: a row that another server is at work on is left to it, and once that is done it
 * is no longer waiting. Looks before it writes, because any statement on `article` empties every page cache.
 */
async function change(
  em: SqlEntityManager,
  due: string,
  set: string,
  kind: 'article.published' | 'article.unpublished',
): Promise<number> {
  const waiting = await query(em, `select 1 ${due}`);
  if (waiting.length === 0) return 0;
  return em.transactional(async (em) => {
    await oneAtATime(em);
    const rows = await query<{ id: string; slug: string }>(em, `select id, slug ${due} for update skip locked`);
    if (rows.length === 0) return 0;
    await query(em, `update article set ${set} where id = any($1)`, [rows.map(({ id }) => id)]);
    await refreshLinksTo(em, rows);
    for (const { id, slug } of rows)
      await record(bySystem, em, { kind, subjectId: id, details: { slug, scheduled: true } });
    return rows.length;
  });
}
