import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../entities.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { type Connection, decodeCursor, toConnection } from '../platform/pagination.ts';
import { containsText } from '../platform/database/sql.ts';
import type { AccountStatus } from '../platform/viewer.ts';
import { prepare } from '../prepare.ts';
import { userPolicy } from '../users/user.policy.ts';
import { selectUsers, toUserRow, type UserRow } from '../users/user.service.ts';
import type { UsersArgs } from './user.input.ts';

const cursorShape = z.tuple([z.iso.datetime(), z.string().max(40)]);

const selectNewest = (db: Kysely<Database>) => selectUsers(db).orderBy('created_at', 'desc').orderBy('id', 'desc');

/** The page that administrators open first. */
const readNewestOfStatus = prepare<{ status: AccountStatus; limit: number }>()((db, value) =>
  selectNewest(db).where('status', '=', value('status')).limit(value('limit')),
);

/** A page of accounts, newest first. */
export async function listUsers({ em, viewer }: Context, args: UsersArgs): Promise<Connection<UserRow>> {
  authorize(userPolicy, viewer, 'list', null);
  const { search, status } = args.filter ?? {};
  const isPlain = status && !search?.trim() && !args.after;
  const rows = isPlain
    ? await readNewestOfStatus.all(em, { status, limit: args.first + 1 })
    : await selectPage(em, args).execute();
  return toConnection(rows.map(toUserRow), args, (row) => [row.createdAt.toISOString(), row.id]);
}

function selectPage(em: SqlEntityManager, { first, after, filter }: UsersArgs) {
  const search = filter?.search?.trim();
  let users = selectNewest(em.getKysely<Database>()).limit(first + 1);
  if (filter?.status) users = users.where('status', '=', filter.status);
  if (search) {
    const columns = ['name', 'username', 'email', 'company'] as const;
    users = users.where((eb) => eb.or(columns.map((column) => containsText(eb.ref(column), search))));
  }
  if (!after) return users;
  const cursor = decodeCursor(after, cursorShape);
  return users.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(...cursor)));
}
