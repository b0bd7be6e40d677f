import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import { now } from '../platform/database/sql.ts';

/** Notes delegations whose last day is over, once each, so that the list of changes says that their access ended. */
export async function noteLapsedDelegations(em: SqlEntityManager): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('delegation')
    .set({ lapsed_at: now() })
    .where('ends_at', '<=', now())
    .where('accepted_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('lapsed_at', 'is', null)
    .execute();
}
