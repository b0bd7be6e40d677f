import { describe, expect, it } from 'vitest';
import type { User } from '#api/accounts/users/user.entity.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeDocument, makeFolder, makeGrant, makeUpload } from '../documents/document.factory.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { makeTrace } from '../reading/trace.factory.ts';
import { query } from '#api/testing/query.ts';
import { makeContext, person, useApi } from '#api/testing/api.ts';
import {
  UpdateDocumentsTestChooseDocument as CHOOSE,
  UpdateDocumentsTestCreateDocument as CREATE,
  UpdateDocumentsTestPublishNdaDocument as PUBLISH_NDA,
  UpdateDocumentsTestEndNdaDocument as END_NDA,
  UpdateDocumentsTestMakeCurrentDocument as MAKE_CURRENT,
  UpdateDocumentsTestShareDocument as SHARE,
  UpdateDocumentsTestTellOfFolderDocument as TELL_OF_FOLDER,
  UpdateDocumentsTestUpdateDocument as UPDATE,
} from '#graphql/generated/tests-portal-updates.ts';
import { digestUpdates } from './update.digest.service.ts';
import { notifyOfDocuments } from './update.documents.service.ts';
import { makeUpdate } from './update.factory.ts';

const api = useApi();
const {
  services: { env, secrets },
} = makeContext(person.admin, api.em as never);
const postman = { env, secrets };
const [LIST, VIEW, DOWNLOAD] = [1, 2, 3];

async function people(count: number, values: Partial<User> = {}): Promise<User[]> {
  const em = api.em();
  const users = Array.from({ length: count }, () => makeUser(em, values));
  await em.flush();
  return users;
}
const as = ({ id }: User) => ({ ...person.investor, id });

/** Moves all notices into the past, and runs two servers at once until no mail is due. */
async function notifyAll(): Promise<void> {
  await query(api.em(), "update document_notice set created_at = created_at - interval '1 hour'", []);
  const server = async () => {
    while (await notifyOfDocuments(api.em(), postman));
  };
  await Promise.all([server(), server()]);
}

/** The mails to a user since the last call. */
const mailsTo = ({ email }: User) =>
  query<{ kind: string; subject: string; text: string; url: string | null }>(
    api.em(),
    `with taken as (delete from mail where recipient = $1 returning *)
     select kind, subject, body_text as text, unsubscribe_url as url from taken order by created_at`,
    [email],
  );
const subjects = async (user: User) => (await mailsTo(user)).map(({ subject }) => subject);

async function shareWith(users: User[], level = VIEW, title = 'Canary report') {
  const em = api.em();
  const id = await makeDocument(em, { title });
  const groupId = (await makeGroup(em, users)).id;
  await makeGrant({ em, documentId: id, groupId }, level);
  return { id, groupId };
}
const tellOf = async (id: string) =>
  expect((await api.run(person.admin, UPDATE, { input: { id, notify: true } })).errors).toBeUndefined();

