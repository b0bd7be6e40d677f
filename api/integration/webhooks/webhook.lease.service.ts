import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { lockUntilCommit, now, secondsFromNow } from '#api/platform/database/sql.ts';

/** Longer than one attempt can take. */
const LEASE_SECONDS = 60;

/**
 * Leases deliveries that are due and counts their attempts. If a server fails while it sends, its deliveries are due
 * again when the lease ends. Only one delivery of a webhook is sent at a time, on any server.
 */
export async function leaseDeliveries(em: SqlEntityManager, limit: number) {
  await lockUntilCommit(em, 'webhooks');
  return getKysely(em)
    .updateTable('webhook_delivery as d')
    .from('webhook as w')
    .set((eb) => ({ leasedUntil: secondsFromNow(LEASE_SECONDS), attempts: eb('d.attempts', '+', 1) }))
    .whereRef('w.id', '=', 'd.webhookId')
    .where('d.id', 'in', (eb) =>
      eb
        .selectFrom(selectDueDeliveries(getKysely(em)).as('due'))
        .select('due.id')
        .orderBy('due.nextTryAt')
        .limit(limit),
    )
    .returning(['d.id', 'd.webhookId', 'd.position', 'd.type', 'd.body', 'd.attempts', 'd.createdAt'])
    .returning(['w.accountId', 'w.name', 'w.url', 'w.secret', 'w.formerSecret'])
    .returning((eb) =>
      eb.fn
        .coalesce(eb('w.formerUntil', '>', now()), eb.lit(false))
        .$castTo<boolean>()
        .as('hasFormer'),
    )
    .execute();
}

/** The first due delivery of each webhook that no server is sending to. A paused webhook gets only tests. */
export const selectDueDeliveries = (db: Kysely<Database>) =>
  db
    .selectFrom('webhook as h')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('webhook_delivery as c')
          .select(['c.id', 'c.nextTryAt'])
          .whereRef('c.webhookId', '=', 'h.id')
          .where('c.status', '=', 'PENDING')
          .where('c.nextTryAt', '<=', now())
          .where((eb) => eb.or([eb('h.status', '=', 'ACTIVE'), eb('c.position', 'is', null)]))
          .orderBy('c.nextTryAt')
          .orderBy('c.position')
          .limit(1)
          .as('first'),
      (join) => join.onTrue(),
    )
    .select(['first.id', 'first.nextTryAt'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_delivery as other')
            .select('other.id')
            .whereRef('other.webhookId', '=', 'h.id')
            .where('other.leasedUntil', '>', now()),
        ),
      ),
    );

export type LeasedDelivery = Awaited<ReturnType<typeof leaseDeliveries>>[number];
