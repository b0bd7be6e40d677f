import { describe, expect, it } from 'vitest';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { makeContext, person, useApi } from '#api/testing/api.ts';
import { makeDocument, makeFolder, makeGrant } from './document.factory.ts';
import { listRights } from './document.type.ts';
import { findDelegatedRight } from './document.delegate.service.ts';
import { findFile } from './document.read.service.ts';
import {
  DocumentRightsTestAccessDocument as ACCESS,
  DocumentRightsTestReadDocument as READ,
  DocumentRightsTestSetDocument as SET,
  type DocumentRight,
  type SetAccessInput,
} from '#graphql/generated/tests-portal-documents.ts';

// Tests who can list, view and download documents: by group and by person, inherited from folders, with the nearest
// grant deciding.

const api = useApi();
const [SEE, VIEW, DOWNLOAD] = [1, 2, 3];

async function arrive(groups = 0) {
  const em = api.em();
  const user = makeUser(em);
  await em.flush();
  const viewer: Viewer = { ...person.investor, id: user.id };
  const groupIds: string[] = [];
  for (let n = 0; n < groups; n += 1) groupIds.push((await makeGroup(em, [user])).id);
  return { em, user, viewer, groupIds };
}

const rights = async (viewer: Viewer, id: string) =>
  listRights((await findDelegatedRight(makeContext(viewer, api.em()), id, 'LIST')).level);
const grant = (on: Omit<Parameters<typeof makeGrant>[0], 'em'>, level: number) =>
  makeGrant({ em: api.em(), ...on }, level);
const set = (input: SetAccessInput, viewer: Viewer = person.admin) => api.run(viewer, SET, { input });

