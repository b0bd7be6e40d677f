import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '#api/operation/audit/audit.service.ts';
import { refuseStaleList } from '#api/content/edits/edit.conflict.service.ts';
import { lockRow } from '#api/platform/database/sql.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import type { Role } from '#api/platform/viewer.ts';
import { endSessions } from '../sessions/session.service.ts';
import { User } from '../users/user.entity.ts';
import { userPolicy } from '../users/user.policy.ts';
import { refuseLosingLastAdmin, findUser, type UserRow } from '../users/user.service.ts';
import type { SetUserRolesInput } from './user.input.ts';

/** Gives an account exactly these roles and ends its sessions, so that no session continues with other rights. */
export async function setUserRoles(
  context: Context,
  { id, roles, expectedRoles }: SetUserRolesInput,
): Promise<UserRow> {
  const user = (await findUser(context.em, id)) ?? fail('NOT_FOUND', 'Account not found.');
  authorize(userPolicy, context.viewer, 'setRoles', user);
  await context.em.transactional((em) =>
    applyRoles(context, em, user.id, toSet(roles), expectedRoles && toSet(expectedRoles)),
  );
  return (await findUser(context.em, id)) ?? fail('NOT_FOUND', 'Account not found.');
}

const toSet = (roles: readonly Role[]): Role[] => [...new Set(roles)].toSorted();

async function applyRoles(
  context: Context,
  em: SqlEntityManager,
  id: string,
  roles: Role[],
  expectedRoles: Role[] | null | undefined,
): Promise<void> {
  if (!roles.includes('ADMIN')) await refuseLosingLastAdmin(em, id);
  const account = (await em.findOne(User, { id }, lockRow)) ?? fail('NOT_FOUND', 'Account not found.');
  const before = account.roles;
  if (expectedRoles && before.toSorted().join() !== expectedRoles.join())
    await refuseStaleList(
      { ...context, em },
      { expected: 'expectedRoles', field: 'roles', current: before, kinds: ['user.roles_changed'], subjectId: id },
    );
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
