import { describe, expect, it } from 'vitest';
import { makeUser } from '../users/user.factory.ts';
import { query } from '../testing/query.ts';
import { person, useApi } from '../testing/api.ts';
import { makeGroup } from './group.factory.ts';

const api = useApi();
const CREATE = 'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { group { id name memberCount } } }';
const UPDATE =
  'mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { group { name memberCount members { nodes { id } } } } }';
const DELETE = 'mutation ($input: DeleteGroupInput!) { deleteGroup(input: $input) { group { name } deletedGroupId } }';
const missing = 'grp_00000000000000000000000000000000';
const fresh = () => `Group ${Math.random().toString(36).slice(2, 10)}`;

async function group(members = 0) {
  const em = api.em();
  const users = Array.from({ length: members }, () => makeUser(em));
  await em.flush();
  return { group: await makeGroup(em, users), users };
}

describe.each([
  ['createGroup', CREATE, async () => ({ input: { name: fresh() } })],
  ['updateGroup', UPDATE, async () => ({ input: { id: (await group()).group.id, name: fresh() } })],
  ['deleteGroup', DELETE, async () => ({ input: { id: (await group()).group.id } })],
  ['groups', '{ groups { nodes { id } } }', async () => ({})],
])('%s', (_name, operation, variables) => {
  it('asks a visitor to sign in, is refused to an investor, works for an admin', async () => {
    expect((await api.ask(person.visitor, operation, await variables())).code).toBe('UNAUTHENTICATED');
    expect((await api.ask(person.investor, operation, await variables())).code).toBe('FORBIDDEN');
    expect((await api.ask(person.admin, operation, await variables())).errors).toBeUndefined();
  });
});

describe('a group', () => {
  it('holds whom the admin names, no more and no less, and the trail says who came and went', async () => {
    const { group: made, users } = await group(3);
    const memberIds = [users[0]!.id, users[0]!.id];
    const { data } = await api.ask(person.admin, UPDATE, { input: { id: made.id, memberIds } });
    expect(data.updateGroup.group).toMatchObject({ memberCount: 1, members: { nodes: [{ id: users[0]!.id }] } });
    const [event] = await query<{ details: { removed: string[] } }>(
      api.em(),
      "select details from audit_event where kind = 'group.updated' and subject_id = $1",
      [made.id],
    );
    expect(event?.details.removed.toSorted()).toEqual([users[1]!.id, users[2]!.id].toSorted());
  });

  it('of a list comes with the members of each, in one query', async () => {
    const [one, two] = [await group(2), await group(1)];
    const { data } = await api.ask(
      person.admin,
      '{ groups(first: 100) { nodes { id members { nodes { id email } } memberCount } } }',
    );
    const found = (id: string) => data.groups.nodes.find((each: { id: string }) => each.id === id);
    expect([found(one.group.id).memberCount, found(two.group.id).memberCount]).toEqual([2, 1]);
    expect(found(two.group.id).members.nodes[0].email).toBe(two.users[0]!.email);
  });

  it('lists its members page by page, and all groups page by page by name', async () => {
    const { group: made, users } = await group(3);
    const MEMBERS =
      'query ($id: ID!, $after: String) { node(id: $id) { ... on Group { members(first: 2, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } } } } }';
    const first = (await api.ask(person.admin, MEMBERS, { id: made.id })).data.node.members;
    const after = first.pageInfo.endCursor;
    const second = (await api.ask(person.admin, MEMBERS, { id: made.id, after })).data.node.members;
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    const ids = [...first.nodes, ...second.nodes].map(({ id }) => id);
    expect(ids.toSorted()).toEqual(users.map(({ id }) => id).toSorted());
    const GROUPS = 'query ($after: String) { groups(first: 1, after: $after) { nodes { id } pageInfo { endCursor } } }';
    const one = (await api.ask(person.admin, GROUPS)).data.groups;
    const two = (await api.ask(person.admin, GROUPS, { after: one.pageInfo.endCursor })).data.groups;
    const { data } = await api.ask(person.admin, '{ groups(first: 100) { nodes { id } } }');
    expect([...one.nodes, ...two.nodes]).toEqual(data.groups.nodes.slice(0, 2));
  });

  it.each([
    ['no name', '', 'name'],
    ['a name of 61 characters', 'x'.repeat(61), 'name'],
  ])('with %s is refused, naming the field', async (_name, name, field) => {
    const { errors, code } = await api.ask(person.admin, CREATE, { input: { name } });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions?.['fields']).toMatchObject([{ path: ['input', field] }]);
  });

  it('has a name of its own, whatever its capitals', async () => {
    const { group: made } = await group();
    expect((await api.ask(person.admin, CREATE, { input: { name: made.name.toUpperCase() } })).code).toBe('CONFLICT');
    expect((await api.ask(person.admin, UPDATE, { input: { id: made.id, name: made.name } })).errors).toBeUndefined();
  });

  it('with a member who is nobody is refused, and stays as it was', async () => {
    const { group: made } = await group(1);
    const { code } = await api.ask(person.admin, UPDATE, { input: { id: made.id, memberIds: ['usr_nobody'] } });
    expect(code).toBe('BAD_USER_INPUT');
    const { data } = await api.ask(person.admin, '{ groups(first: 100) { nodes { id memberCount } } }');
    expect(data.groups.nodes.find(({ id }: { id: string }) => id === made.id).memberCount).toBe(1);
  });

  it('that is not there cannot be changed or deleted', async () => {
    expect((await api.ask(person.admin, UPDATE, { input: { id: missing } })).code).toBe('NOT_FOUND');
    expect((await api.ask(person.admin, DELETE, { input: { id: missing } })).code).toBe('NOT_FOUND');
  });

  it('says that an administrator can change and delete it', async () => {
    const { group: made } = await group();
    const CAN = 'query ($id: ID!) { node(id: $id) { ... on Group { viewerCan { update delete } } } }';
    const { data } = await api.ask(person.admin, CAN, { id: made.id });
    expect(data.node.viewerCan).toEqual({ update: true, delete: true });
  });

  it('is known to nobody else, by its id either', async () => {
    const { group: made } = await group();
    const NODE = 'query ($id: ID!) { node(id: $id) { id } }';
    expect((await api.ask(person.investor, NODE, { id: made.id })).data.node).toBeNull();
    expect((await api.ask(person.admin, NODE, { id: made.id })).data.node).toEqual({ id: made.id });
  });

  it('loses who deletes their account', async () => {
    const { group: made, users } = await group(1);
    await query(api.em(), 'delete from account where id = $1', [users[0]!.id]);
    const { data } = await api.ask(person.admin, '{ groups(first: 100) { nodes { id memberCount } } }');
    expect(data.groups.nodes.find(({ id }: { id: string }) => id === made.id).memberCount).toBe(0);
  });
});
