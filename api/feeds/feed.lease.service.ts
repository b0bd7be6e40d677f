import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../entities.ts';
import { lockUntilCommit, now, secondsFromNow } from '../platform/database/sql.ts';
import { FeedStatus } from './feed.entity.ts';

const LEASE_SECONDS = 90;

/**
 * Leases the due feeds. A lease expires: if a server crashes while it fetches, its feeds become due when the lease
 * ends. Across all servers, only one feed of a host is fetched at a time; the lock that ensures this is held only until
 * the transaction commits.
 */
export async function leaseFeeds(em: SqlEntityManager, limit: number) {
  await lockUntilCommit(em, 'feeds');
  return em
    .getKysely<Database>()
    .updateTable('feed')
    .set({ leased_until: secondsFromNow(LEASE_SECONDS), last_tried_at: now() })
    .where('id', 'in', (eb) =>
      eb.selectFrom(selectDueFeeds(eb).as('due')).select('due.id').orderBy('due.next_try_at').limit(limit),
    )
    .returning(['id', 'url', 'host', 'title', 'etag', 'last_modified as lastModified', 'failures'])
    .returning('added_by as addedBy')
    .execute();
}

/** Selects the first due feed of each host. Skips hosts from which a server is fetching a feed now. */
const selectDueFeeds = (eb: ExpressionBuilder<Database, 'feed'>) =>
  eb
    .selectFrom('feed as f')
    .distinctOn('f.host')
    .select(['f.id', 'f.next_try_at'])
    .where('f.status', '=', FeedStatus.ACTIVE)
    .where('f.next_try_at', '<=', now())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('feed as other')
            .select('other.id')
            .whereRef('other.host', '=', 'f.host')
            .where('other.leased_until', '>', now()),
        ),
      ),
    )
    .orderBy('f.host')
    .orderBy('f.next_try_at');

export type LeasedFeed = Awaited<ReturnType<typeof leaseFeeds>>[number];