describe('a notice of a document', () => {
  it('is emailed once to everyone who can read it, with a neutral subject, and to no one else', async () => {
    const [ada, bea, lister] = await people(3);
    const { id } = await shareWith([ada!]);
    await makeGrant({ em: api.em(), documentId: id, userId: lister!.id }, LIST);
    await tellOf(id);
    await notifyAll();
    const [mail, ...more] = await mailsTo(ada!);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'document.notice', subject: 'A document is available' });
    expect(mail!.text).toContain(`Canary report:\n`.trim());
    expect(mail!.text).toContain(`/investor/documents/${id}`);
    expect(mail!.text).toContain(mail!.url!);
    await notifyAll();
    for (const person of [ada, bea, lister]) expect(await subjects(person!)).toEqual([]);
  });

  it('says to its reader that a document has changed, and to a new reader that it is available', async () => {
    const [ada, bea] = await people(2);
    const { id } = await shareWith([ada!]);
    await api.run(person.admin, UPDATE, { input: { id, uploadId: await makeUpload(api.em()), notify: true } });
    await notifyAll();
    expect((await mailsTo(ada!)).map(({ subject }) => subject)).toEqual(['A document has changed']);
    const input = { documentId: id, userId: bea!.id, rights: ['VIEW' as const], notify: true };
    expect((await api.run(person.admin, SHARE, { input })).errors).toBeUndefined();
    await notifyAll();
    expect((await mailsTo(bea!)).map(({ subject }) => subject)).toEqual(['A document is available']);
  });

  it('corrects a wrong version for those who were notified of it or opened it, and for no one else', async () => {
    const [told, reader, other, former, quiet] = await people(5);
    const { id } = await shareWith([told!, reader!, other!, former!, quiet!]);
    await api.run(as(quiet!), CHOOSE, { input: { emailFrequency: 'NONE' } });
    const notified = { documentId: id, groupId: (await makeGroup(api.em(), [told!, former!, quiet!])).id };
    await api.run(person.admin, UPDATE, { input: { id, uploadId: await makeUpload(api.em()) } });
    await api.run(person.admin, SHARE, { input: { ...notified, rights: ['VIEW'], notify: true } });
    await notifyAll();
    await makeTrace(api.em(), { accountId: reader!.id, documentId: id, versionId: '2', page: 1, principalId: null });
    await makeTrace(api.em(), { accountId: other!.id, documentId: id, versionId: '1', page: 1, principalId: null });
    for (const user of [told!, reader!, other!, former!, quiet!]) await mailsTo(user);
    await query(api.em(), "update account set status = 'SUSPENDED' where id = $1", [former!.id]);
    await api.run(person.admin, MAKE_CURRENT, { input: { documentId: id, number: 1, notify: true } });
    await notifyAll();
    for (const user of [told!, reader!]) {
      const [mail, ...more] = await mailsTo(user);
      expect([mail?.subject, more]).toEqual(['A document was corrected', []]);
      expect(mail!.text).toContain(
        'Corrected: Canary report, version 3. It replaces version 2 and is the same file as version 1.',
      );
    }
    for (const user of [other!, former!, quiet!]) expect(await subjects(user)).toEqual([]);
  });

  it('corrects nothing unless the administrator asks for it', async () => {
    const [ada] = await people(1);
    const { id } = await shareWith([ada!]);
    await api.run(person.admin, UPDATE, { input: { id, uploadId: await makeUpload(api.em()), notify: true } });
    await notifyAll();
    await mailsTo(ada!);
    await api.run(person.admin, MAKE_CURRENT, { input: { documentId: id, number: 1 } });
    await notifyAll();
    expect(await subjects(ada!)).toEqual([]);
  });

  it('is off unless the administrator asks for it', async () => {
    const [ada] = await people(1);
    const { id, groupId } = await shareWith([ada!]);
    await api.run(person.admin, UPDATE, { input: { id, uploadId: await makeUpload(api.em()) } });
    await api.run(person.admin, SHARE, { input: { documentId: id, groupId, rights: ['VIEW'] } });
    await notifyAll();
    expect(await subjects(ada!)).toEqual([]);
  });

  it('never reaches someone whose right ends before the email is written', async () => {
    const [ada, bea] = await people(2);
    const { id, groupId } = await shareWith([ada!]);
    await makeGrant({ em: api.em(), documentId: id, userId: bea!.id }, VIEW);
    await tellOf(id);
    await api.run(person.admin, SHARE, { input: { documentId: id, groupId, rights: [] } });
    await query(api.em(), "update account set status = 'SUSPENDED' where id = $1", [bea!.id]);
    await notifyAll();
    expect([await subjects(ada!), await subjects(bea!)]).toEqual([[], []]);
  });

  it('is one email for many new documents and versions', async () => {
    const [ada] = await people(1);
    const em = api.em();
    const folderId = await makeFolder(em, 'Finance');
    await makeGrant({ em, folderId, userId: ada!.id }, VIEW);
    const old = await makeDocument(em, { title: 'Old report', folderId });
    for (const title of ['First', 'Second'])
      await api.run(person.admin, CREATE, {
        input: { title, uploadId: await makeUpload(api.em()), folderId, notify: true },
      });
    await api.run(person.admin, UPDATE, { input: { id: old, uploadId: await makeUpload(api.em()), notify: true } });
    await tellOf(old);
    expect(await notifyOfDocuments(api.em(), postman), 'more may follow').toBe(false);
    await notifyAll();
    const [mail, ...more] = await mailsTo(ada!);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('3 documents are new or have changed');
    expect(mail!.text).toContain('Changed: Old report, version 2');
  });

  it('of a shared folder goes to the group that gets access, for what it can read there', async () => {
    const [ada, bea] = await people(2);
    const em = api.em();
    const folderId = await makeFolder(em, 'Shared');
    const inner = await makeFolder(em, 'Inner', folderId);
    await makeGrant({ em, folderId, userId: bea!.id }, VIEW);
    await makeDocument(em, { title: 'Open', folderId: inner });
    const closed = await makeDocument(em, { title: 'Closed', folderId: inner });
    const groupId = (await makeGroup(em, [ada!])).id;
    await makeGrant({ em, documentId: closed, groupId }, 0);
    await api.run(person.admin, SHARE, { input: { folderId, groupId, rights: ['VIEW'], notify: true } });
    await notifyAll();
    const [mail] = await mailsTo(ada!);
    expect(mail!.text).toContain('Open');
    expect(mail!.text).not.toContain('Closed');
    expect(await subjects(bea!)).toEqual([]);
  });

  it('says nothing of a file without pages to those who cannot download it', async () => {
    const [reader, owner] = await people(2);
    const em = api.em();
    const folderId = await makeFolder(em, 'Notes');
    await makeDocument(em, { title: 'Bylaws', folderId });
    await makeDocument(em, { title: 'Plain text', folderId, type: 'text/plain', pages: null });
    const alone = await makeDocument(em, { title: 'Text alone', type: 'text/plain', pages: null });
    for (const on of [{ folderId }, { documentId: alone }]) await makeGrant({ em, ...on, userId: owner!.id }, DOWNLOAD);
    await makeGrant({ em, folderId, userId: reader!.id }, VIEW);
    await api.run(person.admin, TELL_OF_FOLDER, { input: { id: folderId, notify: true } });
    const input = { documentId: alone, userId: reader!.id, rights: ['LIST' as const, 'VIEW' as const], notify: true };
    expect((await api.run(person.admin, SHARE, { input })).data.setAccess.notified).toEqual([]);
    await notifyAll();
    const [toReader] = await mailsTo(reader!);
    expect(toReader!.subject).toBe('A document is available');
    expect(toReader!.text).not.toContain('Plain text');
    expect((await mailsTo(owner!))[0]!.text).toContain('Plain text');
  });

  it('of a folder goes to everyone who can read something in it, and names those whom it reaches', async () => {
    const [ada, bea, lister, weekly, former, stranger] = await people(6);
    const em = api.em();
    const outer = await makeFolder(em, 'Outer');
    const folderId = await makeFolder(em, 'Inner', outer);
    await makeDocument(em, { title: 'Minutes', folderId });
    const elsewhere = await makeDocument(em, { folderId: outer });
    await makeGrant({ em, folderId: outer, groupId: (await makeGroup(em, [ada!, former!])).id }, VIEW);
    for (const { id: userId } of [bea!, weekly!]) await makeGrant({ em, folderId, userId }, VIEW);
    await makeGrant({ em, folderId, userId: lister!.id }, LIST);
    await makeGrant({ em, documentId: elsewhere, userId: stranger!.id }, VIEW);
    await api.run(as(weekly!), CHOOSE, { input: { emailFrequency: 'WEEKLY' } });
    await query(api.em(), "update account set status = 'SUSPENDED' where id = $1", [former!.id]);
    const { data } = await api.run(person.admin, TELL_OF_FOLDER, { input: { id: folderId, notify: true } });
    await notifyAll();
    const reached = [ada!, bea!].map(({ id }) => id).toSorted();
    expect(data.updateFolder.notified.map(({ accountId }) => accountId).toSorted()).toEqual(reached);
    for (const user of [ada!, bea!, lister!, weekly!, former!, stranger!])
      expect(await subjects(user)).toHaveLength(reached.includes(user.id) ? 1 : 0);
    const unconfirmed = { ...person.admin, confirmed: false };
    const input = { id: folderId, notify: true };
    expect((await api.run(unconfirmed, TELL_OF_FOLDER, { input })).code).toBe('STEP_UP_REQUIRED');
  });

  it('names those whom the email reaches to the administrator who shares a document', async () => {
    const [ada, bea, cleo, quiet] = await people(4);
    const em = api.em();
    const { id, groupId } = await shareWith([ada!, quiet!], 0);
    await api.run(as(quiet!), CHOOSE, { input: { emailFrequency: 'NONE' } });
    const share = async (input: object) =>
      (await api.run(person.admin, SHARE, { input: { documentId: id, rights: ['VIEW'], ...input } })).data.setAccess
        .notified;
    expect(await share({ userId: cleo!.id })).toEqual([]);
    expect(await share({ groupId, notify: true })).toEqual([{ accountId: ada!.id }]);
    const both = await share({ userId: bea!.id, notify: true });
    expect(both).toEqual(expect.arrayContaining([{ accountId: ada!.id }, { accountId: bea!.id }]));
    expect(both).toHaveLength(2);
    await query(em, "update account set status = 'SUSPENDED' where id = any($1)", [[ada!.id, bea!.id]]);
  });

  it('names the one whom it reaches also if more than a hundred others can read the document', async () => {
    const many = await people(120);
    const { id } = await shareWith(many, 0);
    const [late] = await people(1);
    await query(api.em(), "update account set name = 'Zoe' where id = $1", [late!.id]);
    const input = { documentId: id, rights: ['VIEW' as const], userId: late!.id, notify: true };
    const { notified } = (await api.run(person.admin, SHARE, { input })).data.setAccess;
    expect(notified).toEqual([{ accountId: late!.id }]);
    await notifyAll();
    expect(await subjects(late!)).toHaveLength(1);
  });

  it('waits for no signature: who must sign the agreement first is not told', async () => {
    const [ada] = await people(1);
    const { id } = await shareWith([ada!]);
    await api.run(person.admin, PUBLISH_NDA, { input: { body: 'Keep it secret.' } });
    const { data } = await api.run(person.admin, UPDATE, { input: { id, notify: true } });
    expect(data.updateDocument.notified).toEqual([]);
    await notifyAll();
    expect(await subjects(ada!)).toEqual([]);
    await api.run(person.admin, END_NDA, {});
  });

  it('reaches every reader when there are more than one batch', async () => {
    const many = await people(120);
    const { id } = await shareWith(many);
    await tellOf(id);
    await notifyAll();
    const count =
      'select count(*)::int as all, count(distinct recipient)::int as each from mail where recipient = any($1)';
    expect(await query(api.em(), count, [many.map(({ email }) => email)])).toEqual([{ all: 120, each: 120 }]);
  });
});

