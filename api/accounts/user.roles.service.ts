import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import { record } from '../audit/audit.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { lockUntilCommit } from '../platform/sql.ts';
import type { Role } from '../platform/viewer.ts';
import { endSessionsOf } from '../sessions/session.service.ts';
import { userPolicy } from './user.policy.ts';
import { selectApprovedAdmins } from './user.query.ts';
import { findUser, type UserRow } from './user.reading.service.ts';

/** Gives an account exactly these roles and ends its sessions: rights never change under a running one. */
export async function setUserRoles(context: Context, id: string, wanted: Role[]): Promise<UserRow> {
  const user = (await findUser(context.em, id)) ?? fail('NOT_FOUND', 'Account not found.');
  authorize(userPolicy, context.viewer, 'setRoles', user);
  const roles = [...new Set(wanted)].toSorted();
  await context.em.transactional((em) => carryOut(context, em, user.id, roles));
  return (await findUser(context.em, id)) ?? fail('NOT_FOUND', 'Account not found.');
}

async function carryOut(context: Context, em: SqlEntityManager, id: string, roles: Role[]): Promise<void> {
  if (!roles.includes('ADMIN')) await refuseLosingLastAdmin(em, id);
  const db = em.getKysely<Database>();
  const before = await db.selectFrom('account').select('roles').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!before) fail('NOT_FOUND', 'Account not found.');
  if (before.roles.toSorted().join() === roles.join()) return;
  await db
    .updateTable('account')
    .set(({ fn }) => ({ roles, updated_at: fn<string>('now') }))
    .where('id', '=', id)
    .execute();
  const { length: sessionsEnded } = await endSessionsOf(em, id);
  await record(context, em, {
    kind: 'user.roles_changed',
    subjectId: id,
    details: { before: before.roles, after: roles, sessionsEnded },
  });
}

/**
 * Refuses where this account is the only admin who can still sign in. The lock makes admins who demote each other at
 * the same moment go one after the other, so the second one sees what the first has done.
 */
export async function refuseLosingLastAdmin(em: SqlEntityManager, id: string): Promise<void> {
  await lockUntilCommit(em, 'admins');
  const admins = await selectApprovedAdmins(em).select('id').execute();
  if (admins.length === 1 && admins[0]?.id === id)
    fail('CONFLICT', 'This is the last administrator. Give another account the administrator role first.');
}
