import { describe, expect, it } from 'vitest';
import {
  DataRoomTestReadDocument as READ,
  DocumentTestUpdateDocument as UPDATE,
  DocumentVisibilityTestFoldersDocument as FOLDERS,
  DocumentVisibilityTestListDocument as LIST,
  type DocumentVisibilityTestListQuery,
} from '#graphql/generated/tests-portal-documents.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { randomFrom } from '#api/testing/random.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeDocument, makeFolder, makeGrant } from './document.factory.ts';

const api = useApi();

type Page = DocumentVisibilityTestListQuery['documents'];

async function arrive() {
  const em = api.em();
  const user = makeUser(em);
  await em.flush();
  const viewer: Viewer = { ...person.investor, id: user.id };
  return { viewer, userId: user.id, user };
}

const readRoom = async (viewer: Viewer) => (await api.run(viewer, READ)).data.dataRoom;

/** A page of the newest version of a document was in the reader's view. */
const open = (userId: string, documentId: string) =>
  query(
    api.em(),
    `insert into audit_event (kind, actor_id, subject_id, details)
      values ('document.read', $1, $2, '{"page":1,"version":1,"seconds":5}')`,
    [userId, documentId],
  );

describe('the overview of an investor', () => {
  it('counts all documents of a folder, also if there are many', async () => {
    const { viewer, userId } = await arrive();
    const em = api.em();
    const folderId = await makeFolder(em, 'Reports');
    const inner = await makeFolder(em, 'Quarterly', folderId);
    for (let number = 0; number < 70; number += 1) await makeDocument(em, { folderId: number < 40 ? inner : folderId });
    await makeDocument(em, { title: 'Not shared' });
    await makeGrant({ em, folderId, userId }, 2);
    const room = await readRoom(viewer);
    expect(room).toMatchObject({ drawerCount: 1, drawers: [{ documentCount: 70, newCount: 70 }] });
    expect(room.drawers[0]!.folder).toEqual({ id: folderId, name: 'Reports', index: '1', documentCount: 70 });
    expect(room.drawers[0]!.documents.map(({ index }) => index)).toEqual(['1.1.1', '1.1.2', '1.1.3', '1.1.4', '1.1.5']);
    expect(room.documentsToRead).toHaveLength(5);
  });

  it('draws unread documents first, in the order of their numbers', async () => {
    const { viewer, userId } = await arrive();
    const em = api.em();
    const folderId = await makeFolder(em, 'Reports');
    const ids: string[] = [];
    for (let number = 0; number < 7; number += 1) ids.push(await makeDocument(em, { folderId }));
    await makeGrant({ em, folderId, userId }, 2);
    for (const id of ids.slice(0, 6)) await open(userId, id);
    const { drawers, documentsToRead } = await readRoom(viewer);
    expect(drawers[0]!.newCount).toBe(1);
    expect(drawers[0]!.documents.map(({ id }) => id)).toEqual([0, 1, 2, 3, 6].map((at) => ids[at]));
    expect(documentsToRead).toEqual([{ id: ids[6], index: '1.7' }]);
  });

  it('draws five folders and counts the others; documents in no folder come last', async () => {
    const { viewer, userId } = await arrive();
    const em = api.em();
    for (let number = 0; number < 3; number += 1) {
      const folderId = await makeFolder(em, `Folder ${number}`);
      await makeDocument(em, { folderId });
      await makeGrant({ em, folderId, userId }, 2);
    }
    await makeGrant({ em, documentId: await makeDocument(em), userId }, 2);
    expect((await readRoom(viewer)).drawers.map(({ folder }) => folder?.index)).toEqual(['1', '2', '3', undefined]);
    for (let number = 3; number < 6; number += 1) {
      const folderId = await makeFolder(em, `Folder ${number}`);
      await makeDocument(em, { folderId });
      await makeGrant({ em, folderId, userId }, 2);
    }
    const room = await readRoom(viewer);
    expect([room.drawers.map(({ folder }) => folder?.index), room.drawerCount]).toEqual([['1', '2', '3', '4', '5'], 7]);
  });

  it('does not count a document that they can only list as new', async () => {
    const { viewer, userId } = await arrive();
    const em = api.em();
    await makeGrant({ em, documentId: await makeDocument(em), userId }, 1);
    const room = await readRoom(viewer);
    expect(room).toMatchObject({ drawers: [{ documentCount: 1, newCount: 0 }], documentsToRead: [] });
  });

  it('does not count files without pages as new, and does not suggest them, if the investor cannot download them', async () => {
    const { viewer, userId } = await arrive();
    const em = api.em();
    const [readable, full] = [await makeFolder(em, 'Readable'), await makeFolder(em, 'With downloads')];
    const report = await makeDocument(em, { folderId: readable });
    for (const folderId of [readable, readable, full]) await makeDocument(em, { folderId, pages: null });
    const alone = await makeDocument(em, { pages: null });
    await makeGrant({ em, folderId: readable, userId }, 2);
    await makeGrant({ em, folderId: full, userId }, 3);
    await makeGrant({ em, documentId: alone, userId }, 2);
    const room = await readRoom(viewer);
    expect(room.drawers.map(({ newCount }) => newCount)).toEqual([1, 1, 0]);
    expect(room.documentsToRead.map(({ index }) => index)).toEqual(['2.1', '1.1']);
    await open(userId, report);
    expect((await readRoom(viewer)).drawers.map(({ newCount }) => newCount)).toEqual([0, 1, 0]);
  });

  it('is empty without documents', async () => {
    const { viewer } = await arrive();
    expect(await readRoom(viewer)).toEqual({ drawers: [], drawerCount: 0, documentsToRead: [], pinnedDocuments: [] });
  });
});

