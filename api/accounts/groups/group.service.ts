import type {
  EntityClass,
  FilterQuery,
  FindOneOptions,
  RequiredEntityData,
  SqlEntityManager,
} from '@mikro-orm/postgresql';
import { z } from 'zod';
import { groupsAtMost } from '#graphql/limits.ts';
import { getKysely, prepare } from '#api/kysely.ts';
import { foldKey } from '../users/user.entity.ts';
import { findUsers, type UserRow } from '../users/user.service.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import type { EditedNoun } from '#api/content/edits/edit.noun.service.ts';
import { edit } from '#api/content/edits/edit.service.ts';
import { lockRow, allOf, anyOf, lockUntilCommit } from '#api/platform/database/sql.ts';
import { allow, authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { type Connection, type ConnectionArgs, decodeCursor, toConnection } from '#api/platform/pagination.ts';
import type { Prepared } from '#api/platform/database/prepare.ts';
import { Group } from './group.entity.ts';
import type { CreateGroupInput, UpdateGroupInput } from './group.input.ts';
import { isAdmin } from '#api/platform/viewer.ts';

export type GroupAction = 'create' | 'update' | 'setMembers' | 'delete';

/**
 * Only administrators can see groups and their members. A member gets the access of the group, so a change of members
 * needs a recent confirmation of identity.
 */
export const groupPolicy = allow<GroupAction, Group>(isAdmin, (action) => action === 'setMembers');

const groupCursor = z.tuple([z.string()]);

/** A page of groups, ordered by name. */
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

/** The accounts in a group by name, including suspended ones: enough of them for the page. */
export const listMembers = async (context: Context, id: string, { first, after }: ConnectionArgs): Promise<UserRow[]> =>
  (await load(context, loadMembers, { id, most: after ? null : first + 1 })) ?? [];

const readMembers = prepare<{ ids: readonly string[]; most: number | null }>()((db, value) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('account_group_member as m')
        .innerJoin('account as a', 'a.id', 'm.accountId')
        .select(['m.groupId', 'm.accountId'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('m.groupId').orderBy('a.name').orderBy('a.id'))
            .as('place'),
        )
        .where('m.groupId', '=', ({ fn }) => fn.any(value('ids')))
        .as('member'),
    )
    .select(['member.groupId', 'member.accountId'])
    .where((eb) => {
      const most = eb.cast<number | null>(value('most'), 'bigint');
      return eb.or([eb(most, 'is', null), eb('member.place', '<=', most)]);
    }),
);

interface MemberPage {
  id: string;
  /** Null for all. */
  most: number | null;
}

/** One query reads the members of all groups of a list. */
async function loadMembers({ em, viewer }: Context, pages: readonly MemberPage[]): Promise<UserRow[][]> {
  authorize(groupPolicy, viewer, 'update', null);
  const most = pages.some((page) => page.most === null) ? null : Math.max(...pages.map((page) => page.most ?? 0));
  const rows = await readMembers.all(em, { ids: pages.map(({ id }) => id), most });
  const users = await findUsers(em, [...new Set(rows.map((row) => row.accountId))]);
  return pages.map(({ id }) => {
    const members = new Set(rows.filter((row) => row.groupId === id).map((row) => row.accountId));
    return users.filter((user) => members.has(user.id));
  });
}

/** The number of accounts in a group. */
export const countMembers = async (context: Context, id: string): Promise<number> =>
  (await load(context, loadCounts, id)) ?? 0;

const readCounts = prepare<{ ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('account_group_member')
    .select(({ cast, fn }) => ['groupId', cast<number>(fn.countAll(), 'integer').as('count')])
    .where('groupId', '=', ({ fn }) => fn.any(value('ids')))
    .groupBy('groupId'),
);

async function loadCounts({ em, viewer }: Context, ids: readonly string[]): Promise<number[]> {
  authorize(groupPolicy, viewer, 'update', null);
  const counts = new Map((await readCounts.all(em, { ids })).map(({ groupId, count }) => [groupId, count]));
  return ids.map((id) => counts.get(id) ?? 0);
}

/** Reads the group ids of each owner, for example of each event. */
type ReadGroupLinks = Prepared<{ owners: readonly string[] }, { owner: string; groupId: string }>;

/** Loads the groups of each owner, ordered by name. */
export async function loadLinkedGroups(
  { em }: Context,
  links: ReadGroupLinks,
  owners: readonly string[],
): Promise<Group[][]> {
  const rows = await links.all(em, { owners });
  const where = { id: { $in: [...new Set(rows.map((row) => row.groupId))] } };
  const groups = rows.length === 0 ? [] : await em.find(Group, where, { orderBy: { nameKey: 'asc' } });
  return owners.map((owner) => {
    const own = new Set(rows.filter((row) => row.owner === owner).map((row) => row.groupId));
    return groups.filter((group) => own.has(group.id));
  });
}

export async function createGroup(context: Context, { name }: CreateGroupInput): Promise<Group> {
  authorize(groupPolicy, context.viewer, 'create', null);
  return context.em.transactional(async (em) => {
    await lockUntilCommit(em, 'groups');
    await refuseTakenName(em, name, null);
    if ((await em.count(Group)) >= groupsAtMost)
      fail('CONFLICT', `At most ${groupsAtMost} groups are possible. Delete one first.`);
    const group = em.create(Group, { name, nameKey: foldKey(name) });
    await em.flush();
    await record(context, em, { kind: 'group.created', subjectId: group.id, details: { name } });
    return group;
  });
}

