import { describe, expect, it } from 'vitest';
import { makeDelegation } from '#api/accounts/delegations/delegation.factory.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { person, useApi } from '#api/testing/api.ts';
import { eventually } from '#api/testing/eventually.ts';
import { query } from '#api/testing/query.ts';
import type { User } from '#api/accounts/users/user.entity.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import {
  AccessEndTestAccessDocument as ACCESS,
  AccessEndTestApproveDocument as APPROVE,
  AccessEndTestChangesDocument as CHANGES,
  AccessEndTestDeclineDocument as DECLINE,
  AccessEndTestListsDocument as LISTS,
  AccessEndTestReadDocument as READ,
  AccessEndTestRequestDocument as REQUEST,
  AccessEndTestSetDocument as SET,
} from '#graphql/generated/tests-portal-documents.ts';
import { deleteEndedGrants } from './access.end.service.ts';
import { makeDocument, makeFolder, makeGrant } from './document.factory.ts';
import { lockTree } from './tree.service.ts';

const api = useApi();
const [LIST, VIEW] = [1, 2];
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

async function people(count: number): Promise<User[]> {
  const em = api.em();
  const users = Array.from({ length: count }, () => makeUser(em, { company: 'North Fund' }));
  await em.flush();
  return users;
}
const as = ({ id }: User): Viewer => ({ ...person.investor, id });
const rightsOf = async (viewer: Viewer, id: string) =>
  (await api.run(viewer, READ, { id })).data.document?.rights ?? [];
/** Moves the ends of all grants on a document or folder into the past. */
const letEnd = (target: string) =>
  query(api.em(), "update document_grant set ends_at = now() - interval '1 second' where target = $1", [target]);

