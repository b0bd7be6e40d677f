import { sql, type SqlEntityManager } from '@mikro-orm/postgresql';
import { DelegationRow } from './delegation.entity.ts';

/** Notes delegations whose last day is over, once each, so that the list of changes says that their access ended. */
export async function noteLapsedDelegations(em: SqlEntityManager): Promise<void> {
  const lapsed = { endsAt: { $lte: sql.now() }, acceptedAt: { $ne: null }, endedAt: null, lapsedAt: null };
  await em.nativeUpdate(DelegationRow, lapsed, { lapsedAt: sql.now() });
}
