import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { groupsAtMost } from '../../graphql/limits.ts';
import { foldKey } from '../accounts/user.entity.ts';
import { findUsers, type UserRow } from '../accounts/user.reading.service.ts';
import { record } from '../audit/audit.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { load } from '../platform/loaders.ts';
import { type Connection, type ConnectionArgs, decodeCursor, toConnection } from '../platform/pagination.ts';
import { query } from '../platform/sql.ts';
import { Group } from './group.entity.ts';
import type { CreateGroupInput, UpdateGroupInput } from './group.input.ts';
import { groupPolicy } from './group.policy.ts';

const groupCursor = z.tuple([z.string()]);

/** Groups by name. */
export async function listGroups({ em, viewer }: Context, args: ConnectionArgs): Promise<Connection<Group>> {
  authorize(groupPolicy, viewer, 'update', null);
  const [after] = args.after ? decodeCursor(args.after, groupCursor) : [null];
  const where = after === null ? {} : { nameKey: { $gt: after } };
  const rows = await em.find(Group, where, { orderBy: { nameKey: 'asc' }, limit: args.first + 1 });
  return toConnection(rows, args, ({ nameKey }) => [nameKey]);
}

export async function readGroup({ em, viewer }: Context, id: string): Promise<Group | null> {
  const group = await em.findOne(Group, { id });
  return group && groupPolicy.canSee(viewer, group) ? group : null;
}

/** The accounts in a group by name, suspended ones too. One query for all groups of a list. */
export const listMembers = async (context: Context, id: string): Promise<UserRow[]> =>
  (await load(context, membersOf, id)) ?? [];

async function membersOf({ em, viewer }: Context, ids: readonly string[]): Promise<UserRow[][]> {
  authorize(groupPolicy, viewer, 'update', null);
  const sql = 'select group_id as "group", account_id as id from account_group_member where group_id = any($1)';
  const rows = await query<{ group: string; id: string }>(em, sql, [ids]);
  const users = await findUsers(em, [...new Set(rows.map((row) => row.id))]);
  return ids.map((id) => {
    const members = new Set(rows.filter((row) => row.group === id).map((row) => row.id));
    return users.filter((user) => members.has(user.id));
  });
}

/**
 * The groups that something is for, by name. @param sql reads the pairs of what `owner` is tied to which group `id`, for
 * owners bound as `$1`
 */
export async function groupsTied({ em }: Context, sql: string, owners: readonly string[]): Promise<Group[][]> {
  const rows = await query<{ owner: string; id: string }>(em, sql, [owners]);
  const given = { id: { $in: [...new Set(rows.map((row) => row.id))] } };
  const groups = rows.length === 0 ? [] : await em.find(Group, given, { orderBy: { nameKey: 'asc' } });
  return owners.map((owner) => {
    const own = new Set(rows.filter((row) => row.owner === owner).map((row) => row.id));
    return groups.filter((group) => own.has(group.id));
  });
}

export async function createGroup(context: Context, { name }: CreateGroupInput): Promise<Group> {
  authorize(groupPolicy, context.viewer, 'create', null);
  return context.em.transactional(async (em) => {
    await refuseTakenName(em, name, null);
    if ((await em.count(Group)) >= groupsAtMost)
      fail('CONFLICT', `At most ${groupsAtMost} groups are possible. Delete one first.`);
    const group = em.create(Group, { name, nameKey: foldKey(name) });
    await em.flush();
    await record(context, em, { kind: 'group.created', subjectId: group.id, details: { name } });
    return group;
  });
}

/** Renames a group or replaces its members. Former members lose access from their next request on. */
export async function updateGroup(context: Context, { id, ...input }: UpdateGroupInput): Promise<Group> {
  return context.em.transactional(async (em) => {
    await query(em, 'select 1 from account_group where id = $1 for update', [id]);
    const group = await findGroup(em, id);
    authorize(groupPolicy, context.viewer, 'update', group);
    if (input.name) {
      await refuseTakenName(em, input.name, id);
      group.name = input.name;
      group.nameKey = foldKey(input.name);
    }
    await em.flush();
    const changed = input.memberIds ? await setMembers(em, id, [...new Set(input.memberIds)]) : {};
    await record(context, em, { kind: 'group.updated', subjectId: id, details: { name: group.name, ...changed } });
    return group;
  });
}

export async function deleteGroup(context: Context, id: string): Promise<Group> {
  return context.em.transactional(async (em) => {
    const group = await findGroup(em, id);
    authorize(groupPolicy, context.viewer, 'delete', group);
    const sql = 'select count(*)::integer as members from account_group_member where group_id = $1';
    const [{ members } = { members: 0 }] = await query<{ members: number }>(em, sql, [id]);
    await em.nativeDelete(Group, { id });
    await record(context, em, { kind: 'group.deleted', subjectId: id, details: { name: group.name, members } });
    return group;
  });
}

/** Replaces the members, and returns who joined and who left. */
async function setMembers(em: SqlEntityManager, id: string, wanted: string[]) {
  const known = await query<{ id: string }>(em, 'select id from account where id = any($1)', [wanted]);
  const message = 'One of these accounts no longer exists';
  if (known.length < wanted.length) fail('BAD_USER_INPUT', message, [{ path: ['input', 'memberIds'], message }]);
  const removed = await query<{ id: string }>(
    em,
    'delete from account_group_member where group_id = $1 and account_id <> all($2) returning account_id as id',
    [id, wanted],
  );
  const added = await query<{ id: string }>(
    em,
    `insert into account_group_member (group_id, account_id) select $1, unnest($2::text[])
     on conflict do nothing returning account_id as id`,
    [id, wanted],
  );
  return { added: added.map((row) => row.id), removed: removed.map((row) => row.id) };
}

async function findGroup(em: SqlEntityManager, id: string): Promise<Group> {
  return (await em.findOne(Group, { id })) ?? fail('NOT_FOUND', 'Group not found.');
}

async function refuseTakenName(em: SqlEntityManager, name: string, id: string | null): Promise<void> {
  const sql = 'select 1 from account_group where name_key = $1 and id is distinct from $2';
  if ((await query(em, sql, [foldKey(name), id])).length === 0) return;
  const message = 'Another group has this name';
  fail('CONFLICT', message, [{ path: ['input', 'name'], message }]);
}
