import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { now } from '../platform/database/sql.ts';

/** Notes delegations whose last day is over, once each, so that the list of changes says that their access ended. */
export async function noteLapsedDelegations(em: SqlEntityManager): Promise<void> {
  await getKysely(em)
    .updateTable('delegation')
    .set({ lapsedAt: now() })
    .where('endsAt', '<=', now())
    .where('acceptedAt', 'is not', null)
    .where('endedAt', 'is', null)
    .where('lapsedAt', 'is', null)
    .execute();
}