describe('pinned documents', () => {
  const pin = (id: string, isPinned = true) => api.run(person.admin, UPDATE, { input: { id, isPinned } });
  const readPinned = async (viewer: Viewer) => (await readRoom(viewer)).pinnedDocuments.map(({ id }) => id);

  it('are shown to an investor who can open them, the last pinned first, until they are unpinned', async () => {
    const { viewer, userId } = await arrive();
    const em = api.em();
    const [first, second, listed, hidden] = await Promise.all(Array.from({ length: 4 }, () => makeDocument(em)));
    for (const id of [first!, second!]) await makeGrant({ em, documentId: id, userId }, 2);
    await makeGrant({ em, documentId: listed!, userId }, 1);
    const file = await makeDocument(em, { pages: null });
    await makeGrant({ em, documentId: file, userId }, 2);
    for (const id of [first!, listed!, hidden!, second!, file]) expect((await pin(id)).code).toBeUndefined();
    expect(await readPinned(viewer)).toEqual([second, first]);
    await pin(second!, false);
    expect(await readPinned(viewer)).toEqual([first]);
    await query(em, 'update document set pinned_at = null');
  });

  it('are at most six, so that an administrator who pins a seventh is told to unpin one', async () => {
    const em = api.em();
    const ids = await Promise.all(Array.from({ length: 7 }, () => makeDocument(em)));
    for (const id of ids.slice(0, 6)) expect((await pin(id)).code).toBeUndefined();
    const { code, errors } = await pin(ids[6]!);
    expect([code, errors?.[0]?.message]).toEqual(['CONFLICT', expect.stringContaining('Unpin one')]);
    expect((await pin(ids[0]!)).code).toBeUndefined();
    await pin(ids[0]!, false);
    expect((await pin(ids[6]!)).code).toBeUndefined();
    await query(em, 'update document set pinned_at = null');
  });

  it('stay as unread and as old as they were: pinning is not a change of the document', async () => {
    const em = api.em();
    const id = await makeDocument(em);
    await query(em, "update document set updated_at = '2026-01-01' where id = $1", [id]);
    await pin(id);
    const rows = await query(em, "select updated_at = '2026-01-01' as same, version from document where id = $1", [id]);
    expect(rows).toEqual([{ same: true, version: 1 }]);
    await query(em, 'update document set pinned_at = null');
  });
});

