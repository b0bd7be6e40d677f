import { beforeAll, describe, expect, it } from 'vitest';
import { isApproved } from '../users/user.query.ts';
import { getKysely } from '#api/kysely.ts';
import { makeGroup } from '../groups/group.factory.ts';
import type { SignedIn } from '#api/platform/viewer.ts';
import { person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { makeUser } from '../users/user.factory.ts';
import {
  InvitationTestInviteDocument as INVITE,
  InvitationTestResendDocument as RESEND,
  InvitationTestRevokeDocument as REVOKE,
  InvitationTestUsersDocument as USERS,
} from '#graphql/generated/tests-accounts-invitations.ts';

const api = useApi();
const missing = 'usr_00000000000000000000000000000000';
let ada: SignedIn;
let count = 0;

beforeAll(async () => {
  const em = api.em();
  const { id, name, roles, status } = makeUser(em, { name: 'Ada Admin', roles: ['ADMIN'] });
  await em.flush();
  ada = { kind: 'user', id, name, roles, status, confirmed: true };
});

const newPerson = (values: object = {}) => {
  count += 1;
  return { name: `Guest ${count}`, email: `guest-${count}@fund.example`, ...values };
};
const invite = (input: { people: ReturnType<typeof newPerson>[]; groupIds?: string[]; message?: string }) =>
  api.run(ada, INVITE, { input });
const getFields = ({ errors }: { errors?: readonly { extensions?: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions?.['fields'] as { path: (string | number)[] }[] | undefined;
async function inviteOne(values: object = {}) {
  const { data } = await invite({ people: [newPerson(values)] });
  return data.inviteUsers.users[0]!;
}
const mailsTo = (email: string) =>
  query<{ kind: string; text: string; reply: string | null }>(
    api.em(),
    'select kind, body_text as text, reply_to as reply from mail where recipient = $1 order by created_at, id',
    [email],
  );
const linksOf = (id: string) =>
  query<{ hash: Buffer }>(
    api.em(),
    "select token_hash as hash from account_token where account_id = $1 and purpose = 'INVITATION' and expires_at > now() + interval '13 days'",
    [id],
  );

describe('an administrator', () => {
  it('invites people from a list: each gets an account, their groups and an email with a personal line', async () => {
    const em = api.em();
    const [all, some] = [
      await makeGroup(em, [], { name: 'All of them' }),
      await makeGroup(em, [], { name: 'Some of them' }),
    ];
    const people = [newPerson({ company: 'Ärlig Capital', groupIds: [some.id] }), newPerson()];
    const { data } = await invite({ people, groupIds: [all.id], message: 'We met in Oslo.' });
    expect(data.inviteUsers.users).toEqual(
      people.map(({ name, email }, index) => ({
        id: expect.stringMatching(/^usr_/),
        name,
        email,
        company: index === 0 ? 'Ärlig Capital' : null,
        status: 'INVITED',
        invitation: { message: 'We met in Oslo.', acceptedAt: null, invitedBy: { accountId: ada.id } },
        viewerCan: { resendInvitation: true, revokeInvitation: true, approve: false },
      })),
    );
    const [first, second] = data.inviteUsers.users.map(({ id }) => id);
    const members = await query<{ groupId: string; accountId: string }>(
      em,
      'select group_id as "groupId", account_id as "accountId" from account_group_member where group_id = any($1)',
      [[all.id, some.id]],
    );
    expect(new Set(members.map(({ groupId, accountId }) => `${groupId} ${accountId}`))).toEqual(
      new Set([`${all.id} ${first}`, `${all.id} ${second}`, `${some.id} ${first}`]),
    );
    const [mail] = await mailsTo(people[0]!.email);
    expect(mail).toMatchObject({ kind: 'account.invitation', reply: expect.stringContaining('@') });
    expect(mail!.text).toContain('Ada Admin invites you');
    expect(mail!.text).toContain('We met in Oslo.');
    expect(mail!.text).not.toContain(all.name);
    const events = await query<{ kind: string }>(em, 'select kind from audit_event where subject_id = $1', [first]);
    expect(events).toEqual([{ kind: 'user.invited' }]);
  });

  it('learns the row of each problem, and then nobody is invited', async () => {
    const known = makeUser(api.em());
    await api.em().persist(known).flush();
    const [fine, twice] = [newPerson(), newPerson()];
    const people = [fine, newPerson({ email: known.email.toUpperCase() }), twice, { ...twice, name: 'Again' }];
    const refused = await invite({ people });
    expect(refused.code).toBe('CONFLICT');
    expect(getFields(refused)).toEqual([
      { path: ['input', 'people', 1, 'email'], message: 'An account has this email address' },
      { path: ['input', 'people', 3, 'email'], message: 'This email address is in the list twice' },
    ]);
    expect(await mailsTo(fine.email)).toEqual([]);
    const invalid = await invite({ people: [newPerson({ name: ' ' }), newPerson({ email: 'no address' })] });
    expect([invalid.code, getFields(invalid)?.map(({ path }) => path.join('.'))]).toEqual([
      'BAD_USER_INPUT',
      ['input.people.0.name', 'input.people.1.email'],
    ]);
    const swapped = await invite({
      people: [
        newPerson({ name: 'ivo@brandt.example' }),
        newPerson({ company: 'Ivo <ivo@brandt.example>' }),
        newPerson({ name: 'ivo＠brandt.example' }),
      ],
    });
    expect(getFields(swapped)?.map(({ path }) => path.join('.'))).toEqual([
      'input.people.0.name',
      'input.people.1.company',
      'input.people.2.name',
    ]);
    expect((await invite({ people: [] })).code).toBe('BAD_USER_INPUT');
    expect((await invite({ people: [newPerson()], groupIds: ['grp_missing'] })).code).toBe('BAD_USER_INPUT');
  });

  it('sends an invitation again: the former link stops working and a new term begins', async () => {
    const user = await inviteOne();
    const before = await linksOf(user.id);
    await query(api.em(), "update account_invitation set sent_at = now() - interval '15 days' where account_id = $1", [
      user.id,
    ]);
    expect((await api.run(ada, RESEND, { id: user.id })).data.resendInvitation.user.status).toBe('INVITED');
    const after = await linksOf(user.id);
    expect([before.length, after.length]).toEqual([1, 1]);
    expect(after[0]!.hash).not.toEqual(before[0]!.hash);
    const { data } = await api.run(ada, USERS, { filter: { status: 'INVITED', emails: [user.email.toUpperCase()] } });
    const [{ invitation } = { invitation: null }] = data.users.nodes;
    expect(Date.parse(invitation!.expiresAt) - Date.parse(invitation!.sentAt)).toBe(14 * 86_400_000);
    expect(Date.parse(invitation!.expiresAt)).toBeGreaterThan(Date.now() + 13 * 86_400_000);
    expect(await mailsTo(user.email)).toHaveLength(2);
  });

  it('revokes an invitation: the account, its link and its unsent email are deleted', async () => {
    const user = await inviteOne();
    expect((await api.run(ada, REVOKE, { id: user.id })).data.revokeInvitation.deletedUserId).toBe(user.id);
    expect(await linksOf(user.id)).toEqual([]);
    expect(await mailsTo(user.email)).toEqual([]);
    expect((await invite({ people: [newPerson({ email: user.email })] })).code).toBeUndefined();
  });

  it('cannot send again or revoke the invitation of a person who accepted, or of nobody', async () => {
    const user = await inviteOne();
    await query(api.em(), "update account set status = 'APPROVED' where id = $1", [user.id]);
    expect((await api.run(ada, RESEND, { id: user.id })).code).toBe('CONFLICT');
    expect((await api.run(ada, REVOKE, { id: user.id })).code).toBe('CONFLICT');
    expect((await api.run(ada, RESEND, { id: missing })).code).toBe('NOT_FOUND');
    expect((await api.run(ada, REVOKE, { id: missing })).code).toBe('NOT_FOUND');
  });

  it('confirms their identity first', async () => {
    const user = await inviteOne();
    const stale = { ...ada, confirmed: false };
    const answers = [
      await api.run(stale, INVITE, { input: { people: [newPerson()] } }),
      await api.run(stale, RESEND, { id: user.id }),
      await api.run(stale, REVOKE, { id: user.id }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(Array(3).fill('STEP_UP_REQUIRED'));
  });
});

describe('everyone else', () => {
  it('cannot invite, send again or revoke, and does not see invitations', async () => {
    const user = await inviteOne();
    for (const [viewer, code] of [
      [person.visitor, 'UNAUTHENTICATED'],
      [person.investor, 'FORBIDDEN'],
      [person.suspended, 'FORBIDDEN'],
    ] as const) {
      expect((await api.run(viewer, INVITE, { input: { people: [newPerson()] } })).code).toBe(code);
      expect((await api.run(viewer, RESEND, { id: user.id })).code).toBe(code);
      expect((await api.run(viewer, REVOKE, { id: user.id })).code).toBe(code);
    }
  });
});

describe('an invited person', () => {
  it('counts as no approved account before they accept', async () => {
    const user = await inviteOne();
    const accounts = getKysely(api.em()).selectFrom('account').select('id').where('id', '=', user.id);
    expect(await accounts.where(isApproved('account')).execute()).toEqual([]);
  });
});
