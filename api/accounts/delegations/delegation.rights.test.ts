import { describe, expect, it, test } from 'vitest';
import { hashPassword } from '../auth/password.ts';
import { makeUser } from '../users/user.factory.ts';
import { makeDocument, makeFolder, makeGrant } from '#api/portal/documents/document.factory.ts';
import { makeGroup } from '../groups/group.factory.ts';
import { query } from '#api/testing/query.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { makeContext, person, useApi } from '#api/testing/api.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { findDelegatedRight } from '#api/portal/documents/document.delegate.service.ts';
import { makeDelegation } from './delegation.factory.ts';
import {
  DelegationRightsTestAskDocument as ASK,
  DelegationRightsTestCanDocument as CAN,
  DelegationRightsTestDocumentDocument as DOCUMENT,
  DelegationRightsTestListDocument as LIST,
  DelegationRightsTestOneDocument as ONE,
  DelegationRightsTestQuestionsDocument as QUESTIONS,
  DelegationRightsTestSeenAsDocument as SEEN_AS,
} from '#graphql/generated/tests-accounts-delegations.ts';

// A delegate has the delegated rights, limited to the rights that the investor has at that moment.

const api = useApi();
type Member = Viewer & { kind: 'user' };

async function arrive(): Promise<Member> {
  const em = api.em();
  const { id, name } = makeUser(em);
  await em.flush();
  return { ...person.investor, id, name };
}

const rights = async (viewer: Viewer, id: string): Promise<string[] | null> =>
  (await api.run(viewer, DOCUMENT, { id })).data.document?.rights ?? null;
const forWhom = async (viewer: Viewer, id: string, right: 'LIST' | 'VIEW' | 'DOWNLOAD') =>
  (await findDelegatedRight(makeContext(viewer, api.em()), id, right)).onBehalfOf?.id ?? null;

test('an investor can invite a delegate, an administrator cannot', async () => {
  const investor = await arrive();
  expect((await api.run(investor, CAN)).data.viewer!.canInviteDelegate).toBe(true);
  const admin: Viewer = { ...person.admin, id: investor.id };
  expect((await api.run(admin, CAN)).data.viewer!.canInviteDelegate).toBe(false);
});

