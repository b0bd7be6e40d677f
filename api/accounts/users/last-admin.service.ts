import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { fail } from '#api/platform/errors.ts';
import { lockUntilCommit } from '#api/platform/database/sql.ts';
import { selectApprovedAdmins } from './user.query.ts';

/**
 * Fails if this account is the only administrator who can sign in. The lock runs concurrent demotions one after
 * another, so that the second one sees the first.
 */
export async function refuseLosingLastAdmin(em: SqlEntityManager, id: string): Promise<void> {
  await lockUntilCommit(em, 'admins');
  const admins = await selectApprovedAdmins(em).select('id').execute();
  if (admins.length === 1 && admins[0]?.id === id)
    fail('CONFLICT', 'This is the last administrator. Give another account the administrator role first.');
}