/** Renames a group, replaces its members, or adds and removes some. Former members lose access from their next request on. */
export async function updateGroup(context: Context, { id, ...input }: UpdateGroupInput): Promise<Group> {
  const { expectedVersion, memberIds, addMemberIds, removeMemberIds } = input;
  const action = memberIds || addMemberIds || removeMemberIds ? 'setMembers' : 'update';
  return edit(context, groupEdits, {
    id,
    expectedVersion,
    kind: 'group.updated',
    authorize: (group) => authorize(groupPolicy, context.viewer, action, group),
    apply: async ({ em }, group) => {
      if (input.name) {
        await refuseTakenName(em, input.name, id);
        group.name = input.name;
        group.nameKey = foldKey(input.name);
      }
      await em.flush();
      const members = await changeMembers(em, input, id);
      return {
        name: group.name,
        ...members,
        changed: members.added?.length || members.removed?.length ? ['members'] : [],
      };
    },
    read: async (_context, group) => group,
  });
}

/** Keeps these groups until the transaction ends, so that links to them can be stored. */
async function lockGroups(em: SqlEntityManager, ids: readonly string[]): Promise<void> {
  const groups = getKysely(em).selectFrom('account_group').select('id').where('id', '=', anyOf(ids)).forKeyShare();
  if ((await groups.execute()).length === new Set(ids).size) return;
  const message = 'One of these groups no longer exists';
  fail('BAD_USER_INPUT', message, [{ path: ['input', 'groupIds'], message }]);
}

/** Replaces the groups of an object. `owner` names the object in the rows of `entity`. */
export async function setGroups<Row extends { groupId: string }>(
  em: SqlEntityManager,
  entity: EntityClass<Row>,
  owner: Partial<Row>,
  groupIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(groupIds)];
  await lockGroups(em, ids);
  await em.nativeDelete<Row>(entity, owner as FilterQuery<Row>);
  const rows = ids.map((groupId) => ({ ...owner, groupId }));
  await em.insertMany<Row>(entity, rows as unknown as RequiredEntityData<Row>[]);
}

/** Adds accounts to groups, in the transaction of `em`. */
export async function joinGroups(
  context: Context,
  em: SqlEntityManager,
  accountIds: string[],
  groupIds: readonly string[],
) {
  const where = { id: { $in: [...new Set(groupIds)] } };
  const groups = await em.find(Group, where, { orderBy: { id: 'asc' }, ...lockRow });
  const message = 'One of these groups no longer exists';
  if (groups.length < where.id.$in.length) fail('BAD_USER_INPUT', message, [{ path: ['input', 'groupIds'], message }]);
  for (const group of groups) {
    authorize(groupPolicy, context.viewer, 'setMembers', group);
    group.version += 1;
    await em.flush();
    const members = await changeMembers(em, { addMemberIds: accountIds }, group.id);
    const details = { name: group.name, ...members, changed: ['members'], editVersion: group.version };
    await record(context, em, { kind: 'group.updated', subjectId: group.id, details });
  }
}

export async function deleteGroup(context: Context, id: string): Promise<Group> {
  return context.em.transactional(async (em) => {
    const group = await findGroup(em, id);
    authorize(groupPolicy, context.viewer, 'delete', group);
    const { members } = await getKysely(em)
      .selectFrom('account_group_member')
      .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('members'))
      .where('groupId', '=', id)
      .executeTakeFirstOrThrow();
    await em.remove(group).flush();
    await record(context, em, { kind: 'group.deleted', subjectId: id, details: { name: group.name, members } });
    return group;
  });
}

/** Changes the members and returns which accounts joined and which left. */
async function changeMembers(em: SqlEntityManager, input: Omit<UpdateGroupInput, 'id'>, id: string) {
  const { memberIds, addMemberIds, removeMemberIds } = input;
  const isAbout = memberIds ?? addMemberIds ?? removeMemberIds;
  if (!isAbout) return {};
  const joining = [...new Set(memberIds ?? addMemberIds ?? [])];
  const db = getKysely(em);
  const accounts = await db.selectFrom('account').select('id').where('id', '=', anyOf(joining)).execute();
  const field = memberIds ? 'memberIds' : 'addMemberIds';
  const message = 'One of these accounts no longer exists';
  if (accounts.length < joining.length) fail('BAD_USER_INPUT', message, [{ path: ['input', field], message }]);
  const removedRows = await db
    .deleteFrom('account_group_member')
    .where('groupId', '=', id)
    .where((eb) =>
      memberIds ? eb('accountId', '<>', allOf(memberIds)) : eb('accountId', '=', anyOf(removeMemberIds ?? [])),
    )
    .returning('accountId as id')
    .execute();
  const addedRows = await db
    .insertInto('account_group_member')
    .columns(['groupId', 'accountId'])
    .expression((eb) =>
      eb
        .selectFrom('account')
        .select([eb.val(id).as('groupId'), 'id'])
        .where('id', '=', anyOf(joining)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('accountId as id')
    .execute();
  return { added: addedRows.map((row) => row.id), removed: removedRows.map((row) => row.id) };
}

const groupEdits: EditedNoun<Group, { name: string }> = {
  name: 'group',
  kinds: ['group.updated'],
  lock: ({ em }, id) => findGroup(em, id, lockRow),
  read: (_em, { name }) => ({ name }),
};

async function findGroup(em: SqlEntityManager, id: string, options: FindOneOptions<Group> = {}): Promise<Group> {
  return (await em.findOne(Group, { id }, options)) ?? fail('NOT_FOUND', 'Group not found.');
}

async function refuseTakenName(em: SqlEntityManager, name: string, id: string | null): Promise<void> {
  const groups = await getKysely(em)
    .selectFrom('account_group')
    .select('id')
    .where('nameKey', '=', foldKey(name))
    .where('id', 'is distinct from', id)
    .execute();
  if (groups.length === 0) return;
  const message = 'Another group has this name';
  fail('CONFLICT', message, [{ path: ['input', 'name'], message }]);
}