describe('the rights on a document', () => {
  it('require a grant, except for administrators, who have all rights', async () => {
    const { em, viewer } = await arrive(1);
    const id = await makeDocument(em, { folderId: await makeFolder(em, 'Finance') });
    expect(await rights(viewer, id)).toEqual([]);
    expect(await rights(person.admin, id)).toEqual(['LIST', 'VIEW', 'DOWNLOAD']);
    expect(await rights(person.admin, 'doc_nothing')).toEqual([]);
  });

  it.each<[DocumentRight, DocumentRight[]]>([
    ['LIST', ['LIST']],
    ['VIEW', ['LIST', 'VIEW']],
    ['DOWNLOAD', ['LIST', 'VIEW', 'DOWNLOAD']],
  ])('%s implies the lower rights', async (right, expected) => {
    const { em, user, viewer } = await arrive();
    const id = await makeDocument(em);
    expect((await set({ documentId: id, userId: user.id, rights: [right] })).data.setAccess).toEqual({
      document: { id },
      folder: null,
    });
    expect(await rights(viewer, id)).toEqual(expected);
    const { data } = await api.run(viewer, READ, { id });
    expect(data.document).toEqual({
      rights: expected,
      viewerCan: {
        view: expected.includes('VIEW'),
        download: expected.includes('DOWNLOAD'),
        update: false,
        delete: false,
        setAccess: false,
      },
    });
  });

  it('of a folder apply to everything below it, at any depth', async () => {
    const { em, viewer, groupIds } = await arrive(1);
    const top = await makeFolder(em, 'Top');
    const inner = await makeFolder(em, 'Inner', await makeFolder(em, 'Middle', top));
    const inside = await makeDocument(em, { folderId: inner });
    const outside = await makeDocument(em, { folderId: await makeFolder(em, 'Other') });
    const { data } = await set({ folderId: top, groupId: groupIds[0], rights: ['VIEW'] });
    expect(data.setAccess).toEqual({ document: null, folder: { id: top } });
    expect([await rights(viewer, inside), await rights(viewer, outside)]).toEqual([['LIST', 'VIEW'], []]);
  });

  it('are those of the nearest grant of the same group or account', async () => {
    const { em, viewer, groupIds } = await arrive(1);
    const groupId = groupIds[0]!;
    const top = await makeFolder(em, 'Top');
    const [more, less, none] = [
      await makeFolder(em, 'A', top),
      await makeFolder(em, 'B', top),
      await makeFolder(em, 'C', top),
    ];
    const docs = await Promise.all([more, less, none].map((folderId) => makeDocument(em, { folderId })));
    const back = await makeDocument(em, { folderId: none });
    await grant({ folderId: top, groupId }, VIEW!);
    await grant({ folderId: more, groupId }, DOWNLOAD!);
    await grant({ folderId: less, groupId }, SEE!);
    await grant({ folderId: none, groupId }, 0);
    await grant({ documentId: back, groupId }, SEE!);
    const rightsList = await Promise.all([...docs, back].map((id) => rights(viewer, id)));
    expect(rightsList).toEqual([['LIST', 'VIEW', 'DOWNLOAD'], ['LIST'], [], ['LIST']]);
  });

  it('are the highest of the account’s own and its groups’', async () => {
    const { em, user, viewer, groupIds } = await arrive(2);
    const folderId = await makeFolder(em, 'Deals');
    const id = await makeDocument(em, { folderId });
    await grant({ folderId, groupId: groupIds[0]! }, DOWNLOAD!);
    await grant({ documentId: id, groupId: groupIds[0]! }, 0);
    await grant({ folderId, userId: user.id }, SEE!);
    expect(await rights(viewer, id)).toEqual(['LIST']);
    await grant({ documentId: id, groupId: groupIds[1]! }, VIEW!);
    expect(await rights(viewer, id)).toEqual(['LIST', 'VIEW']);
  });

  it('are empty for accounts that are not approved, even with a grant', async () => {
    const { em, user, viewer } = await arrive();
    const id = await makeDocument(em);
    await grant({ documentId: id, userId: user.id }, DOWNLOAD!);
    for (const status of ['PENDING', 'REJECTED', 'SUSPENDED'] as const)
      expect(await rights({ ...viewer, status } as Viewer, id)).toEqual([]);
    expect(await rights(person.visitor, id)).toEqual([]);
  });

  it('follow a document or folder to its new parent', async () => {
    const { em, viewer, groupIds } = await arrive(1);
    const [open, closed] = [await makeFolder(em, 'Open'), await makeFolder(em, 'Closed')];
    const id = await makeDocument(em, { folderId: closed });
    await grant({ folderId: open, groupId: groupIds[0]! }, VIEW!);
    const move = 'mutation ($id: ID!, $to: ID) { updateFolder(input: { id: $id, parentId: $to }) { folder { id } } }';
    await api.execute(person.admin, move, { id: closed, to: open });
    expect(await rights(viewer, id)).toEqual(['LIST', 'VIEW']);
    const moveOut = 'mutation ($id: ID!) { updateDocument(input: { id: $id, folderId: null }) { document { id } } }';
    await api.execute(person.admin, moveOut, { id });
    expect(await rights(viewer, id)).toEqual([]);
  });

  it('decide about its file: not found, forbidden or delivered', async () => {
    const { em, user, viewer } = await arrive();
    const id = await makeDocument(em, { title: 'Cap table' });
    const file = (action: 'view' | 'download') => findFile(makeContext(viewer, api.em()), id, action);
    await expect(file('view')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await grant({ documentId: id, userId: user.id }, SEE!);
    await expect(file('view')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await set({ documentId: id, userId: user.id, rights: ['VIEW'] });
    expect(await file('view')).toMatchObject({ documentId: id, title: 'Cap table', version: 1, pages: 3 });
    await expect(file('download')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('setAccess', () => {
  it('requires an administrator, existing ids, one target and one group or account', async () => {
    const { em, user } = await arrive();
    const documentId = await makeDocument(em);
    const input: SetAccessInput = { documentId, userId: user.id, rights: ['LIST'] };
    expect((await set(input, person.visitor)).code).toBe('UNAUTHENTICATED');
    expect((await set(input, person.investor)).code).toBe('FORBIDDEN');
    expect((await set({ ...input, documentId: 'doc_nothing' })).code).toBe('NOT_FOUND');
    expect((await set({ ...input, userId: 'usr_nobody' })).code).toBe('BAD_USER_INPUT');
    expect((await set({ ...input, groupId: 'grp_nothing' })).code).toBe('BAD_USER_INPUT');
    expect((await set({ ...input, folderId: await makeFolder(em, 'Two') })).code).toBe('BAD_USER_INPUT');
    expect((await set(input)).data.setAccess).toEqual({ document: { id: documentId }, folder: null });
  });

  it('without rights revokes access, including inherited access, until it inherits again', async () => {
    const { em, user, viewer } = await arrive();
    const folderId = await makeFolder(em, 'Board');
    const documentId = await makeDocument(em, { folderId });
    await set({ folderId, userId: user.id, rights: ['DOWNLOAD'] });
    await set({ documentId, userId: user.id, rights: [] });
    expect(await rights(viewer, documentId)).toEqual([]);
    await set({ documentId, userId: user.id, rights: [], inherit: true });
    expect(await rights(viewer, documentId)).toEqual(['LIST', 'VIEW', 'DOWNLOAD']);
    await set({ folderId, userId: user.id, rights: [] });
    expect(await rights(viewer, documentId)).toEqual([]);
  });

  it('shows only administrators who has access and through which grant', async () => {
    const { em, user, viewer, groupIds } = await arrive(1);
    const folderId = await makeFolder(em, 'Board');
    const documentId = await makeDocument(em, { folderId });
    await set({ folderId, groupId: groupIds[0], rights: ['VIEW'] });
    await set({ documentId, userId: user.id, rights: ['DOWNLOAD'] });
    const { data } = await api.run(person.admin, ACCESS, { id: documentId });
    expect(data.document).toMatchObject({ accessCount: 2, firstAccess: [{ group: { id: groupIds[0] } }] });
    expect(data.document!.access).toEqual([
      {
        group: { id: groupIds[0] },
        user: null,
        rights: ['LIST', 'VIEW'],
        inheritedFrom: { id: folderId, name: 'Board' },
      },
      { group: null, user: { id: user.id }, rights: ['LIST', 'VIEW', 'DOWNLOAD'], inheritedFrom: null },
    ]);
    const mine = await api.run(viewer, ACCESS, { id: documentId });
    expect(mine.data.document).toEqual({ access: null, accessCount: null, firstAccess: null, versions: null });
  });

  it('ends with the group or the account', async () => {
    const { em, viewer, groupIds } = await arrive(1);
    const id = await makeDocument(em);
    await set({ documentId: id, groupId: groupIds[0], rights: ['VIEW'] });
    await api.execute(person.admin, 'mutation ($id: ID!) { deleteGroup(input: { id: $id }) { deletedGroupId } }', {
      id: groupIds[0],
    });
    expect(await rights(viewer, id)).toEqual([]);
  });
});
