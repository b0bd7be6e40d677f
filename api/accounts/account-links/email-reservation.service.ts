import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import { lockUntilCommit } from '#api/platform/database/sql.ts';
import { foldKey } from '../users/user.entity.ts';
import { isUsable } from './account-token.service.ts';

// An email address is reserved while a mailed link can still give it to an account. Otherwise anyone could disable the
// link that undoes a change, by registering with the old address.

/**
 * Waits until other transactions that give away or release an email address have ended. Call it before the transaction
 * reads or changes who has the address.
 */
export const lockEmail = (em: SqlEntityManager, email: string): Promise<void> =>
  lockUntilCommit(em, `email ${foldKey(email)}`);

/** Returns the account for which an email address is reserved, other than `exceptId`. Null if it is not reserved. */
export async function findReservingAccount(
  em: SqlEntityManager,
  email: string,
  exceptId: string | null = null,
): Promise<string | null> {
  let tokens = getKysely(em)
    .selectFrom(['account_token as t', 'account as a'])
    .select('a.id')
    .where(isUsable)
    .where('t.carriesKey', '=', foldKey(email));
  if (exceptId) tokens = tokens.where('a.id', '<>', exceptId);
  const row = await tokens.limit(1).executeTakeFirst();
  return row?.id ?? null;
}
