import { beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../users/user.factory.ts';
import { makeDocument, makeFolder, makeGrant } from '#api/portal/documents/document.factory.ts';
import { query } from '#api/testing/query.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { person, useApi } from '#api/testing/api.ts';
import {
  DelegationTestAnswerDocument as ANSWER,
  DelegationTestCanDocument as CAN,
  DelegationTestEndDocument as END,
  DelegationTestListDocument as LIST,
  DelegationTestNodeDocument as NODE,
  DelegationTestOfferDocument as OFFER,
} from '#graphql/generated/tests-accounts-delegations.ts';

// Tests how delegations are made, accepted and ended. delegation.rights.test.ts tests what they give access to.

const api = useApi();
const DAY = 86_400_000;

type Member = Viewer & { kind: 'user'; email: string };
let [principal, counsel, stranger]: Member[] = [];
let documentId: string;
let folderId: string;

async function arrive(values: Parameters<typeof makeUser>[1] = {}): Promise<Member> {
  const em = api.em();
  const { id, name, email } = makeUser(em, { emailVerifiedAt: new Date(), ...values });
  await em.flush();
  return { ...person.investor, id, name, email };
}

beforeEach(async () => {
  [principal, counsel, stranger] = [await arrive(), await arrive(), await arrive()];
  const em = api.em();
  folderId = await makeFolder(em, 'Year');
  documentId = await makeDocument(em, { title: 'Plan', folderId });
  await makeGrant({ em, documentId, userId: principal!.id }, 2);
});

const offer = (viewer: Viewer, input: object = {}) =>
  api.run(viewer, OFFER, {
    input: {
      email: counsel!.email,
      right: 'VIEW',
      endsAt: new Date(Date.now() + 30 * DAY).toISOString(),
      documentIds: [documentId],
      folderIds: [],
      ...input,
    },
  });
const offered = async (): Promise<string> => (await offer(principal!)).data.inviteDelegate.delegation.id;
const list = async (viewer: Viewer, filter: object = {}) =>
  (await api.run(viewer, LIST, { filter })).data.delegations.nodes;
const answer = (viewer: Viewer, id: string, accept = true) => api.run(viewer, ANSWER, { input: { id, accept } });
const end = (viewer: Viewer, id: string, reason: string | null = null) =>
  api.run(viewer, END, { input: { id, reason } });
const mails = (kind = 'delegation.offered') =>
  query<{ to: string; text: string }>(
    api.em(),
    'select recipient as to, subject || body_text as text from mail where kind = $1 order by created_at, id',
    [kind],
  );
/** The texts of the mails about the end of a delegation. */
const getEndMails = async (who: Member) =>
  (await mails('delegation.ended')).filter(({ to }) => to === who.email).map(({ text }) => text);
const getAuditLog = (id: string) =>
  query<{ kind: string; actor: string; details: object }>(
    api.em(),
    'select kind, actor_id as actor, details from audit_event where subject_id = $1 order by seq',
    [id],
  );

describe('an invitation', () => {
  it('waits for the account with its email address, gives no access, and is visible to no one else', async () => {
    const { data } = await offer(principal!);
    const { id } = data.inviteDelegate.delegation;
    const stands = {
      status: 'INVITED',
      delegate: null,
      right: 'VIEW',
      itemCount: 1,
      principal: { accountId: principal!.id, name: principal!.name },
    };
    expect(data.inviteDelegate.delegation).toMatchObject({
      ...stands,
      isGiven: true,
      isHeld: false,
      documents: [{ id: documentId }],
    });
    expect(await list(counsel!)).toMatchObject([{ ...stands, id, isGiven: false, isHeld: true, documents: [] }]);
    expect(await list(counsel!, { isHeld: true, status: 'INVITED' })).toHaveLength(1);
    expect(await list(principal!, { isHeld: true })).toEqual([]);
    expect((await api.execute(counsel!, `{ document(id: "${documentId}") { id } }`)).data).toEqual({ document: null });
    expect(await list(stranger!)).toEqual([]);
    expect((await api.run(stranger!, NODE, { id })).data.node).toBeNull();
    for (const ask of [answer(stranger!, id), answer(stranger!, id, false), end(stranger!, id)])
      expect((await ask).code).toBe('NOT_FOUND');
    expect((await list(person.admin)).filter((each) => each.id === id)).toHaveLength(1);
    expect((await list(person.admin, { isOwn: true })).length).toBe(0);
    expect((await answer(person.admin, id)).code).toBe('FORBIDDEN');
    expect((await answer(principal!, id)).code).toBe('FORBIDDEN');
    expect((await end(counsel!, id)).code).toBe('FORBIDDEN');
  });

  it('gets the same response for every email address, and sends one email that names no document', async () => {
    const pending = await arrive({ status: 'PENDING' });
    const alike = [];
    const endsAt = new Date(Date.now() + 30 * DAY).toISOString();
    for (const email of [counsel!.email, pending.email, 'nobody@elsewhere.example']) {
      const { data, errors } = await offer(principal!, { email, endsAt });
      expect(errors).toBeUndefined();
      const { id: _id, email: _email, endsAt: _endsAt, ...rest } = data.inviteDelegate.delegation;
      alike.push(rest);
      const [mail, ...more] = (await mails()).filter(({ to }) => to === email);
      expect(more).toEqual([]);
      expect(mail!.text).toContain(principal!.name);
      expect(mail!.text).not.toContain('Plan');
      alike.push(mail!.text);
    }
    expect(alike.slice(2, 4)).toEqual(alike.slice(0, 2));
    expect(alike.slice(4)).toEqual(alike.slice(0, 2));
  });

  it('is not shown to accounts that are unverified or not approved', async () => {
    const unproven = await arrive({ emailVerifiedAt: null });
    await offer(principal!, { email: unproven.email.toUpperCase() });
    expect(await list(unproven)).toEqual([]);
    await query(api.em(), 'update account set email_verified_at = now() where id = $1', [unproven.id]);
    expect(await list(unproven)).toHaveLength(1);
    expect((await api.run({ ...unproven, status: 'PENDING' }, LIST)).code).toBe('FORBIDDEN');
    await query(api.em(), "update account set status = 'SUSPENDED' where id = $1", [principal!.id]);
    expect(await list(unproven)).toEqual([]);
  });

  it('cannot be accepted by its sender after taking over its email address', async () => {
    const id = await offered();
    const take = 'update account set email_key = (select email_key from delegation where id = $2) where id = $1';
    await query(api.em(), 'update account set email_key = id where id = $1', [counsel!.id]);
    await query(api.em(), take, [principal!.id, id]);
    expect(await list(principal!)).toMatchObject([{ isGiven: true, isHeld: false }]);
    expect((await answer(principal!, id)).code).toBe('FORBIDDEN');
    expect(await list(counsel!)).toEqual([]);
  });

  it('can be sent ten times a day', async () => {
    for (let n = 0; n < 10; n += 1) expect((await offer(principal!)).errors).toBeUndefined();
    expect((await offer(principal!)).code).toBe('RATE_LIMITED');
    expect((await offer(counsel!, { documentIds: ['doc_nothing'] })).code).toBe('BAD_USER_INPUT');
  });
});

describe('an invalid invitation', () => {
  it.each<[string, () => object, string, RegExp]>([
    ['to oneself', () => ({ email: ` ${principal!.email.toUpperCase()} ` }), 'email', /your own email address/],
    ['to no address', () => ({ email: 'counsel' }), 'email', /valid email/],
    ['until yesterday', () => ({ endsAt: new Date(Date.now() - DAY).toISOString() }), 'endsAt', /day in the future/],
    ['for two years', () => ({ endsAt: new Date(Date.now() + 700 * DAY).toISOString() }), 'endsAt', /within a year/],
    ['without a thing', () => ({ documentIds: [] }), 'documentIds', /at least one/],
    ['of what one may not do', () => ({ right: 'DOWNLOAD' }), 'right', /not download “Plan”/],
    [
      'in a folder of which one has less',
      () => ({ right: 'DOWNLOAD', documentIds: [], folderIds: [folderId] }),
      'right',
      /“Year”/,
    ],
    ['by an id of the other kind', () => ({ documentIds: [folderId] }), 'documentIds', /no longer shared/],
    ['of a folder that is nowhere', () => ({ folderIds: ['fold_nothing'] }), 'folderIds', /no longer shared/],
  ])('%s gets an error on its field, and nothing is stored or sent', async (_what, makeInput, field, sentence) => {
    const { code, errors } = await offer(principal!, makeInput());
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions?.['fields']).toMatchObject([
      { path: ['input', field], message: expect.stringMatching(sentence) },
    ]);
    expect(await list(principal!)).toEqual([]);
    expect((await mails()).filter(({ to }) => to === counsel!.email)).toEqual([]);
  });

  it('returns all errors at once, the same for hidden and unknown items', async () => {
    const hidden = await makeDocument(api.em(), { title: 'Hidden' });
    const getErrors = async (id: string) =>
      (await offer(principal!, { documentIds: [id], email: principal!.email })).errors?.[0]?.extensions?.['fields'];
    expect(await getErrors(hidden)).toMatchObject([{ path: ['input', 'email'] }, { path: ['input', 'documentIds'] }]);
    expect(await getErrors(hidden)).toEqual(await getErrors('doc_nothing'));
  });

  it('includes any invitation by an administrator', async () => {
    expect((await offer(person.admin)).code).toBe('CONFLICT');
    expect((await offer(person.visitor)).code).toBe('UNAUTHENTICATED');
    expect((await offer(person.suspended)).code).toBe('FORBIDDEN');
  });
});

