import { describe, expect, it } from 'vitest';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { query } from '#api/testing/query.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { recordReading } from '../reading/reading.notify.service.ts';
import { makeTrace } from '../reading/trace.factory.ts';
import { makeContext, person, useApi } from '#api/testing/api.ts';
import { makeDocument, makeFolder, makeGrant, makeUpload } from './document.factory.ts';
import {
  DocumentNewsTestAsDocument as AS,
  DocumentNewsTestPageDocument as PAGE,
  DocumentNewsTestToReadDocument as TO_READ,
  DocumentNewsTestUploadsDocument as UPLOADS,
  DocumentVersionTestMakeCurrentDocument as MAKE_CURRENT,
} from '#graphql/generated/tests-portal-documents.ts';

const api = useApi();

async function arrive(values: object = {}): Promise<{ viewer: Viewer; userId: string }> {
  const em = api.em();
  const user = makeUser(em, values);
  await em.flush();
  return { viewer: { ...person.investor, id: user.id }, userId: user.id };
}

/** The server sent a page, or the whole file. */
const send = (accountId: string, documentId: string, page: number | null) =>
  makeTrace(api.em(), { accountId, documentId, versionId: '1', page, principalId: null });

/** The reader's browser reported that a page was in view. */
async function read(accountId: string, documentId: string): Promise<void> {
  await send(accountId, documentId, 1);
  const viewer: Viewer = { ...person.investor, id: accountId };
  await recordReading(makeContext(viewer, api.em()), documentId, { kind: 'READ', page: 1, seconds: 4 });
}

describe('the unread documents', () => {
  it('are those that the viewer can open but has not read, and those with a newer version', async () => {
    const em = api.em();
    const [ines, ole] = [await arrive(), await arrive()];
    const open = await makeDocument(em, { title: 'Open' });
    const named = await makeDocument(em, { title: 'By name alone' });
    await makeDocument(em, { title: 'Hidden' });
    await makeGrant({ em, documentId: open, userId: ines.userId }, 2);
    await makeGrant({ em, documentId: named, userId: ines.userId }, 1);
    const news = async () => (await api.run(ines.viewer, TO_READ)).data;
    expect(await news()).toMatchObject({
      documentsToRead: { nodes: [{ id: open, news: 'NEW' }] },
      documents: {
        nodes: [
          { id: open, news: 'NEW' },
          { id: named, news: null },
        ],
      },
    });

    const page = (await api.run(ines.viewer, PAGE)).data.documentsToRead;
    const next = (await api.run(ines.viewer, PAGE, { after: page.pageInfo.endCursor })).data.documentsToRead;
    expect([page.nodes, next.nodes]).toEqual([[{ id: open }], []]);

    await makeGrant({ em, documentId: open, userId: ole.userId }, 2);
    await read(ole.userId, open);
    expect((await news()).documentsToRead.nodes).toHaveLength(1);
    await read(ines.userId, open);
    expect((await news()).documentsToRead.nodes).toEqual([]);

    const uploadId = await makeUpload(em);
    const change = 'mutation ($input: UpdateDocumentInput!) { updateDocument(input: $input) { document { version } } }';
    await api.execute(person.admin, change, { input: { id: open, title: 'Another title' } });
    expect((await news()).documentsToRead.nodes).toEqual([]);
    await api.execute(person.admin, change, { input: { id: open, uploadId } });
    expect((await news()).documentsToRead.nodes).toEqual([{ id: open, news: 'CHANGED' }]);
  });
});

it('a file without pages is unread only for those who can download it', async () => {
  const em = api.em();
  const ines = await arrive();
  const id = await makeDocument(em, { pages: null });
  const news = async () => (await api.run(ines.viewer, TO_READ)).data;
  await makeGrant({ em, documentId: id, userId: ines.userId }, 2);
  expect(await news()).toEqual({ documentsToRead: { nodes: [] }, documents: { nodes: [{ id, news: null }] } });
  await makeGrant({ em, documentId: id, userId: ines.userId }, 3);
  expect((await news()).documentsToRead.nodes).toEqual([{ id, news: 'NEW' }]);
});

describe('a document whose former version is current again', () => {
  it('is not changed for a reader of that version, is changed for a reader of the wrong one, and new to others', async () => {
    const em = api.em();
    const [ada, bea, cara] = [await arrive(), await arrive(), await arrive()];
    const id = await makeDocument(em);
    for (const { userId } of [ada, bea, cara]) await makeGrant({ em, documentId: id, userId }, 2);
    await read(ada.userId, id);
    await read(bea.userId, id);
    const uploadId = await makeUpload(em);
    const change = 'mutation ($input: UpdateDocumentInput!) { updateDocument(input: $input) { document { version } } }';
    await api.execute(person.admin, change, { input: { id, uploadId } });
    await makeTrace(em, { accountId: bea.userId, documentId: id, versionId: '2', page: null, principalId: null });
    await api.run(person.admin, MAKE_CURRENT, { input: { documentId: id, number: 1 } });
    const news = async ({ viewer }: { viewer: Viewer }) => {
      const { documentsToRead, documents } = (await api.run(viewer, TO_READ)).data;
      return [documentsToRead.nodes.map((node) => node.news), documents.nodes[0]!.news];
    };
    expect([await news(ada), await news(bea), await news(cara)]).toEqual([
      [[], null],
      [['CHANGED'], 'CHANGED'],
      [['NEW'], 'NEW'],
    ]);
  });
});

