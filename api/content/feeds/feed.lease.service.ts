import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { lockUntilCommit, now, secondsFromNow } from '#api/platform/database/sql.ts';
import { FeedStatus } from './feed.entity.ts';

const LEASE_SECONDS = 90;

/**
 * Leases the due feeds. A lease is not a lock: if a server fails while it reads, its feeds are free when the lease
 * ends. Only one feed of a host is read at a time, on any server; the lock that decides this ends with the statement.
 */
export async function leaseFeeds(em: SqlEntityManager, limit: number) {
  await lockUntilCommit(em, 'feeds');
  return getKysely(em)
    .updateTable('feed')
    .set({ leasedUntil: secondsFromNow(LEASE_SECONDS), lastTriedAt: now() })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom(selectDueFeeds(getKysely(em)).as('due'))
        .select('due.id')
        .orderBy('due.nextTryAt')
        .limit(limit),
    )
    .returning(['id', 'url', 'host', 'title', 'etag', 'lastModified', 'failures'])
    .returning('addedBy')
    .execute();
}

/** The first due feed of each host that no server is reading. */
export const selectDueFeeds = (db: Kysely<Database>) =>
  db
    .selectFrom('feed as f')
    .distinctOn('f.host')
    .select(['f.id', 'f.nextTryAt'])
    .where('f.status', '=', FeedStatus.ACTIVE)
    .where('f.nextTryAt', '<=', now())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('feed as other')
            .select('other.id')
            .whereRef('other.host', '=', 'f.host')
            .where('other.leasedUntil', '>', now()),
        ),
      ),
    )
    .orderBy('f.host')
    .orderBy('f.nextTryAt');

export type LeasedFeed = Awaited<ReturnType<typeof leaseFeeds>>[number];