describe('a delegation', () => {
  it('is accepted once and can be ended by the delegate', async () => {
    const id = await offered();
    expect((await answer(counsel!, id)).data.respondToDelegation.delegation).toMatchObject({
      status: 'IN_FORCE',
      delegate: { accountId: counsel!.id, name: counsel!.name },
      documents: [{ id: documentId }],
    });
    expect((await answer(counsel!, id)).code).toBe('CONFLICT');
    expect((await list(principal!))[0]).toMatchObject({
      status: 'IN_FORCE',
      delegate: { accountId: counsel!.id, name: counsel!.name },
    });
    const answers = (await mails('delegation.answered')).filter(({ to }) => to === principal!.email);
    expect(answers).toMatchObject([{ text: expect.stringContaining(`${counsel!.name} is now your delegate`) }]);
    expect((await end(counsel!, id)).data.endDelegation.delegation).toMatchObject({
      status: 'ENDED',
      ending: 'RETURNED',
    });
    expect((await end(principal!, id)).code).toBe('CONFLICT');
    expect(await getEndMails(principal!)).toMatchObject([expect.stringContaining('returned the access')]);
    expect(await getEndMails(counsel!)).toEqual([]);
    const events = await getAuditLog(id);
    expect(events.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['delegation.offered', principal!.id],
      ['delegation.accepted', counsel!.id],
      ['delegation.ended', counsel!.id],
    ]);
    expect(events[0]!.details).toMatchObject({ right: 'VIEW', items: [documentId] });
    expect(JSON.stringify(events)).not.toContain(counsel!.email);
  });

  it('lists the actions of the investor, the delegate and administrators', async () => {
    const id = await offered();
    const permissions = () =>
      Promise.all(
        [principal!, counsel!, person.admin].map(async (viewer) =>
          Object.values((await api.run(viewer, CAN, { id })).data.node!.viewerCan),
        ),
      );
    // Each pair is [respond, end].
    expect(await permissions()).toEqual([
      [false, true],
      [true, false],
      [false, true],
    ]);
    await answer(counsel!, id);
    expect(await permissions()).toEqual([
      [false, true],
      [false, true],
      [false, true],
    ]);
    await end(counsel!, id);
    expect((await permissions()).flat()).not.toContain(true);
  });

  it('is declined, and the email contains no name', async () => {
    const id = await offered();
    await answer(counsel!, id, false);
    expect((await list(principal!))[0]).toMatchObject({ status: 'ENDED', ending: 'REFUSED', delegate: null });
    const answers = (await mails('delegation.answered')).filter(({ to }) => to === principal!.email);
    expect(answers).toMatchObject([{ text: expect.stringContaining(counsel!.email) }]);
    expect(answers[0]!.text).not.toContain(counsel!.name);
    expect((await answer(counsel!, id)).code).toBe('CONFLICT');
  });

  it('is withdrawn before the answer, and then does not exist for the invitee', async () => {
    const id = await offered();
    expect((await end(principal!, id)).data.endDelegation.delegation).toMatchObject({ ending: 'WITHDRAWN' });
    expect(await list(counsel!)).toEqual([]);
    expect((await answer(counsel!, id)).code).toBe('NOT_FOUND');
    for (const each of [principal!, counsel!]) expect(await getEndMails(each)).toEqual([]);
  });

  it('is withdrawn by the investor, and the delegate is emailed', async () => {
    const id = await offered();
    await answer(counsel!, id);
    await end(principal!, id);
    expect(await getEndMails(counsel!)).toMatchObject([expect.stringContaining(`act for ${principal!.name}`)]);
    expect(await getEndMails(principal!)).toEqual([]);
  });

  it('is ended by an administrator with a reason', async () => {
    const id = await offered();
    await answer(counsel!, id);
    expect((await end(person.admin, id)).errors?.[0]?.extensions?.['fields']).toMatchObject([
      { path: ['input', 'reason'] },
    ]);
    await end(person.admin, id, 'Counsel changed sides.');
    const stands = { status: 'ENDED', ending: 'ENDED_BY_ADMIN', reason: 'Counsel changed sides.' };
    for (const each of [principal!, counsel!]) expect((await list(each))[0]).toMatchObject(stands);
    for (const each of [principal!, counsel!])
      expect(await getEndMails(each)).toMatchObject([expect.stringContaining('Counsel changed sides.')]);
    expect(await list(person.admin, { status: 'IN_FORCE', search: principal!.name })).toEqual([]);
    expect(await list(person.admin, { status: 'ENDED', search: counsel!.email })).toHaveLength(1);
  });

  it('ends at its end date by the database clock', async () => {
    const [waiting, running] = [await offered(), await offered()];
    await answer(counsel!, running);
    const over = "update delegation set ends_at = now(), created_at = now() - interval '1 day' where id = any($1)";
    await query(api.em(), over, [[waiting, running]]);
    for (const each of await list(principal!)) expect(each).toMatchObject({ status: 'ENDED', ending: 'EXPIRED' });
    expect((await list(counsel!)).map(({ id }) => id)).toEqual([running]);
    expect((await answer(counsel!, waiting)).code).toBe('NOT_FOUND');
  });
});
