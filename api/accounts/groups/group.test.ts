import { describe, expect, it } from 'vitest';
import { makeUser } from '../users/user.factory.ts';
import { query } from '#api/testing/query.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { type Answer, person, useApi } from '#api/testing/api.ts';
import {
  GroupTestCreateDocument as CREATE,
  GroupTestDeleteDocument as DELETE,
  GroupTestGroupsDocument as GROUPS,
  GroupTestMembersDocument as MEMBERS_OF_ALL,
  GroupTestNodesDocument as NODES,
  GroupTestUpdateDocument as UPDATE,
  GroupTestMembersPageDocument as MEMBERS,
  GroupTestCanDocument as CAN,
  GroupTestNodeDocument as NODE,
  type GroupTestMembersPageQuery,
} from '#graphql/generated/tests-accounts-groups.ts';
import { makeGroup } from './group.factory.ts';

const api = useApi();

type MembersPage = Extract<GroupTestMembersPageQuery['node'], { members: unknown }>['members'];
const missing = 'grp_00000000000000000000000000000000';
const fresh = () => `Group ${Math.random().toString(36).slice(2, 10)}`;

async function group(members = 0) {
  const em = api.em();
  const users = Array.from({ length: members }, () => makeUser(em));
  await em.flush();
  return { group: await makeGroup(em, users), users };
}

describe.each<[string, (viewer: Viewer) => Promise<Answer<unknown>>]>([
  ['createGroup', (viewer) => api.run(viewer, CREATE, { input: { name: fresh() } })],
  [
    'updateGroup',
    async (viewer) => api.run(viewer, UPDATE, { input: { id: (await group()).group.id, name: fresh() } }),
  ],
  ['deleteGroup', async (viewer) => api.run(viewer, DELETE, { input: { id: (await group()).group.id } })],
  ['groups', (viewer) => api.run(viewer, GROUPS)],
])('%s', (_name, run) => {
  it('works for administrators', async () => {
    expect((await run(person.admin)).errors).toBeUndefined();
  });
});

