import { z } from 'zod';
import type { Database } from '../entities.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { type Connection, decodeCursor, toConnection } from '../platform/pagination.ts';
import { toLikePattern } from '../platform/database/sql.ts';
import { userPolicy } from '../users/user.policy.ts';
import { selectUsers, toUserRow, type UserRow } from '../users/user.service.ts';
import type { UsersArgs } from './user.input.ts';

const cursorShape = z.tuple([z.iso.datetime(), z.string().max(40)]);

/** A page of accounts, newest first. */
export async function listUsers({ em, viewer }: Context, args: UsersArgs): Promise<Connection<UserRow>> {
  authorize(userPolicy, viewer, 'list', null);
  const search = args.filter?.search?.trim();
  let users = selectUsers(em.getKysely<Database>());
  if (args.filter?.status) users = users.where('status', '=', args.filter.status);
  if (search) {
    const columns = ['name', 'username', 'email', 'company'] as const;
    users = users.where((eb) => eb.or(columns.map((column) => eb(column, 'ilike', toLikePattern(search)))));
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
  return toConnection(rows.map(toUserRow), args, (row) => [row.createdAt.toISOString(), row.id]);
}
