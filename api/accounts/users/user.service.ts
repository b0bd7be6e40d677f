import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Database } from '#api/entities.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { prepare } from '#api/kysely.ts';
import type { User } from './user.entity.ts';
import { userPolicy } from './user.policy.ts';
import { lockUntilCommit } from '#api/platform/database/sql.ts';
import { selectApprovedAdmins, selectEnd, selectStatus } from './user.query.ts';

/** An account without its password hash. */
export type UserRow = Pick<
  User,
  | 'id'
  | 'username'
  | 'email'
  | 'name'
  | 'company'
  | 'reason'
  | 'roles'
  | 'status'
  | 'endsAt'
  | 'isEmailVerified'
  | 'createdAt'
>;

/** All accounts, without their password hashes. */
export const selectUsers = (db: Kysely<Database>) =>
  db
    .selectFrom('account')
    .select(['id', 'username', 'email', 'name', 'company', 'reason', 'roles', 'createdAt'])
    .select((eb) => [
      selectStatus('account')(eb).as('status'),
      selectEnd('account')(eb).as('endsAt'),
      eb('emailVerifiedAt', 'is not', null).$castTo<boolean>().as('isEmailVerified'),
    ]);

const readUserById = prepare<{ id: string }>()((db, value) => selectUsers(db).where('id', '=', value('id')));

const readUsersById = prepare<{ ids: readonly string[] }>()((db, value) =>
  selectUsers(db)
    .where('id', '=', ({ fn }) => fn.any(value('ids')))
    .orderBy('name')
    .orderBy('id'),
);

/** The account with this id. The caller checks access. */
export async function findUser(em: SqlEntityManager, id: string): Promise<UserRow | null> {
  const row = await readUserById.first(em, { id });
  return row ?? null;
}

/** These accounts, sorted by name. The caller checks access. */
export async function findUsers(em: SqlEntityManager, ids: readonly string[]): Promise<UserRow[]> {
  return await readUsersById.all(em, { ids });
}

/** Loads these accounts. Null for those that the viewer cannot read. */
export async function loadUsers({ em, viewer }: Context, ids: readonly string[]): Promise<(UserRow | null)[]> {
  const byId = new Map((await findUsers(em, ids)).map((user) => [user.id, user]));
  return ids.map((id) => {
    const user = byId.get(id);
    return user && userPolicy.canSee(viewer, user) ? user : null;
  });
}

/** The account with this id. Null if the viewer cannot read it. */
export async function readUser({ em, viewer }: Context, id: string): Promise<UserRow | null> {
  const user = await findUser(em, id);
  return user && userPolicy.canSee(viewer, user) ? user : null;
}

/** The account of the viewer, read from the database. */
export async function readViewer({ em, viewer }: Context): Promise<UserRow> {
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  return (await findUser(em, viewer.id)) ?? fail('UNAUTHENTICATED');
}

/**
 * Fails if this account is the only administrator who can sign in and whose account has no end. The lock runs concurrent
 * demotions one after another, so that the second one sees the first.
 */
export async function refuseLosingLastAdmin(em: SqlEntityManager, id: string): Promise<void> {
  await lockUntilCommit(em, 'admins');
  const admins = await selectApprovedAdmins(em).select('id').where('endsAt', 'is', null).execute();
  if (admins.length === 1 && admins[0]?.id === id)
    fail('CONFLICT', 'This is the last administrator. Give another account the administrator role first.');
}