describe('a document that was sent to an investor', () => {
  it('stays unread until a page was in view', async () => {
    const ines = await arrive();
    const id = await makeDocument(api.em(), { pages: 20 });
    await makeGrant({ em: api.em(), documentId: id, userId: ines.userId }, 2);
    const news = async () => (await api.run(ines.viewer, TO_READ)).data;
    for (const page of [1, 2, 3]) await send(ines.userId, id, page);
    expect(await news()).toEqual({
      documentsToRead: { nodes: [{ id, news: 'NEW' }] },
      documents: { nodes: [{ id, news: 'NEW' }] },
    });
    await read(ines.userId, id);
    expect(await news()).toEqual({ documentsToRead: { nodes: [] }, documents: { nodes: [{ id, news: null }] } });
  });

  it('is read when the investor has the whole file, also a file without pages', async () => {
    const ines = await arrive();
    const id = await makeDocument(api.em());
    await makeGrant({ em: api.em(), documentId: id, userId: ines.userId }, 3);
    await send(ines.userId, id, null);
    expect((await api.run(ines.viewer, TO_READ)).data.documentsToRead.nodes).toEqual([]);
  });
});

describe('an administrator who views the documents as another account', () => {
  it('sees what that account sees, and is recorded in the audit log', async () => {
    const em = api.em();
    const { userId } = await arrive({ name: 'Ines Investor' });
    await makeDocument(em, { title: 'Before it, and hidden' });
    await makeFolder(em, 'A folder before it');
    const folderId = await makeFolder(em, 'Hidden and shown');
    const shown = await makeDocument(em, { title: 'Shown', folderId });
    await makeDocument(em, { title: 'Hidden', folderId });
    await makeGrant({ em, documentId: shown, userId }, 2);
    await read(userId, shown);
    const { data } = await api.run(person.admin, AS, { userId });
    const own = '{ documents(first: 10) { nodes { id index folder { index } } } folders { nodes { id index } } }';
    expect((await api.execute({ ...person.investor, id: userId }, own)).data).toEqual({
      documents: { nodes: [{ id: shown, index: '1.1', folder: { index: '1' } }] },
      folders: { nodes: [{ id: folderId, index: '1' }] },
    });
    expect(data.viewDocumentsAs).toEqual({
      user: { name: 'Ines Investor' },
      folders: { nodes: [{ folderId }] },
      documents: {
        nodes: [
          {
            documentId: shown,
            index: '1.1',
            rights: ['LIST', 'VIEW'],
            news: null,
            folder: { index: '1', documentCount: 1 },
          },
        ],
      },
    });
    const auditEvents = await query(
      em,
      "select 1 from audit_event where kind = 'documents.seen_as' and subject_id = $1",
      [userId],
    );
    expect(auditEvents).toHaveLength(1);
  });

  it('sees what an invited person will see, who still sees nothing', async () => {
    const em = api.em();
    const { userId, viewer } = await arrive({ status: 'INVITED' });
    const shown = await makeDocument(em, { title: 'Prospectus' });
    await makeDocument(em, { title: 'Not for them' });
    await makeGrant({ em, documentId: shown, userId }, 2);
    const { data } = await api.run(person.admin, AS, { userId });
    expect(data.viewDocumentsAs.documents.nodes).toMatchObject([{ documentId: shown, index: '1', news: 'NEW' }]);
    const own = await api.execute({ ...viewer, status: 'INVITED' } as Viewer, '{ documents { nodes { id } } }');
    expect(own.code).toBe('FORBIDDEN');
  });

  it('gets an error for an account that does not exist or is not approved', async () => {
    const { userId } = await arrive({ status: 'SUSPENDED' });
    const codes = async (id: string) =>
      (await api.run(person.admin, AS, { userId: id })).errors?.map(({ extensions }) => extensions?.['code']);
    expect(await codes('usr_nobody')).toEqual(['NOT_FOUND']);
    expect(await codes(userId)).toEqual(['CONFLICT']);
  });
});

it('shows administrators which uploads are not documents yet, and why', async () => {
  const em = api.em();
  await query(em, 'delete from upload');
  const ready = await makeUpload(em, { name: 'ready.pdf' });
  const uploadId = await makeUpload(em, { name: 'bad.pdf', status: 'REFUSED', refusal: 'This file holds malware.' });
  const { data } = await api.run(person.admin, UPLOADS);
  expect(data.uploads.nodes).toHaveLength(2);
  expect(data.uploads.nodes).toContainEqual({ id: ready, fileName: 'ready.pdf', status: 'CLEAN', reason: null });
  expect(data.uploads.nodes).toContainEqual({
    id: uploadId,
    fileName: 'bad.pdf',
    status: 'REFUSED',
    reason: 'This file holds malware.',
  });
});
