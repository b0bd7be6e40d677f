import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../entities.ts';
import { lockUntilCommit, now, secondsFromNow } from '../platform/database/sql.ts';

/** Longer than one attempt can take. */
const LEASE_SECONDS = 60;

/**
 * Leases deliveries that are due and counts their attempts. If a server fails while it sends, its deliveries are due
 * again when the lease ends. Only one delivery of a webhook is sent at a time, on any server.
 */
export async function leaseDeliveries(em: SqlEntityManager, limit: number) {
  await lockUntilCommit(em, 'webhooks');
  return em
    .getKysely<Database>()
    .updateTable('webhook_delivery as d')
    .from('webhook as w')
    .set((eb) => ({ leased_until: secondsFromNow(LEASE_SECONDS), attempts: eb('d.attempts', '+', 1) }))
    .whereRef('w.id', '=', 'd.webhook_id')
    .where('d.id', 'in', (eb) =>
      eb
        .selectFrom(selectDue(eb as never).as('due'))
        .select('due.id')
        .orderBy('due.next_try_at')
        .limit(limit),
    )
    .returning(['d.id', 'd.webhook_id as webhookId', 'd.position', 'd.type', 'd.body', 'd.attempts', 'd.created_at'])
    .returning(['w.account_id as accountId', 'w.name', 'w.url', 'w.secret', 'w.former_secret as formerSecret'])
    .returning((eb) =>
      eb.fn
        .coalesce(eb('w.former_until', '>', now()), eb.lit(false))
        .$castTo<boolean>()
        .as('hasFormer'),
    )
    .execute();
}

/** The first due delivery of each webhook that no server is sending to. A paused webhook gets only tests. */
const selectDue = (eb: ExpressionBuilder<Database, never>) =>
  eb
    .selectFrom('webhook as h')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('webhook_delivery as c')
          .select(['c.id', 'c.next_try_at'])
          .whereRef('c.webhook_id', '=', 'h.id')
          .where('c.status', '=', 'PENDING')
          .where('c.next_try_at', '<=', now())
          .where((eb) => eb.or([eb('h.status', '=', 'ACTIVE'), eb('c.position', 'is', null)]))
          .orderBy('c.next_try_at')
          .orderBy('c.position')
          .limit(1)
          .as('first'),
      (join) => join.onTrue(),
    )
    .select(['first.id', 'first.next_try_at'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_delivery as other')
            .select('other.id')
            .whereRef('other.webhook_id', '=', 'h.id')
            .where('other.leased_until', '>', now()),
        ),
      ),
    );

export type LeasedDelivery = Awaited<ReturnType<typeof leaseDeliveries>>[number];