describe('a delegate', () => {
  async function world(level = 2) {
    const [ines, carla] = [await arrive(), await arrive()];
    const em = api.em();
    const folderId = await makeFolder(em, 'Canary folder');
    const sharedId = await makeDocument(em, { title: 'Given', folderId });
    const other = await makeDocument(em, { title: 'Canary', summary: 'Canary', fileName: 'Canary.pdf', folderId });
    await makeGrant({ em, folderId, userId: ines.id }, 3);
    const delegation = await makeDelegation(em, { from: ines.id, to: carla.id, level, documentIds: [sharedId] });
    return { ines, carla, folderId, sharedId, other, delegation };
  }

  it('has one document and no access to another in the same folder', async () => {
    const { carla, folderId, sharedId, other } = await world();
    const { data } = await api.run(carla, LIST);
    expect(data.documents.nodes).toEqual([{ id: sharedId, index: '1.1' }]);
    expect(data.folders.nodes).toEqual([{ name: 'Canary folder', documentCount: 1 }]);
    expect(data.documentsToRead.nodes).toEqual([{ id: sharedId }]);
    expect((await api.run(carla, LIST, { filter: { search: 'Canary' } })).data.documents.nodes).toEqual([]);
    expect((await api.run(carla, DOCUMENT, { id: other })).data).toEqual({ document: null, node: null });
    const result = await api.run(person.admin, SEEN_AS, { id: carla.id });
    expect(result.data.viewDocumentsAs.documents.nodes).toEqual([{ documentId: sharedId }]);
    expect(await rights(carla, folderId)).toBeNull();
  });

  it('has at most the delegated access and at most the investor’s access', async () => {
    const { ines, carla, sharedId } = await world();
    expect((await api.run(carla, DOCUMENT, { id: sharedId })).data.document).toEqual({
      title: 'Given',
      rights: ['LIST', 'VIEW'],
      ownRights: [],
      onBehalfOf: { accountId: ines.id, name: ines.name },
    });
    expect(await rights(ines, sharedId)).toEqual(['LIST', 'VIEW', 'DOWNLOAD']);
    await makeGrant({ em: api.em(), documentId: sharedId, userId: ines.id }, 1);
    expect(await rights(carla, sharedId)).toEqual(['LIST']);
    await query(api.em(), 'update document_grant set level = 0 where target = $1', [sharedId]);
    expect(await rights(carla, sharedId)).toBeNull();
  });

  it('acts on behalf of the investor only if the delegate’s own access is not sufficient', async () => {
    const { ines, carla, sharedId } = await world(3);
    await makeGrant({ em: api.em(), documentId: sharedId, userId: carla.id }, 1);
    expect([await forWhom(carla, sharedId, 'LIST'), await forWhom(carla, sharedId, 'VIEW')]).toEqual([null, ines.id]);
    await query(api.em(), 'update document_grant set level = 2 where holder = $1', [carla.id]);
    expect([await forWhom(carla, sharedId, 'VIEW'), await forWhom(carla, sharedId, 'DOWNLOAD')]).toEqual([
      null,
      ines.id,
    ]);
    const { data } = await api.run(carla, DOCUMENT, { id: sharedId });
    expect(data.document).toMatchObject({ ownRights: ['LIST', 'VIEW'], onBehalfOf: null });
  });

  it('asks questions in their own name, and the audit log records on whose behalf', async () => {
    const { ines, carla, sharedId } = await world();
    const { data } = await api.run(carla, ASK, { input: { documentId: sharedId, body: 'Is this audited?' } });
    expect(data.askQuestion.question).toEqual({ isOwn: true });
    const sql = "select details->>'onBehalfOf' as id from audit_event where kind = 'question.asked' and actor_id = $1";
    expect(await query(api.em(), sql, [carla.id])).toEqual([{ id: ines.id }]);
    expect((await api.run(ines, QUESTIONS)).data.questions.nodes).toEqual([]);
  });

  it('with two delegations acts on behalf of the first investor whose right suffices', async () => {
    const { ines, carla, sharedId, delegation } = await world(1);
    await query(api.em(), "update delegation set accepted_at = now() - interval '1 day' where id = $1", [delegation]);
    const ole = await arrive();
    await makeGrant({ em: api.em(), documentId: sharedId, userId: ole.id }, 3);
    await makeDelegation(api.em(), { from: ole.id, to: carla.id, level: 2, documentIds: [sharedId] });
    expect([await forWhom(carla, sharedId, 'LIST'), await forWhom(carla, sharedId, 'VIEW')]).toEqual([ines.id, ole.id]);
  });

  it('of a folder has the documents in it that the investor has, including later ones', async () => {
    const { ines, carla, folderId, other } = await world();
    const em = api.em();
    const hidden = await makeDocument(em, { title: 'Hidden', folderId });
    await makeGrant({ em, documentId: hidden, userId: ines.id }, 0);
    await makeDelegation(em, { from: ines.id, to: carla.id, folderIds: [folderId] });
    expect(await rights(carla, other)).toEqual(['LIST', 'VIEW']);
    const later = await makeDocument(em, { folderId: await makeFolder(em, 'Below', folderId) });
    expect(await rights(carla, later)).toEqual(['LIST', 'VIEW']);
    expect(await rights(carla, hidden)).toBeNull();
  });

  it('cannot delegate the access again, even with a delegation that exists in the database', async () => {
    const { carla, sharedId, folderId } = await world();
    const ole = await arrive();
    const OFFER = 'mutation ($input: InviteDelegateInput!) { inviteDelegate(input: $input) { delegation { id } } }';
    const endsAt = new Date(Date.now() + 86_400_000).toISOString();
    for (const items of [
      { documentIds: [sharedId], folderIds: [] },
      { documentIds: [], folderIds: [folderId] },
    ]) {
      const input = { email: 'ole@fund.example', right: 'LIST', endsAt, ...items };
      const { errors } = await api.execute(carla, OFFER, { input });
      expect(errors?.[0]?.message).toMatch(/was shared with you/);
    }
    await makeDelegation(api.em(), { from: carla.id, to: ole.id, documentIds: [sharedId], folderIds: [folderId] });
    expect(await rights(ole, sharedId)).toBeNull();
  });

  it('gets no access from the administrator role of the investor', async () => {
    const { ines, carla, sharedId } = await world();
    const hidden = await makeDocument(api.em(), { title: 'Hidden' });
    await query(api.em(), "update account set roles = '{INVESTOR,ADMIN}' where id = $1", [ines.id]);
    await makeDelegation(api.em(), { from: ines.id, to: carla.id, documentIds: [hidden] });
    expect([await rights(carla, sharedId), await rights(carla, hidden)]).toEqual([['LIST', 'VIEW'], null]);
  });
});

describe('delegated access', () => {
  const site = useSite(2);
  const PASSWORD = 'correct horse battery staple';

  it.each([
    ['was withdrawn', "update delegation set ended_at = now(), ending = 'WITHDRAWN' where id = $1"],
    ['has expired', "update delegation set created_at = now() - interval '1 day', ends_at = now() where id = $1"],
    [
      'comes from a suspended investor',
      "update account set status = 'SUSPENDED' where id = (select principal_id from delegation where id = $1)",
    ],
    [
      'belongs to a suspended delegate',
      "update account set status = 'SUSPENDED' where id = (select delegate_id from delegation where id = $1)",
    ],
    [
      'comes from an investor who left the group',
      'delete from account_group_member where account_id = (select principal_id from delegation where id = $1)',
    ],
    [
      'is for a document that the investor lost',
      'delete from document_grant where target = (select document_id from delegation_target where delegation_id = $1)',
    ],
    [
      'comes from a deleted account',
      'delete from account where id = (select principal_id from delegation where id = $1)',
    ],
  ])('that %s has ended on every server by the next request', async (_why, sql) => {
    const em = site.em();
    const [ines, carla] = [makeUser(em), makeUser(em, { passwordHash: await hashPassword(PASSWORD) })];
    await em.flush();
    const group = await makeGroup(em, [ines]);
    const id = await makeDocument(em);
    await makeGrant({ em, documentId: id, groupId: group.id }, 3);
    const delegation = await makeDelegation(em, { from: ines.id, to: carla.id, documentIds: [id] });
    const browser = new TestBrowser();
    await browser.post(`${site.urls[0]}/api/login`, { username: carla.username, password: PASSWORD });
    const findDelegatedDocument = async () =>
      Promise.all(
        site.urls.map(async (url) => JSON.stringify((await browser.run(url, ONE, { id })).data ?? {}).includes(id)),
      );
    expect(await findDelegatedDocument()).toEqual([true, true]);
    await query(em, sql, [delegation]);
    expect(await findDelegatedDocument()).toEqual([false, false]);
  });
});
