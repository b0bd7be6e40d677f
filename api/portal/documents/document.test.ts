import { describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { person, useApi } from '#api/testing/api.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeDocument, makeFolder, makeGrant, makeUpload } from './document.factory.ts';
import {
  type CreateDocumentInput,
  DocumentTestCreateDocument as CREATE,
  DocumentTestDeleteDocument as DELETE,
  DocumentTestPageDocument as PAGE,
  DocumentTestFindingsDocument as FINDINGS,
  DocumentTestUpdateDocument as UPDATE,
  DocumentTestListDocument as LIST,
  DocumentTestFoldersDocument as FOLDERS,
  DocumentTestCreateFolderDocument as CREATE_FOLDER,
  DocumentTestUpdateFolderDocument as UPDATE_FOLDER,
  DocumentTestDeleteFolderDocument as DELETE_FOLDER,
  type CreateFolderInput,
  type FolderFilter,
  type DocumentTestPageQuery,
} from '#graphql/generated/tests-portal-documents.ts';

const api = useApi();
const missing = 'doc_00000000000000000000000000000000';

const create = async ({ uploadId, ...input }: Partial<CreateDocumentInput> = {}) =>
  api.run(person.admin, CREATE, {
    input: { title: 'Report', uploadId: uploadId === undefined ? await makeUpload(api.em()) : uploadId, ...input },
  });
const update = (id: string, input: Record<string, unknown>) =>
  api.run(person.admin, UPDATE, { input: { id, ...input } });
const kindsFor = async (id: string) =>
  (
    await query<{ kind: string }>(api.em(), 'select kind from audit_event where subject_id = $1 order by seq', [id])
  ).map(({ kind }) => kind);

const listDetails = async (id: string, kind: string) =>
  (
    await query<{ details: object }>(
      api.em(),
      'select details from audit_event where subject_id = $1 and kind = $2 order by seq',
      [id, kind],
    )
  ).map(({ details }) => details);

describe.each([
  ['createDocument', CREATE, async () => ({ input: { title: 'Report', uploadId: await makeUpload(api.em()) } })],
  ['updateDocument', UPDATE, async () => ({ input: { id: await makeDocument(api.em()), title: 'Other' } })],
  ['deleteDocument', DELETE, async () => ({ input: { id: await makeDocument(api.em()) } })],
  ['createFolder', CREATE_FOLDER, async () => ({ input: { name: 'Legal' } })],
  ['updateFolder', UPDATE_FOLDER, async () => ({ input: { id: await makeFolder(api.em(), 'Legal'), name: 'Law' } })],
  ['deleteFolder', DELETE_FOLDER, async () => ({ input: { id: await makeFolder(api.em(), 'Legal') } })],
])('%s', (_name, operation, variables) => {
  it('works for administrators', async () => {
    expect((await api.execute(person.admin, operation, await variables())).errors).toBeUndefined();
  });
});

describe.each([
  ['updateDocument', UPDATE, missing],
  ['deleteDocument', DELETE, missing],
  ['updateFolder', UPDATE_FOLDER, 'fold_nothing'],
  ['deleteFolder', DELETE_FOLDER, 'fold_nothing'],
])('%s', (name, operation, id) => {
  it('returns NOT_FOUND for an unknown id, and deleting requires confirmation', async () => {
    const variables = { input: { id } };
    expect((await api.execute(person.admin, operation, variables)).code).toBe('NOT_FOUND');
    const once = await api.execute({ ...person.admin, confirmed: false }, operation, variables);
    expect(once.code).toBe(name.startsWith('delete') ? 'STEP_UP_REQUIRED' : 'NOT_FOUND');
  });
});

describe('a document', () => {
  it('is created from an upload, which can then not be used again', async () => {
    const folderId = await makeFolder(api.em(), 'Finance');
    const uploadId = await makeUpload(api.em(), { name: 'Q3.pdf', pages: 12 });
    const { data } = await create({ uploadId, folderId, summary: ' What we earned. ' });
    expect(data.createDocument.document).toMatchObject({
      summary: 'What we earned.',
      pageCount: 12,
      version: 1,
      fileName: 'Q3.pdf',
      folder: { id: folderId },
      rights: ['LIST', 'VIEW', 'DOWNLOAD'],
      versions: { nodes: [{ number: 1, fileName: 'Q3.pdf' }] },
    });
    expect(await kindsFor(data.createDocument.document.id)).toEqual(['document.created']);
    expect((await create({ uploadId })).errors?.[0]?.extensions?.['fields']).toMatchObject([
      { path: ['input', 'uploadId'] },
    ]);
  });

  it.each([
    ['no title', { title: '' }, 'title'],
    ['a title of two lines', { title: 'a\nb' }, 'title'],
    ['a title of 121 characters', { title: 'x'.repeat(121) }, 'title'],
    ['a summary of 1,001 characters', { summary: 'x'.repeat(1_001) }, 'summary'],
    ['no file', { uploadId: '' }, 'uploadId'],
    ['a file that is not there', { uploadId: 'upl_nothing' }, 'uploadId'],
    ['a folder that is not there', { folderId: 'fold_nothing' }, 'folderId'],
    ['a place before the first', { position: 0 }, 'position'],
  ])('with %s is rejected with an error on its field, and nothing is stored', async (_name, input, field) => {
    const count = () =>
      query(api.em(), 'select (select count(*) from document) as d, (select count(*) from upload) as u');
    const uploadId = await makeUpload(api.em());
    const before = await count();
    const { code, errors } = await create({ uploadId, ...input });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions?.['fields']).toMatchObject([{ path: ['input', field] }]);
    expect(await count()).toEqual(before);
  });

  it('is created only from an upload that was scanned and accepted', async () => {
    const waiting = await create({ uploadId: await makeUpload(api.em(), { status: 'QUARANTINED' }) });
    expect(waiting.code).toBe('CONFLICT');
    const refusal = 'This file holds malware.';
    const result = await create({ uploadId: await makeUpload(api.em(), { status: 'REFUSED', refusal }) });
    expect([result.code, result.errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', refusal]);
  });

  it('keeps each former file as a version', async () => {
    const { id, updatedAt } = (await create()).data.createDocument.document;
    const uploadId = await makeUpload(api.em(), { name: 'report-2.pdf' });
    const updated = (await update(id, { uploadId })).data.updateDocument.document;
    expect(updated).toMatchObject({
      version: 2,
      fileName: 'report-2.pdf',
      versions: {
        nodes: [
          { number: 2, fileName: 'report-2.pdf' },
          { number: 1, fileName: 'report.pdf' },
        ],
      },
    });
    expect(Date.parse(updated.updatedAt)).toBeGreaterThanOrEqual(Date.parse(updatedAt));
  });

  it('keeps both versions that two administrators add at the same time', async () => {
    const { id } = (await create()).data.createDocument.document;
    const uploads = await Promise.all([1, 2, 3].map((n) => makeUpload(api.em(), { name: `${n}.pdf` })));
    await Promise.all(uploads.map((uploadId) => update(id, { uploadId })));
    const { data } = await update(id, {});
    expect(data.updateDocument.document.versions?.nodes.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  });

  it('is downloaded without comments until an administrator keeps them, which the inspection tells', async () => {
    const { id } = (await create()).data.createDocument.document;
    const found = [{ kind: 'COMMENTS', pages: [2], names: ['Jane Whitfield'] }];
    await query(api.em(), 'update document_version set findings = $2 where document_id = $1', [
      id,
      JSON.stringify(found),
    ]);
    const read = async (viewer: Viewer) => {
      const { document } = (await api.run(viewer, FINDINGS, { id })).data;
      return [
        document?.hasCleanDownloads,
        document?.findings?.[0]?.consequence,
        document?.versions?.nodes[0]?.findings,
      ];
    };
    expect(await read(person.admin)).toEqual([
      true,
      expect.stringContaining('do not have the comments'),
      expect.anything(),
    ]);
    await update(id, { hasCleanDownloads: false });
    await update(id, { title: 'Renamed' });
    expect(await read(person.admin)).toEqual([
      false,
      expect.stringContaining('Everyone who downloads'),
      expect.anything(),
    ]);
    const em = api.em();
    const reader = makeUser(em, { roles: ['INVESTOR'] });
    await em.flush();
    await makeGrant({ em, documentId: id, userId: reader.id }, 3);
    expect(await read({ ...person.investor, id: reader.id })).toEqual([null, undefined, undefined]);
    const [kept] = await listDetails(id, 'document.updated');
    expect(kept).toMatchObject({ hasCleanDownloads: false });
    await update(id, { hasCleanDownloads: true });
    expect(await read(person.admin)).toEqual([
      true,
      expect.stringContaining('do not have the comments'),
      expect.anything(),
    ]);
  });

  it('stands in the audit log with what the inspection of its file found, without names', async () => {
    const uploadId = await makeUpload(api.em());
    const found = [{ kind: 'COMMENTS', pages: [2], names: ['Jane Whitfield'] }];
    await query(api.em(), 'update upload set findings = $2 where id = $1', [uploadId, JSON.stringify(found)]);
    const { id } = (await create({ uploadId })).data.createDocument.document;
    const next = await makeUpload(api.em());
    await query(api.em(), "update upload set findings = '[]' where id = $1", [next]);
    await update(id, { uploadId: next });
    expect(await listDetails(id, 'document.created')).toMatchObject([{ inspection: 'Comments on page 2.' }]);
    expect(await listDetails(id, 'document.updated')).toMatchObject([{ inspection: 'Nothing found.' }]);
  });

  it('keeps absent fields in an update, and null clears the summary and the folder', async () => {
    const folderId = await makeFolder(api.em(), 'Kept');
    const { id } = (await create({ summary: 'About it.', folderId })).data.createDocument.document;
    const renamed = (await update(id, { title: 'Renamed' })).data.updateDocument.document;
    expect(renamed).toMatchObject({ title: 'Renamed', summary: 'About it.', folder: { id: folderId } });
    const cleared = (await update(id, { title: null, summary: null, folderId: null })).data.updateDocument.document;
    expect(cleared).toMatchObject({ title: 'Renamed', summary: null, folder: null });
  });

  it('does not become unread by moving it', async () => {
    const { id, updatedAt } = (await create()).data.createDocument.document;
    const folderId = await makeFolder(api.em(), 'Archive');
    const { data } = await update(id, { folderId });
    expect(data.updateDocument.document).toMatchObject({ folder: { id: folderId }, updatedAt });
    expect(await kindsFor(id)).toEqual(['document.created', 'document.updated']);
  });

  it('is placed at the given position', async () => {
    const folderId = await makeFolder(api.em(), 'Ordered');
    const ids: string[] = [];
    for (const title of ['a', 'b', 'c']) ids.push((await create({ title, folderId })).data.createDocument.document.id);
    await update(ids[2]!, { position: 1 });
    await update(ids[0]!, { position: 99 });
    const { data } = await api.run(person.admin, LIST, { filter: { folderId } });
    expect(data.documents.nodes.map(({ title }) => title)).toEqual(['c', 'b', 'a']);
  });
});

describe('a folder', () => {
  const make = async (input: CreateFolderInput) => api.run(person.admin, CREATE_FOLDER, { input });
  const move = (id: string, parentId: string | null) =>
    api.run(person.admin, UPDATE_FOLDER, { input: { id, parentId } });

  it('moves to another folder but never into itself', async () => {
    const outer = (await make({ name: 'Outer' })).data.createFolder.folder.id;
    const inner = (await make({ name: 'Inner', parentId: outer })).data.createFolder.folder.id;
    expect((await move(outer, inner)).code).toBe('BAD_USER_INPUT');
    expect((await move(outer, outer)).code).toBe('BAD_USER_INPUT');
    expect((await move(inner, 'fold_nothing')).code).toBe('BAD_USER_INPUT');
    expect((await move(inner, null)).data.updateFolder.folder.parentId).toBeNull();
  });

  it('is listed page by page in the order of the numbers', async () => {
    await make({ name: 'Inner', parentId: (await make({ name: 'Outer' })).data.createFolder.folder.id });
    const { data } = await api.run(person.admin, FOLDERS);
    const nodes = [];
    for (let after: string | null = null; nodes.length < data.folders.nodes.length;) {
      const { folders }: DocumentTestPageQuery = (await api.run(person.admin, PAGE, { after })).data;
      nodes.push(...folders.nodes);
      after = folders.pageInfo.endCursor;
    }
    expect(nodes).toEqual(data.folders.nodes.map(({ index }) => ({ index })));
  });

  it('is found by the words of its name, and is missing in a collapsed list unless the folder around it is open', async () => {
    const em = api.em();
    const outer = await makeFolder(em, 'Harbor leases');
    const inner = await makeFolder(em, 'Lease of the Köln harbor', outer);
    await makeFolder(em, 'Annexes of the lease', inner);
    for (let n = 0; n < 40; n += 1) await makeFolder(em, `Plant ${n}`, await makeFolder(em, `Site ${n}`));
    const list = async (filter: FolderFilter) =>
      (await api.run(person.admin, FOLDERS, { filter })).data.folders.nodes.map(({ name }) => name);
    expect(await list({ search: 'koln lease' })).toEqual(['Lease of the Köln harbor']);
    const collapsed = await list({ isCollapsed: true });
    expect(collapsed).toEqual(expect.arrayContaining(['Harbor leases', 'Site 39']));
    for (const name of ['Lease of the Köln harbor', 'Plant 0']) expect(collapsed).not.toContain(name);
    const open = await list({ isCollapsed: true, openId: inner });
    expect(open.filter((name) => !collapsed.includes(name))).toEqual([
      'Lease of the Köln harbor',
      'Annexes of the lease',
    ]);
  });

  it('is nested at most eight levels deep, including the folders that move with it', async () => {
    let parentId: string | null = null;
    for (let n = 0; n < 7; n += 1) parentId = (await make({ name: `${n}`, parentId })).data.createFolder.folder.id;
    const pair = (await make({ name: 'Pair' })).data.createFolder.folder.id;
    await make({ name: 'Second', parentId: pair });
    expect((await move(pair, parentId)).code).toBe('BAD_USER_INPUT');
    const last = (await make({ name: 'Last', parentId })).data.createFolder.folder.id;
    expect((await make({ name: 'One too many', parentId: last })).code).toBe('BAD_USER_INPUT');
  });

  it('is used again by an upload that brings a folder of the same name, also in other case and from a Mac', async () => {
    const outer = (await make({ name: 'Übersicht', reuse: true })).data.createFolder.folder.id;
    const inner = (await make({ name: 'Reports', parentId: outer, reuse: true })).data.createFolder.folder.id;
    const again = await make({ name: 'ÜBERSICHT'.normalize('NFD'), reuse: true });
    expect(again.data.createFolder.folder.id).toBe(outer);
    const pair = await Promise.all(['Reports', 'reports'].map((name) => make({ name, parentId: outer, reuse: true })));
    expect(pair.map(({ data }) => data.createFolder.folder.id)).toEqual([inner, inner]);
    expect(await kindsFor(inner)).toEqual(['folder.created']);
    await make({ name: 'Appendix', parentId: outer });
    const placed = await make({ name: 'Appendix', parentId: outer, reuse: true, position: 1 });
    expect(placed.data.createFolder.folder.index, 'its number stays').toMatch(/\.2$/);
    expect((await make({ name: 'Reports', reuse: true })).data.createFolder.folder.id).not.toBe(inner);
    expect((await make({ name: 'Reports', parentId: outer })).data.createFolder.folder.id).not.toBe(inner);
  });

  it('has a name, and can be deleted when it is empty', async () => {
    expect((await make({ name: ' ' })).code).toBe('BAD_USER_INPUT');
    const { id } = (await make({ name: 'Full' })).data.createFolder.folder;
    const documentId = await makeDocument(api.em(), { folderId: id });
    expect((await api.run(person.admin, DELETE_FOLDER, { input: { id } })).code).toBe('CONFLICT');
    await api.run(person.admin, DELETE, { input: { id: documentId } });
    expect((await api.run(person.admin, DELETE_FOLDER, { input: { id } })).data.deleteFolder.folder.name).toBe('Full');
    expect(await kindsFor(id)).toEqual(['folder.created', 'folder.deleted']);
  });
});
