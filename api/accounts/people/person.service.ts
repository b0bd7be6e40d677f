import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '#api/operation/audit/audit.service.ts';
import { Group } from '../groups/group.entity.ts';
import { getKysely } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { anyOf } from '#api/platform/database/sql.ts';
import { fail } from '#api/platform/errors.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { getViewerId, isAdmin } from '#api/platform/viewer.ts';
import { userPolicy } from '../users/user.policy.ts';
import { lockOwner } from '../users/user.query.ts';
import { findUser, type UserRow } from '../users/user.service.ts';
import { AccountNote } from './account-note.entity.ts';
import type { AddUserNoteInput, PersonRecord } from './person.type.ts';
import { personLists } from './person.query.ts';

/** The account of a record, for the resolvers of its lists. Null for everyone but administrators. */
export const readRecord = ({ viewer }: Context, { id }: UserRow): { id: string } | null =>
  isAdmin(viewer) ? { id } : null;

export const readList = <List extends keyof PersonRecord>(
  { em }: Context,
  list: List,
  id: string,
): Promise<PersonRecord[List]> => personLists[list](em, id);

/** The groups of an account by name. Null for everyone but administrators. */
export const readGroups = async (context: Context, { id }: UserRow): Promise<Group[] | null> =>
  isAdmin(context.viewer) ? load(context, loadGroups, id) : null;

async function loadGroups({ em }: Context, ids: readonly string[]): Promise<Group[][]> {
  const members = await getKysely(em)
    .selectFrom('account_group_member')
    .select(['accountId', 'groupId'])
    .where('accountId', '=', anyOf(ids))
    .execute();
  const where = { id: { $in: [...new Set(members.map(({ groupId }) => groupId))] } };
  const groups = members.length === 0 ? [] : await em.find(Group, where, { orderBy: { nameKey: 'asc' } });
  return ids.map((id) => {
    const own = new Set(members.filter(({ accountId }) => accountId === id).map(({ groupId }) => groupId));
    return groups.filter((group) => own.has(group.id));
  });
}

/** The last request of an account in a session that still works. Null for everyone but administrators. */
export const readLastSeen = async (context: Context, { id }: UserRow): Promise<Date | null> =>
  isAdmin(context.viewer) ? load(context, loadLastSeen, id) : null;

async function loadLastSeen({ em }: Context, ids: readonly string[]): Promise<(Date | null)[]> {
  const rows = await getKysely(em)
    .selectFrom('session')
    .select(({ fn }) => ['accountId', fn.max<Date>('lastUsedAt').as('at')])
    .where('accountId', '=', anyOf(ids))
    .groupBy('accountId')
    .execute();
  const byId = new Map(rows.map(({ accountId, at }) => [accountId, at]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Adds an internal note to an account. The audit log does not contain its text. */
export async function addUserNote(context: Context, { id, body }: AddUserNoteInput): Promise<UserRow> {
  const user = await loadNoted(context, context.em, id);
  await context.em.transactional(async (em) => {
    em.create(AccountNote, { accountId: id, body, writtenBy: await lockOwner(em, getViewerId(context.viewer)) });
    await em.flush();
    await record(context, em, { kind: 'user.note_added', subjectId: id });
  });
  return user;
}

export async function deleteUserNote(context: Context, id: string): Promise<UserRow> {
  authorize(userPolicy, context.viewer, 'list', null);
  return context.em.transactional(async (em) => {
    const note = (await em.findOne(AccountNote, { id })) ?? fail('NOT_FOUND', 'Note not found.');
    const user = await loadNoted(context, em, note.accountId);
    await em.remove(note).flush();
    await record(context, em, { kind: 'user.note_deleted', subjectId: note.accountId });
    return user;
  });
}

async function loadNoted({ viewer }: Context, em: SqlEntityManager, id: string): Promise<UserRow> {
  authorize(userPolicy, viewer, 'list', null);
  return (await findUser(em, id)) ?? fail('NOT_FOUND', 'Account not found.');
}