describe('a group', () => {
  it('contains exactly the given members, and the audit log records who joined and left', async () => {
    const { group: row, users } = await group(3);
    const memberIds = [users[0]!.id, users[0]!.id];
    const { data } = await api.run(person.admin, UPDATE, { input: { id: row.id, memberIds } });
    expect(data.updateGroup.group).toMatchObject({ memberCount: 1, members: { nodes: [{ id: users[0]!.id }] } });
    const [event] = await query<{ details: { removed: string[] } }>(
      api.em(),
      "select details from audit_event where kind = 'group.updated' and subject_id = $1",
      [row.id],
    );
    expect(event?.details.removed.toSorted()).toEqual([users[1]!.id, users[2]!.id].toSorted());
  });

  it('gets and loses single members, and refuses a change that is based on another version', async () => {
    const { group: row, users } = await group(2);
    const [stranger] = (await group(1)).users;
    const update = (input: object) => api.run(person.admin, UPDATE, { input: { id: row.id, ...input } });
    const changed = await update({ addMemberIds: [stranger!.id], removeMemberIds: [users[0]!.id], expectedVersion: 1 });
    const { members, version } = changed.data.updateGroup.group;
    expect(new Set(members.nodes.map(({ id }) => id))).toEqual(new Set([users[1]!.id, stranger!.id]));
    expect(version).toBe(2);
    expect((await update({ removeMemberIds: [stranger!.id], expectedVersion: 1 })).code).toBe('CONFLICT');
    expect((await update({ memberIds: [], addMemberIds: [stranger!.id] })).code).toBe('BAD_USER_INPUT');
    expect((await update({ addMemberIds: ['usr_nobody'] })).errors?.[0]?.extensions?.['fields']).toMatchObject([
      { path: ['input', 'addMemberIds'] },
    ]);
    expect((await update({ name: row.name })).data.updateGroup.group).toMatchObject({ memberCount: 2, version: 2 });
    expect((await update({ name: fresh() })).data.updateGroup.group).toMatchObject({ memberCount: 2, version: 3 });
  });

  it('is read with other objects by their ids, in their order, as far as the viewer can read them', async () => {
    const [{ group: row, users }, other] = [await group(1), await group()];
    const ids = [other.group.id, 'nobody', users[0]!.id, row.id, row.id];
    const read = async (viewer: Viewer) => (await api.run(viewer, NODES, { ids })).data.nodes.map((one) => one?.id);
    expect(await read(person.admin)).toEqual([other.group.id, undefined, users[0]!.id, row.id, row.id]);
    expect(await read(person.investor)).toEqual(ids.map(() => undefined));
    expect(await read({ ...person.admin, token: { id: 'tok_1', scopes: ['CONTENT_READ'] } })).toEqual(
      ids.map(() => undefined),
    );
    const many = Array.from({ length: 101 }, () => row.id);
    expect((await api.run(person.admin, NODES, { ids: many })).code).toBe('BAD_USER_INPUT');
  });

  it('in a list loads its members in one query with the others', async () => {
    const [one, two] = [await group(2), await group(1)];
    const { data } = await api.run(person.admin, MEMBERS_OF_ALL);
    const findNode = (id: string) => data.groups.nodes.find((each) => each.id === id)!;
    expect([findNode(one.group.id).memberCount, findNode(two.group.id).memberCount]).toEqual([2, 1]);
    expect(findNode(two.group.id).members.nodes[0]?.email).toBe(two.users[0]!.email);
  });

  it('lists its members by name from page to page, and counts all of them', async () => {
    const em = api.em();
    const users = ['Zoe', 'Ada', 'Mia', 'Mia', 'Bo'].map((name) => makeUser(em, { name }));
    await em.flush();
    const row = await makeGroup(em, users);
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const page: MembersPage = (await api.run(person.admin, MEMBERS, { id: row.id, after })).data.node!.members;
      ids.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    const byId = new Map(users.map(({ id, name }) => [id, name]));
    expect(ids.map((id) => byId.get(id))).toEqual(['Ada', 'Bo', 'Mia', 'Mia', 'Zoe']);
    expect(new Set(ids).size).toBe(5);
    const { data } = await api.run(person.admin, MEMBERS_OF_ALL);
    expect(data.groups.nodes.find(({ id }) => id === row.id)!.memberCount).toBe(5);
  });

  it('paginates its members, and the list of groups is paginated by name', async () => {
    const { group: row, users } = await group(3);
    const first = (await api.run(person.admin, MEMBERS, { id: row.id })).data.node!.members;
    const after = first.pageInfo.endCursor;
    const second = (await api.run(person.admin, MEMBERS, { id: row.id, after })).data.node!.members;
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    const ids = [...first.nodes, ...second.nodes].map(({ id }) => id);
    expect(ids.toSorted()).toEqual(users.map(({ id }) => id).toSorted());
    const one = (await api.run(person.admin, GROUPS, { first: 1 })).data.groups;
    const two = (await api.run(person.admin, GROUPS, { first: 1, after: one.pageInfo.endCursor })).data.groups;
    const { data } = await api.run(person.admin, GROUPS);
    expect([...one.nodes, ...two.nodes]).toEqual(data.groups.nodes.slice(0, 2));
  });

  it.each([
    ['no name', '', 'name'],
    ['a name of 61 characters', 'x'.repeat(61), 'name'],
  ])('with %s is rejected with an error on its field', async (_name, name, field) => {
    const { errors, code } = await api.run(person.admin, CREATE, { input: { name } });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions?.['fields']).toMatchObject([{ path: ['input', field] }]);
  });

  it('has a unique name, ignoring case', async () => {
    const { group: row } = await group();
    expect((await api.run(person.admin, CREATE, { input: { name: row.name.toUpperCase() } })).code).toBe('CONFLICT');
    expect((await api.run(person.admin, UPDATE, { input: { id: row.id, name: row.name } })).errors).toBeUndefined();
  });

  it('with an unknown member is rejected and stays unchanged', async () => {
    const { group: row } = await group(1);
    const { code } = await api.run(person.admin, UPDATE, { input: { id: row.id, memberIds: ['usr_nobody'] } });
    expect(code).toBe('BAD_USER_INPUT');
    const { data } = await api.run(person.admin, GROUPS);
    expect(data.groups.nodes.find(({ id }) => id === row.id)?.memberCount).toBe(1);
  });

  it('that does not exist cannot be changed or deleted', async () => {
    expect((await api.run(person.admin, UPDATE, { input: { id: missing } })).code).toBe('NOT_FOUND');
    expect((await api.run(person.admin, DELETE, { input: { id: missing } })).code).toBe('NOT_FOUND');
  });

  it('lists the actions of an administrator', async () => {
    const { group: row } = await group();
    const { data } = await api.run(person.admin, CAN, { id: row.id });
    expect(data.node!.viewerCan).toEqual({ update: true, delete: true });
  });

  it('is not visible to investors, even by its id', async () => {
    const { group: row } = await group();
    expect((await api.run(person.investor, NODE, { id: row.id })).data.node).toBeNull();
    expect((await api.run(person.admin, NODE, { id: row.id })).data.node).toEqual({ id: row.id });
  });

  it('loses a member who deletes their account', async () => {
    const { group: row, users } = await group(1);
    await query(api.em(), 'delete from account where id = $1', [users[0]!.id]);
    const { data } = await api.run(person.admin, GROUPS);
    expect(data.groups.nodes.find(({ id }) => id === row.id)?.memberCount).toBe(0);
  });
});
