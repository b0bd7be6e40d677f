import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Database } from '../entities.ts';
import { z } from 'zod';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { type Connection, decodeCursor, toConnection } from '../platform/pagination.ts';
import { containing } from '../platform/sql.ts';
import { prepare } from '../prepare.ts';
import type { User } from './user.entity.ts';
import type { UsersArgs } from './user.input.ts';
import { userPolicy } from './user.policy.ts';

/** An account as it may leave the server: never with its hash. */
export type UserRow = Pick<
  User,
  'id' | 'username' | 'email' | 'name' | 'company' | 'reason' | 'roles' | 'status' | 'isEmailVerified' | 'createdAt'
>;

const selectUsers = (db: Kysely<Database>) =>
  db
    .selectFrom('account')
    .select(['id', 'username', 'email', 'name', 'company', 'reason', 'roles', 'status', 'created_at as createdAt'])
    .select((eb) => eb('email_verified_at', 'is not', null).$castTo<boolean>().as('isEmailVerified'));

const readUserById = prepare<{ id: string }>()((db, value) => selectUsers(db).where('id', '=', value('id')));

const readUsersById = prepare<{ ids: readonly string[] }>()((db, value) =>
  selectUsers(db)
    .where('id', '=', ({ fn }) => fn.any(value('ids')))
    .orderBy('name')
    .orderBy('id'),
);

const toRow = (row: Awaited<ReturnType<typeof readUsersById.all>>[number]): UserRow => ({
  ...row,
  createdAt: new Date(row.createdAt),
});

/** The account with this id, for services that decide themselves who gets it. */
export async function findUser(em: SqlEntityManager, id: string): Promise<UserRow | null> {
  const row = await readUserById.first(em, { id });
  return row ? toRow(row) : null;
}

/** These accounts by name, for services that decide themselves who gets them. */
export async function findUsers(em: SqlEntityManager, ids: readonly string[]): Promise<UserRow[]> {
  return (await readUsersById.all(em, { ids })).map(toRow);
}

/** Loads these accounts; null for those that the viewer cannot read. */
export async function loadUsers({ em, viewer }: Context, ids: readonly string[]): Promise<(UserRow | null)[]> {
  const byId = new Map((await findUsers(em, ids)).map((user) => [user.id, user]));
  return ids.map((id) => {
    const user = byId.get(id);
    return user && userPolicy.canSee(viewer, user) ? user : null;
  });
}

/** The account with this id, or null where the viewer may not know of it. */
export async function readUser({ em, viewer }: Context, id: string): Promise<UserRow | null> {
  const user = await findUser(em, id);
  return user && userPolicy.canSee(viewer, user) ? user : null;
}

/** Whoever is signed in, read anew. */
export async function readViewer({ em, viewer }: Context): Promise<UserRow> {
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  return (await findUser(em, viewer.id)) ?? fail('UNAUTHENTICATED');
}

const cursorShape = z.tuple([z.iso.datetime(), z.string().max(40)]);

/** A page of accounts, the newest first. */
export async function listUsers({ em, viewer }: Context, args: UsersArgs): Promise<Connection<UserRow>> {
  authorize(userPolicy, viewer, 'list', null);
  const search = args.filter?.search?.trim();
  let users = selectUsers(em.getKysely<Database>());
  if (args.filter?.status) users = users.where('status', '=', args.filter.status);
  if (search) {
    const columns = ['name', 'username', 'email', 'company'] as const;
    users = users.where((eb) => eb.or(columns.map((column) => eb(column, 'ilike', containing(search)))));
  }
  if (args.after) {
    const after = decodeCursor(args.after, cursorShape);
    users = users.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(...after)));
  }
  const page = users
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(args.first + 1);
  const rows = await page.execute();
  return toConnection(rows.map(toRow), args, (row) => [row.createdAt.toISOString(), row.id]);
}
