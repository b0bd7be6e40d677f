import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { bySystem, record } from '../audit/audit.service.ts';
import { query } from '../platform/sql.ts';

/**
 * Publishes what is due, each article once: a row that another server is at work on is left to it, and once that is
 * done it is no longer waiting. Looks before it writes, because any statement on `article` empties every page cache.
 */
export const publishDue = (em: SqlEntityManager): Promise<number> =>
  em.transactional(async (em) => {
    const due = await query<{ id: string; slug: string }>(
      em,
      `select id, slug from article where status = 'SCHEDULED' and sort_at <= now()
       order by sort_at limit 100 for update skip locked`,
    );
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    await query(em, "update article set status = 'PUBLISHED' where id = any($1)", [ids]);
    for (const { id, slug } of due)
      await record(bySystem, em, { kind: 'article.published', subjectId: id, details: { slug, scheduled: true } });
    return due.length;
  });

/** Takes down what is due, each article once, in the same way. */
export const unpublishDue = (em: SqlEntityManager): Promise<number> =>
  em.transactional(async (em) => {
    const due = await query<{ id: string; slug: string }>(
      em,
      `select id, slug from article where status = 'PUBLISHED' and unpublish_at <= now()
       order by unpublish_at limit 100 for update skip locked`,
    );
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    await query(em, "update article set status = 'DRAFT', unpublish_at = null where id = any($1)", [ids]);
    for (const { id, slug } of due)
      await record(bySystem, em, { kind: 'article.unpublished', subjectId: id, details: { slug, scheduled: true } });
    return due.length;
  });
