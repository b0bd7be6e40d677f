import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '../audit/audit.service.ts';
import { lockRow } from '../platform/database/lock.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import type { Role } from '../platform/viewer.ts';
import { endSessions } from '../sessions/session.service.ts';
import { User } from '../users/user.entity.ts';
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
  const account = (await em.findOne(User, { id }, lockRow)) ?? fail('NOT_FOUND', 'Account not found.');
  const before = account.roles;
  if (before.toSorted().join() === roles.join()) return;
  Object.assign(account, { roles, updatedAt: new Date() });
  await em.flush();
  const sessionsEnded = await endSessions(em, id);
  await record(context, em, {
    kind: 'user.roles_changed',
    subjectId: id,
    details: { before, after: roles, sessionsEnded },
  });
}
