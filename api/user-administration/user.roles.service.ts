import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '../audit/audit.service.ts';
import { getKysely } from '../kysely.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import type { Role } from '../platform/viewer.ts';
import { endSessions } from '../sessions/session.service.ts';
import { userPolicy } from '../users/user.policy.ts';
import { refuseLosingLastAdmin } from '../users/last-admin.service.ts';
import { findUser, type UserRow } from '../users/user.service.ts';

/** Gives an account exactly these roles and ends its sessions, so that no session continues with other rights. */
export async function setUserRoles(context: Context, id: string, wantedRoles: Role[]): Promise<UserRow> {
  const user = (await findUser(context.em, id)) ?? fail('NOT_FOUND', 'Account not found.');
  authorize(userPolicy, context.viewer, 'setRoles', user);
  const roles = [...new Set(wantedRoles)].toSorted();
  await context.em.transactional((em) => applyRoles(context, em, user.id, roles));
  return (await findUser(context.em, id)) ?? fail('NOT_FOUND', 'Account not found.');
}

async function applyRoles(context: Context, em: SqlEntityManager, id: string, roles: Role[]): Promise<void> {
  if (!roles.includes('ADMIN')) await refuseLosingLastAdmin(em, id);
  const db = getKysely(em);
  const before = await db.selectFrom('account').select('roles').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!before) fail('NOT_FOUND', 'Account not found.');
  if (before.roles.toSorted().join() === roles.join()) return;
  await db
    .updateTable('account')
    .set(({ fn }) => ({ roles, updatedAt: fn<string>('now') }))
    .where('id', '=', id)
    .execute();
  const { length: sessionsEnded } = await endSessions(em, id);
  await record(context, em, {
    kind: 'user.roles_changed',
    subjectId: id,
    details: { before: before.roles, after: roles, sessionsEnded },
  });
}