describe('access with an end', () => {
  it('ends at its date for a group and for a delegate of a member, without anyone doing anything', async () => {
    const [ada, bea] = await people(2);
    const em = api.em();
    const folderId = await makeFolder(em, 'Deal');
    const id = await makeDocument(em, { folderId });
    const groupId = (await makeGroup(em, [ada!])).id;
    await makeDelegation(em, { from: ada!.id, to: bea!.id, documentIds: [id] });
    const endsAt = inDays(3);
    await api.run(person.admin, SET, { input: { folderId, groupId, rights: ['VIEW'], endsAt } });
    for (const viewer of [as(ada!), as(bea!)]) expect(await rightsOf(viewer, id)).toEqual(['LIST', 'VIEW']);
    const { data } = await api.run(person.admin, ACCESS, { id });
    expect(data.document!.access).toMatchObject([{ group: { id: groupId }, endsAt }]);
    await letEnd(folderId);
    for (const viewer of [as(ada!), as(bea!)]) expect(await rightsOf(viewer, id)).toEqual([]);
    expect((await api.run(person.admin, ACCESS, { id })).data.document!.access).toEqual([]);
  });

  it('is refused where its end would give a group or a person more, and names what comes afterwards', async () => {
    const [ada] = await people(1);
    const em = api.em();
    const outer = await makeFolder(em, 'Outer');
    const inner = await makeFolder(em, 'Inner', outer);
    const id = await makeDocument(em, { folderId: inner, title: 'Term sheet' });
    const groupId = (await makeGroup(em, [ada!])).id;
    const set = async (input: object) => {
      const { code, errors } = await api.run(person.admin, SET, { input: input as never });
      return code && `${String(code)}: ${errors![0]!.message}`;
    };
    for (const holder of [{ groupId }, { userId: ada!.id }]) {
      await set({ ...holder, folderId: outer, rights: ['DOWNLOAD'] });
      for (const target of [{ documentId: id }, { folderId: inner }])
        expect(await set({ ...holder, ...target, rights: ['LIST'], endsAt: inDays(2) })).toMatch(
          /^BAD_USER_INPUT: When the rights to “(Term sheet|Inner)” end \(list\), those of the folder “Outer” apply again, which give more: list, read and download\./,
        );
      expect(await rightsOf(as(ada!), id)).toContain('DOWNLOAD');
      // Narrower rights that end after those of the folder become no wider.
      await set({ ...holder, folderId: outer, rights: ['DOWNLOAD'], endsAt: inDays(1) });
      expect(await set({ ...holder, documentId: id, rights: ['LIST'], endsAt: inDays(2) })).toBeUndefined();
      expect(await set({ ...holder, folderId: inner, rights: ['VIEW'] })).toMatch(
        /“Term sheet” end \(list\), those of the folder “Inner” apply again, which give more: list and read\. Remove the end/,
      );
      expect(await set({ ...holder, folderId: outer, rights: ['VIEW'], endsAt: inDays(3) })).toMatch(
        /“Outer” apply again/,
      );
      expect(await set({ ...holder, documentId: id, rights: [], inherit: true })).toBeUndefined();
    }
  });

  it('is refused where the folder above gives the same for longer, so that it would end nothing', async () => {
    const [ada] = await people(1);
    const folderId = await makeFolder(api.em(), 'Deal');
    const documentId = await makeDocument(api.em(), { folderId, title: 'Memo' });
    const set = async (input: object) => {
      const { code, errors } = await api.run(person.admin, SET, { input: { userId: ada!.id, ...input } as never });
      return code && errors?.[0]?.message;
    };
    const rights = ['VIEW'];
    expect(await set({ folderId, rights })).toBeUndefined();
    expect(await set({ documentId, rights, endsAt: inDays(2) })).toBe(
      'When the rights to “Memo” end (list and read), those of the folder “Deal” apply again, which give the same. Set these rights without an end, or change those of the folder first.',
    );
    expect(await set({ documentId, rights })).toBeUndefined();
    await set({ folderId, rights, endsAt: inDays(1) });
    const endsAt = inDays(2);
    expect(await set({ documentId, rights, endsAt })).toBeUndefined();
    // Rights that have an end already count again if the folder loses its rights before.
    expect(await set({ folderId, rights })).toBeUndefined();
    // Sent again, as with a notice, they are not refused.
    expect(await set({ documentId, rights, endsAt })).toBeUndefined();
    expect(await set({ documentId, rights, endsAt: inDays(3) })).toMatch(/which give the same/);
    expect(await set({ folderId, rights: [], inherit: true })).toBeUndefined();
    expect(await rightsOf(as(ada!), documentId)).toEqual(['LIST', 'VIEW']);
    await letEnd(documentId);
    expect(await rightsOf(as(ada!), documentId)).toEqual([]);
  });

  it('is refused for a move that puts narrower rights with an end below wider ones', async () => {
    const [ada] = await people(1);
    const em = api.em();
    const wide = await makeFolder(em, 'Wide');
    const box = await makeFolder(em, 'Box');
    const id = await makeDocument(em, { folderId: box, title: 'Memo' });
    await api.run(person.admin, SET, { input: { folderId: wide, userId: ada!.id, rights: ['VIEW'] } });
    await api.run(person.admin, SET, {
      input: { documentId: id, userId: ada!.id, rights: ['LIST'], endsAt: inDays(2) },
    });
    const moves = [
      ['mutation ($id: ID!, $to: ID!) { updateDocument(input: { id: $id, folderId: $to }) { document { id } } }', id],
      ['mutation ($id: ID!, $to: ID!) { updateFolder(input: { id: $id, parentId: $to }) { folder { id } } }', box],
    ] as const;
    for (const [operation, moved] of moves) {
      const { errors, code } = await api.execute(person.admin, operation, { id: moved, to: wide });
      expect([code, errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', expect.stringContaining('“Memo”')]);
      expect(await rightsOf(as(ada!), id)).toEqual(['LIST']);
    }
  });

  it('on a document leaves the rights of the folder above', async () => {
    const [ada] = await people(1);
    const em = api.em();
    const folderId = await makeFolder(em, 'Deal');
    const id = await makeDocument(em, { folderId });
    await makeGrant({ em, folderId, userId: ada!.id }, LIST);
    const input = { documentId: id, userId: ada!.id, rights: ['DOWNLOAD' as const], endsAt: inDays(1) };
    await api.run(person.admin, SET, { input });
    expect(await rightsOf(as(ada!), id)).toEqual(['LIST', 'VIEW', 'DOWNLOAD']);
    await letEnd(id);
    expect(await rightsOf(as(ada!), id)).toEqual(['LIST']);
  });

  it('has a date in the future, and no date without rights', async () => {
    const [ada] = await people(1);
    const id = await makeDocument(api.em());
    const set = (rights: ('LIST' | 'VIEW')[], endsAt: string) =>
      api.run(person.admin, SET, { input: { documentId: id, userId: ada!.id, rights, endsAt } });
    expect((await set(['VIEW'], inDays(-1))).code).toBe('BAD_USER_INPUT');
    expect((await set([], inDays(1))).code).toBe('BAD_USER_INPUT');
  });

  it('is listed for the administrator 14 days ahead, and setting it without a date keeps it', async () => {
    const [ada] = await people(1);
    const [soon, later] = [await makeDocument(api.em()), await makeDocument(api.em())];
    const set = (documentId: string, endsAt: string | null) =>
      api.run(person.admin, SET, { input: { documentId, userId: ada!.id, rights: ['VIEW'], endsAt } });
    await set(soon, inDays(13));
    await set(later, inDays(15));
    const listed = async () =>
      (await api.run(person.admin, LISTS)).data.endingAccess.filter(({ user }) => user?.id === ada!.id);
    expect(await listed()).toMatchObject([{ document: { id: soon }, folder: null, rights: ['LIST', 'VIEW'] }]);
    await set(soon, null);
    expect(await listed()).toEqual([]);
    expect((await api.run(as(ada!), LISTS)).code).toBe('FORBIDDEN');
  });

  it('that ended is deleted, and a program of the reader learns that it has to list again', async () => {
    const [ada] = await people(1);
    const id = await makeDocument(api.em());
    await api.run(person.admin, SET, {
      input: { documentId: id, userId: ada!.id, rights: ['VIEW'], endsAt: inDays(1) },
    });
    await letEnd(id);
    await deleteEndedGrants(api.em());
    const { data } = await api.run(as(ada!), CHANGES);
    expect(data.changes.nodes.map(({ action }) => action)).toContain('ACCESS_CHANGED');
    expect(await query(api.em(), 'select 1 from document_grant where target = $1', [id])).toEqual([]);
  });
});

describe('a request for access', () => {
  it('of an investor who can only list a document is approved with one step', async () => {
    const [ada] = await people(1);
    const id = await makeDocument(api.em(), { title: 'Term sheet' });
    await makeGrant({ em: api.em(), documentId: id, userId: ada!.id }, LIST);
    const { data } = await api.run(as(ada!), REQUEST, { input: { documentId: id } });
    expect(data.requestAccess.document.accessRequestedAt).not.toBeNull();
    expect((await api.run(as(ada!), REQUEST, { input: { documentId: id } })).errors).toBeUndefined();
    const requests = async () =>
      (await api.run(person.admin, LISTS)).data.accessRequests.filter(({ documentId }) => documentId === id);
    expect(await requests()).toEqual([
      {
        documentId: id,
        documentTitle: 'Term sheet',
        person: { accountId: ada!.id, name: ada!.name },
        company: 'North Fund',
        right: 'VIEW',
        endsAt: null,
      },
    ]);
    const input = { documentId: id, userId: ada!.id };
    expect((await api.run(as(ada!), APPROVE, { input })).code).toBe('FORBIDDEN');
    expect((await api.run(person.admin, APPROVE, { input })).errors).toBeUndefined();
    expect(await rightsOf(as(ada!), id)).toEqual(['LIST', 'VIEW']);
    expect(await requests()).toEqual([]);
    expect((await api.run(person.admin, APPROVE, { input })).code).toBe('NOT_FOUND');
    expect(await query(api.em(), 'select account_id as id from document_notice where document_id = $1', [id])).toEqual([
      { id: ada!.id },
    ]);
  });

  it('for a file without pages is approved as a download, because the right to read does not open it', async () => {
    const [ada] = await people(1);
    const documentId = await makeDocument(api.em(), { title: 'Model', pages: null });
    await makeGrant({ em: api.em(), documentId, userId: ada!.id }, LIST);
    const input = { documentId, userId: ada!.id };
    const isWaiting = async () => (await api.run(as(ada!), READ, { id: documentId })).data.document!.accessRequestedAt;
    const request = async () => (await api.run(as(ada!), REQUEST, { input: { documentId } })).code;
    expect(await request()).toBeUndefined();
    await api.run(person.admin, SET, { input: { ...input, rights: ['VIEW'] } });
    expect(await isWaiting()).not.toBeNull();
    expect(await request()).toBeUndefined();
    const { accessRequests } = (await api.run(person.admin, LISTS)).data;
    expect(accessRequests).toContainEqual(expect.objectContaining({ documentId, right: 'DOWNLOAD' }));
    expect((await api.run(person.admin, APPROVE, { input })).errors).toBeUndefined();
    expect(await rightsOf(as(ada!), documentId)).toEqual(['LIST', 'VIEW', 'DOWNLOAD']);
    expect([await isWaiting(), await request()]).toEqual([null, 'CONFLICT']);
  });

  it('keeps the end of the rights with which the person asked: their own, or else those of their groups', async () => {
    const [ada] = await people(1);
    const em = api.em();
    const [sooner, later] = [inDays(3), inDays(5)];
    const groups = [await makeGroup(em, [ada!]), await makeGroup(em, [ada!])];
    const [own, inGroup, other] = [{ userId: ada!.id }, { groupId: groups[0]!.id }, { groupId: groups[1]!.id }];
    const findEndAfterApproval = async (...rights: [holder: object, endsAt: string | null, of?: 'folder'][]) => {
      const folderId = await makeFolder(em, 'Deal');
      const documentId = await makeDocument(em, { folderId });
      for (const [holder, endsAt, of] of rights) {
        const target = of ? { folderId } : { documentId };
        const { errors } = await api.run(person.admin, SET, {
          input: { ...target, ...holder, rights: ['LIST'], endsAt },
        });
        expect(errors).toBeUndefined();
      }
      await api.run(as(ada!), REQUEST, { input: { documentId } });
      const request = (await api.run(person.admin, LISTS)).data.accessRequests.find(
        (waiting) => waiting.documentId === documentId,
      );
      expect((await api.run(person.admin, APPROVE, { input: { documentId, ...own } })).errors).toBeUndefined();
      const { access } = (await api.run(person.admin, ACCESS, { id: documentId })).data.document!;
      const end = access!.find(({ group }) => group === null)!.endsAt;
      expect(request!.endsAt).toBe(end);
      return end;
    };
    expect(await findEndAfterApproval([own, sooner])).toBe(sooner);
    expect(await findEndAfterApproval([own, sooner, 'folder'])).toBe(sooner);
    expect(await findEndAfterApproval([own, sooner, 'folder'], [own, later])).toBe(later);
    expect(await findEndAfterApproval([own, sooner], [inGroup, null])).toBe(sooner);
    expect(await findEndAfterApproval([inGroup, sooner, 'folder'])).toBe(sooner);
    expect(await findEndAfterApproval([inGroup, sooner], [other, later])).toBe(later);
    expect(await findEndAfterApproval([inGroup, sooner], [other, null, 'folder'])).toBeNull();
  });

  it('is not possible for a document that the investor cannot list, or can read', async () => {
    const [ada] = await people(1);
    const [hidden, readable] = [await makeDocument(api.em()), await makeDocument(api.em())];
    await makeGrant({ em: api.em(), documentId: readable, userId: ada!.id }, VIEW);
    const request = async (documentId: string, viewer: Viewer = as(ada!)) =>
      (await api.run(viewer, REQUEST, { input: { documentId } })).code;
    expect([await request(hidden), await request('doc_nothing')]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(await request(readable)).toBe('CONFLICT');
    expect(await request(readable, person.visitor)).toBe('UNAUTHENTICATED');
  });

  it('that one administrator declines while another approves it gets one of both answers', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ada] = await people(1);
      const id = await makeDocument(api.em());
      await makeGrant({ em: api.em(), documentId: id, userId: ada!.id }, LIST);
      const input = { documentId: id, userId: ada!.id };
      await api.run(as(ada!), REQUEST, { input: { documentId: id } });
      const [declined, approved] = await Promise.all([
        api.run(person.admin, DECLINE, { input }),
        api.run(person.admin, APPROVE, { input }),
      ]);
      expect([declined.code, approved.code].toSorted()).toEqual(['NOT_FOUND', undefined]);
      expect(await rightsOf(as(ada!), id)).toEqual(approved.code ? ['LIST'] : ['LIST', 'VIEW']);
    }
  });

  it('that was declined while an approval waits for its turn is not approved', async () => {
    const [ada] = await people(1);
    const id = await makeDocument(api.em());
    await makeGrant({ em: api.em(), documentId: id, userId: ada!.id }, LIST);
    const input = { documentId: id, userId: ada!.id };
    await api.run(as(ada!), REQUEST, { input: { documentId: id } });
    let approval: Promise<{ code?: unknown }>;
    await api.em().transactional(async (em) => {
      await lockTree(em);
      approval = api.run(person.admin, APPROVE, { input });
      const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      await eventually(async () => expect(await query(api.em(), waiting)).not.toHaveLength(0));
      expect((await api.run(person.admin, DECLINE, { input })).errors).toBeUndefined();
    });
    expect((await approval!).code).toBe('NOT_FOUND');
    expect(await rightsOf(as(ada!), id)).toEqual(['LIST']);
  });

  it('is declined, or ends when the administrator shares the document in another way', async () => {
    const [ada, bea] = await people(2);
    const id = await makeDocument(api.em());
    for (const { id: userId } of [ada!, bea!]) await makeGrant({ em: api.em(), documentId: id, userId }, LIST);
    for (const user of [ada!, bea!]) await api.run(as(user), REQUEST, { input: { documentId: id } });
    const decline = () => api.run(person.admin, DECLINE, { input: { documentId: id, userId: ada!.id } });
    expect((await decline()).errors).toBeUndefined();
    expect((await decline()).code).toBe('NOT_FOUND');
    await api.run(person.admin, SET, { input: { documentId: id, userId: bea!.id, rights: ['VIEW'] } });
    const { data } = await api.run(person.admin, LISTS);
    expect(data.accessRequests.filter(({ documentId }) => documentId === id)).toEqual([]);
    expect(await rightsOf(as(ada!), id)).toEqual(['LIST']);
  });
});