// The database functions are long, so random trees and grants compare them with rules that read one document at a time.
describe('random trees of folders with random grants', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'show the same documents and numbers as the rules, %i',
    async (seed) => {
      const { below, pick } = randomFrom(seed);
      const { viewer, userId, user } = await arrive();
      const em = api.em();
      const group = await makeGroup(em, [user]);
      const folders: { id: string; parentId: string | null }[] = [];
      for (let number = 0; number < 8; number += 1) {
        const parentId = pick([null, ...folders.map(({ id }) => id)]);
        folders.push({ id: await makeFolder(em, `Folder ${number}`, parentId), parentId });
      }
      const documents: { id: string; parentId: string | null; pages: number | null }[] = [];
      for (let number = 0; number < 25; number += 1) {
        const parentId = pick([null, ...folders.map(({ id }) => id)]);
        const pages = pick([3, null]);
        documents.push({ id: await makeDocument(em, { folderId: parentId, pages }), parentId, pages });
      }
      const holders = [{ userId }, { groupId: group.id }];
      const grants = new Map<string, number>();
      for (let number = 0; number < 14; number += 1) {
        const [holder, level] = [pick([0, 1]), pick([0, 1, 2, 3])];
        const isFolder = below(10) < 6;
        const { id } = pick(isFolder ? folders : documents);
        if (grants.has(`${id} ${holder}`)) continue;
        grants.set(`${id} ${holder}`, level);
        await makeGrant({ em, ...(isFolder ? { folderId: id } : { documentId: id }), ...holders[holder]! }, level);
      }

      const parents = new Map(folders.map(({ id, parentId }) => [id, parentId]));
      const getLevel = (id: string | null, parentId: string | null, holder: number): number =>
        id === null
          ? 0
          : (grants.get(`${id} ${holder}`) ?? getLevel(parentId, parents.get(parentId ?? '') ?? null, holder));
      const visible = documents.filter(({ id, parentId }) =>
        [0, 1].some((holder) => getLevel(id, parentId, holder) > 0),
      );
      const numbers: [id: string, index: string][] = [];
      const holds = (folderId: string): boolean =>
        visible.some(({ parentId }) => parentId === folderId) ||
        folders.some(({ id, parentId }) => parentId === folderId && holds(id));
      const number = (folderId: string | null, prefix: string) => {
        const inner = folders.filter(({ id, parentId }) => parentId === folderId && holds(id));
        for (const [at, { id }] of inner.entries()) number(id, `${prefix}${at + 1}.`);
        const own = visible.filter(({ parentId }) => parentId === folderId);
        for (const [at, { id }] of own.entries()) numbers.push([id, `${prefix}${inner.length + at + 1}`]);
      };
      number(null, '');

      const listed: [id: string, index: string][] = [];
      const first = 1 + below(6);
      for (let after: string | null = null; ;) {
        const { nodes, pageInfo }: Page = (await api.run(viewer, LIST, { first, after })).data.documents;
        listed.push(...nodes.map(({ id, index }): [string, string] => [id, index]));
        if (!pageInfo.hasNextPage) break;
        after = pageInfo.endCursor ?? null;
      }
      expect(listed).toEqual(numbers);
      const counts = (await api.run(viewer, FOLDERS)).data.folders.nodes;
      expect(counts.map(({ id }) => id).toSorted()).toEqual(
        folders
          .map(({ id }) => id)
          .filter(holds)
          .toSorted(),
      );
      const room = await readRoom(viewer);
      const counted = room.drawers.reduce((sum, { documentCount }) => sum + documentCount, 0);
      const isWhole = room.drawerCount === room.drawers.length;
      expect(isWhole ? counted : visible.length).toBe(visible.length);
      const unread = visible.filter(({ id, parentId, pages }) =>
        [0, 1].some((holder) => getLevel(id, parentId, holder) >= (pages === null ? 3 : 2)),
      );
      const newCount = room.drawers.reduce((sum, drawer) => sum + drawer.newCount, 0);
      expect(isWhole ? newCount : unread.length).toBe(unread.length);
      expect(room.documentsToRead).toHaveLength(Math.min(5, unread.length));
      const byId = new Map(numbers);
      for (const { documents: drawn } of room.drawers)
        for (const { id, index } of drawn) expect(index).toBe(byId.get(id));
    },
  );
});