describe('the email settings', () => {
  const choose = (user: User, emailFrequency: 'AT_ONCE' | 'DAILY' | 'NONE', documents?: boolean) =>
    api.run(as(user), CHOOSE, {
      input: { emailFrequency, ...(documents !== undefined && { hasDocuments: documents }) },
    });

  it('leave documents out for an investor who wants only updates, or nothing', async () => {
    const [ada, bea] = await people(2);
    const { data } = await choose(ada!, 'AT_ONCE', false);
    expect(data.setInvestorUpdateSettings.viewer!.investorUpdateSettings).toEqual({
      emailFrequency: 'AT_ONCE',
      hasDocuments: false,
    });
    await choose(ada!, 'AT_ONCE');
    await choose(bea!, 'NONE');
    const { id } = await shareWith([ada!, bea!]);
    await tellOf(id);
    await notifyAll();
    expect([await subjects(ada!), await subjects(bea!)]).toEqual([[], []]);
  });

  it('put documents and updates into one digest, once', async () => {
    const [ada] = await people(1);
    await choose(ada!, 'DAILY');
    await query(api.em(), "update update_setting set chosen_at = now() - interval '30 days'", []);
    const { id, groupId } = await shareWith([ada!]);
    await makeUpdate(api.em(), { title: 'News', groupIds: [groupId] });
    await tellOf(id);
    await notifyAll();
    expect(await subjects(ada!)).toEqual([]);
    await Promise.all([digestUpdates(api.em(), postman), digestUpdates(api.em(), postman)]);
    const [mail, ...more] = await mailsTo(ada!);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('One new update and one document');
    expect(mail!.text).toContain('Canary report');
    await query(api.em(), "update update_setting set digested_at = digested_at - interval '8 days'", []);
    await digestUpdates(api.em(), postman);
    expect(await subjects(ada!)).toEqual([]);
  });
});
