import { describe, expect, it } from 'vitest';
import {
  DocumentTestUpdateDocument as UPDATE,
  DocumentVersionTestCountsDocument as COUNTS,
  DocumentVersionTestDeleteDocument as DELETE,
  DocumentVersionTestMakeCurrentDocument as MAKE_CURRENT,
} from '#graphql/generated/tests-portal-documents.ts';
import { makeTrace } from '../reading/trace.factory.ts';
import { person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeDocument, makeUpload } from './document.factory.ts';

const api = useApi();

/** A document whose version 1 has three pages, and version 2, the wrong one, five. */
async function makeMistake(): Promise<string> {
  const id = await makeDocument(api.em(), { fileName: 'right.pdf', pages: 3 });
  const uploadId = await makeUpload(api.em(), { name: 'wrong.pdf', pages: 5 });
  await api.run(person.admin, UPDATE, { input: { id, uploadId } });
  return id;
}
const makeCurrent = (documentId: string, number: number, input: object = {}) =>
  api.run(person.admin, MAKE_CURRENT, { input: { documentId, number, ...input } });
const remove = (documentId: string, number: number) => api.run(person.admin, DELETE, { input: { documentId, number } });

describe.each([
  ['makeDocumentVersionCurrent', MAKE_CURRENT],
  ['deleteDocumentVersion', DELETE],
])('%s', (_name, operation) => {
  it('requires sign-in and a recent confirmation, is forbidden to investors and works for administrators', async () => {
    const variables = { input: { documentId: await makeMistake(), number: 1 } };
    const unconfirmed = { ...person.admin, confirmed: false };
    for (const [viewer, code] of [
      [person.visitor, 'UNAUTHENTICATED'],
      [person.investor, 'FORBIDDEN'],
      [unconfirmed, 'STEP_UP_REQUIRED'],
      [person.admin, undefined],
    ] as const)
      expect((await api.execute(viewer, operation, variables)).code).toBe(code);
  });

  it.each([
    ['a document that is not there', { documentId: 'doc_nothing' }, 'NOT_FOUND'],
    ['a version that is not there', { number: 3 }, 'NOT_FOUND'],
    ['the current version', { number: 2 }, 'CONFLICT'],
    ['version 0', { number: 0 }, 'BAD_USER_INPUT'],
    ['a number beyond all versions', { number: 2_147_483_647 }, 'BAD_USER_INPUT'],
    ['an id that is too long', { documentId: 'x'.repeat(61) }, 'BAD_USER_INPUT'],
  ])('refuses %s', async (_name, input, code) => {
    const documentId = await makeMistake();
    const result = await api.execute(person.admin, operation, { input: { documentId, number: 1, ...input } });
    expect(result.code).toBe(code);
  });
});

describe('a wrong version', () => {
  it('is undone by a new version with the file of the former one, which the audit log records', async () => {
    const id = await makeMistake();
    const { document } = (await makeCurrent(id, 1)).data.makeDocumentVersionCurrent;
    expect(document).toMatchObject({ version: 3, fileName: 'right.pdf', pageCount: 3 });
    const [newest, wrong, right] = document.versions!.nodes;
    expect([newest!.number, newest!.restoredFrom, newest!.sha256]).toEqual([3, 1, right!.sha256]);
    expect([wrong!.number, wrong!.restoredFrom, wrong!.deletedAt]).toEqual([2, null, null]);
    const [event] = await query<{ kind: string; details: object }>(
      api.em(),
      'select kind, details from audit_event where subject_id = $1 order by seq desc limit 1',
      [id],
    );
    expect(event).toMatchObject({ kind: 'document.version_restored', details: { version: 3, restoredFrom: 1 } });
  });

  it('is not undone over the change of another administrator', async () => {
    const id = await makeMistake();
    expect((await makeCurrent(id, 1, { expectedVersion: 1 })).code).toBe('CONFLICT');
    const { data } = await makeCurrent(id, 1, { expectedVersion: 2 });
    expect(data.makeDocumentVersionCurrent.document).toMatchObject({ version: 3, editVersion: 3 });
  });

  it('is made current once by two administrators at the same time, and never gets a number twice', async () => {
    const id = await makeMistake();
    const answers = await Promise.all([1, 2, 3].map(() => makeCurrent(id, 1)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', 'CONFLICT', undefined]);
    const { document } = (await makeCurrent(id, 2)).data.makeDocumentVersionCurrent;
    expect(document.versions!.nodes.map(({ number, restoredFrom }) => [number, restoredFrom])).toEqual([
      [4, 2],
      [3, 1],
      [2, null],
      [1, null],
    ]);
  });

  it('can be deleted afterwards, keeps its number, and cannot become current again', async () => {
    const id = await makeMistake();
    await makeCurrent(id, 1);
    const names = JSON.stringify([{ kind: 'METADATA', pages: [], names: ['Ines Ärlig'] }]);
    await query(api.em(), 'update document_version set findings = $2 where document_id = $1', [id, names]);
    const { document, deletedDocumentVersionNumber } = (await remove(id, 2)).data.deleteDocumentVersion;
    const statement = 'select number from document_version where document_id = $1 and findings is not null order by 1';
    expect(await query(api.em(), statement, [id])).toEqual([{ number: 1 }, { number: 3 }]);
    expect([document.version, deletedDocumentVersionNumber]).toEqual([3, 2]);
    expect(document.versions!.nodes.map(({ number, deletedAt }) => [number, deletedAt !== null])).toEqual([
      [3, false],
      [2, true],
      [1, false],
    ]);
    expect((await remove(id, 2)).code).toBe('NOT_FOUND');
    expect((await makeCurrent(id, 2)).code).toBe('NOT_FOUND');
  });

  it('says to administrators how many people were sent a part of it', async () => {
    const id = await makeMistake();
    const [ada, bea] = [makeUser(api.em()), makeUser(api.em())];
    await api.em().flush();
    for (const [{ id: accountId }, page] of [
      [ada, 1],
      [ada, 2],
      [bea, null],
    ] as const)
      await makeTrace(api.em(), { accountId, documentId: id, versionId: '2', page, principalId: null });
    expect((await api.run(person.admin, COUNTS, { id })).data.document!.versions!.nodes).toEqual([
      { number: 2, notifiedCount: 0, readerCount: 2 },
      { number: 1, notifiedCount: 0, readerCount: 0 },
    ]);
  });
});
