import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { type Connection, decodeCursor, toConnection } from '../platform/pagination.ts';
import { binder, query } from '../platform/sql.ts';
import type { User } from './user.entity.ts';
import type { UsersArgs } from './user.input.ts';
import { userPolicy } from './user.policy.ts';

/** An account as it may leave the server: never with its hash. */
export type UserRow = Pick<
  User,
  'id' | 'username' | 'email' | 'name' | 'company' | 'reason' | 'roles' | 'status' | 'isEmailVerified' | 'createdAt'
>;

const COLUMNS = `id, username, email, name, company, reason, roles, status, email_verified_at is not null as "isEmailVerified",
  created_at as "createdAt"`;

type FlatRow = Omit<UserRow, 'createdAt'> & { createdAt: string };
const toRow = (row: FlatRow): UserRow => ({ ...row, createdAt: new Date(row.createdAt) });

/** The account with this id, for services that decide themselves who gets it. */
export async function findUser(em: SqlEntityManager, id: string): Promise<UserRow | null> {
  const [row] = await query<FlatRow>(em, `select ${COLUMNS} from account where id = $1`, [id]);
  return row ? toRow(row) : null;
}

/** These accounts by name, for services that decide themselves who gets them. */
export async function findUsers(em: SqlEntityManager, ids: readonly string[]): Promise<UserRow[]> {
  const sql = `select ${COLUMNS} from account where id = any($1) order by name, id`;
  return (await query<FlatRow>(em, sql, [ids])).map(toRow);
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
  const { values, bind } = binder();
  const where = ['true'];
  const search = args.filter?.search?.trim();
  if (args.filter?.status) where.push(`status = ${bind(args.filter.status)}`);
  if (search) {
    const pattern = bind(`%${search.replace(/[\\%_]/g, '\\$&')}%`);
    where.push(
      `(name ilike ${pattern} or username ilike ${pattern} or email ilike ${pattern} or company ilike ${pattern})`,
    );
  }
  if (args.after) {
    const [createdAt, id] = decodeCursor(args.after, cursorShape);
    where.push(`(created_at, id) < (${bind(createdAt)}::timestamptz, ${bind(id)})`);
  }
  const sql = `select ${COLUMNS} from account where ${where.join(' and ')} order by created_at desc, id desc limit ${bind(args.first + 1)}`;
  const rows = await query<FlatRow>(em, sql, values);
  return toConnection(rows.map(toRow), args, (row) => [row.createdAt.toISOString(), row.id]);
}
