import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { foldKey } from '../accounts/user.entity.ts';
import { findUsers, type UserRow } from '../accounts/user.reading.service.ts';
import { record } from '../audit/audit.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { load } from '../platform/loaders.ts';
import { query } from '../platform/sql.ts';
import { Group } from './group.entity.ts';
import type { GroupInput } from './group.input.ts';
import { groupPolicy } from './group.policy.ts';

/** All groups by name. There are tens, not thousands, so this list has no pages. */
export async function listGroups({ em, viewer }: Context): Promise<Group[]> {
  authorize(groupPolicy, viewer, 'update', null);
  return em.find(Group, {}, { orderBy: { nameKey: 'asc' } });
}

export async function readGroup({ em, viewer }: Context, id: string): Promise<Group | null> {
  const group = await em.findOne(Group, { id });
  return group && groupPolicy.canSee(viewer, group) ? group : null;
}

/** Everybody in a group, by name, suspended accounts too; one query for all groups of a list. */
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

export async function createGroup(context: Context, name: string): Promise<Group> {
  authorize(groupPolicy, context.viewer, 'create', null);
  return context.em.transactional(async (em) => {
    await refuseTakenName(em, name, null);
    const group = em.create(Group, { name, nameKey: foldKey(name) });
    await em.flush();
    await record(context, em, { kind: 'group.created', subjectId: group.id, details: { name } });
    return group;
  });
}

/** Renames a group, or says who is in it from now on. Who is no longer in it is out on their next request. */
export async function updateGroup(context: Context, id: string, input: GroupInput): Promise<Group> {
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

/** Makes exactly these the members, and says who came and who went. */
async function setMembers(em: SqlEntityManager, id: string, wanted: string[]) {
  const known = await query<{ id: string }>(em, 'select id from account where id = any($1)', [wanted]);
  const message = 'One of these accounts does not exist any more';
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
  return (await em.findOne(Group, { id })) ?? fail('NOT_FOUND', 'There is no such group.');
}

async function refuseTakenName(em: SqlEntityManager, name: string, id: string | null): Promise<void> {
  const sql = 'select 1 from account_group where name_key = $1 and id is distinct from $2';
  if ((await query(em, sql, [foldKey(name), id])).length === 0) return;
  const message = 'Another group has this name';
  fail('CONFLICT', message, [{ path: id ? ['input', 'name'] : ['name'], message }]);
}
