import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../auth/password.ts';
import { hashSha256 } from '#api/platform/signatures.ts';
import { NdaRow } from '#api/portal/ndas/nda.entity.ts';
import { mailedToken, newestMail, requestsHandled } from '#api/testing/mailbox.ts';
import { query } from '#api/testing/query.ts';
import { ACCOUNT_REQUESTS, TestBrowser, useSite } from '#api/testing/site.ts';
import { makeUser } from '../users/user.factory.ts';
import { UserAdministrationTestUpdateDocument as UPDATE } from '#graphql/generated/tests-accounts-user-administration.ts';
import {
  InvitationTestInviteDocument as INVITE,
  InvitationTestLinkDocument as LINK,
  InvitationTestNoticeDocument as NOTICE,
  InvitationTestResendDocument as RESEND,
  InvitationTestRevokeDocument as REVOKE,
  InvitationTestViewerDocument as VIEWER,
} from '#graphql/generated/tests-accounts-invitations.ts';

const site = useSite(1, {}, { jobs: ACCOUNT_REQUESTS });
const url = () => site.urls[0]!;
const PASSWORD = 'correct horse battery staple';
const chosen = { password: PASSWORD, confirmPassword: PASSWORD };
const inviter = new TestBrowser();
let inviterEmail: string;
let count = 0;

beforeAll(async () => {
  const em = site.em();
  const passwordHash = await hashPassword(PASSWORD);
  const admin = makeUser(em, { name: 'Ada Admin', roles: ['ADMIN'], passwordHash });
  inviterEmail = admin.email;
  await em.flush();
  await inviter.post(`${url()}/api/login`, { username: admin.username, password: PASSWORD });
});

async function invite(email = `guest-${(count += 1)}@fund.example`, name = 'Gita Guest') {
  const { data } = await inviter.run(url(), INVITE, { input: { people: [{ name, email }] } });
  return { id: data.inviteUsers.users[0]!.id, email, token: await mailedToken(site, email, 'account.invitation') };
}

/** A browser that opened the mailed link. */
async function open(token: string): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await browser.fetch(`${url()}/invitation?token=${token}`);
  return browser;
}

const readLink = async (browser: TestBrowser) => (await browser.run(url(), LINK)).data.browser.invitationLink;
async function accept(browser: TestBrowser, fields: Record<string, string> = chosen) {
  const answer = await browser.submit(`${url()}/invitation`, fields);
  const { data } = await browser.run(url(), NOTICE);
  return { status: answer.status, to: answer.headers.get('location'), message: data.browser.formNotice?.message };
}
const getViewer = async (browser: TestBrowser) => (await browser.run(url(), VIEWER)).data.viewer;
const getStatus = async (id: string) =>
  (await query<{ status: string }>(site.em(), 'select status from account where id = $1', [id]))[0]?.status;

describe('an invited person', () => {
  it('chooses a password by the link, is signed in, and signs in again by email', async () => {
    const { id, email, token } = await invite();
    const browser = await open(token);
    expect(await readLink(browser)).toEqual({ name: 'Gita Guest', email, invitedBy: { name: 'Ada Admin' }, nda: null });
    expect(await accept(browser)).toMatchObject({ status: 303, to: '/investor' });
    expect(await getViewer(browser)).toEqual({
      name: 'Gita Guest',
      username: expect.stringMatching(/^invited-[0-9a-f]{16}$/),
    });
    expect(await getStatus(id)).toBe('APPROVED');
    const again = new TestBrowser();
    expect((await again.post(`${url()}/api/login`, { username: email, password: PASSWORD })).status).toBe(200);
    expect(await newestMail(site, inviterEmail, 'invitation.accepted')).toContain(
      'Gita Guest accepted your invitation',
    );
    const [row] = await query<{ verified: boolean; accepted: boolean }>(
      site.em(),
      'select email_verified_at is not null as verified, accepted_at is not null as accepted from account join account_invitation on account_id = id where id = $1',
      [id],
    );
    expect(row).toEqual({ verified: true, accepted: true });
  });

  it('can use the link once, and not if it is older than 14 days, sent again, revoked or sent to a wrong address', async () => {
    const used = await invite();
    await accept(await open(used.token));
    const expired = await invite();
    await query(site.em(), 'update account_token set expires_at = now() where account_id = $1', [expired.id]);
    const replaced = await invite();
    await inviter.run(url(), RESEND, { id: replaced.id });
    const revoked = await invite();
    await inviter.run(url(), REVOKE, { id: revoked.id });
    const corrected = await invite();
    const email = `right-${corrected.email}`;
    await inviter.run(url(), UPDATE, { input: { id: corrected.id, email } });
    for (const { id, token } of [used, expired, replaced, revoked, corrected]) {
      const before = await getStatus(id);
      const browser = await open(token);
      expect(await readLink(browser)).toBeNull();
      expect((await accept(browser)).message).toMatch(/no longer valid/);
      expect([await getViewer(browser), await getStatus(id)]).toEqual([null, before]);
    }
    const fresh = await open(await mailedToken(site, replaced.email, 'account.invitation'));
    expect((await accept(fresh)).to).toBe('/investor');
    const right = await open(await mailedToken(site, email, 'account.invitation'));
    expect(await readLink(right)).toMatchObject({ email });
    expect((await accept(right)).to).toBe('/investor');
  });

  it('keeps the link after a weak or mistyped password', async () => {
    const { id, token } = await invite();
    const browser = await open(token);
    for (const [fields, message] of [
      [{ password: 'password1', confirmPassword: 'password1' }, /too common/],
      [{ password: PASSWORD, confirmPassword: 'other' }, /do not match/],
      [{ password: 'Gita Guest 1', confirmPassword: 'Gita Guest 1' }, /your name/],
    ] as const) {
      expect((await accept(browser, fields)).message).toMatch(message);
      expect(await getStatus(id)).toBe('INVITED');
    }
    expect((await accept(browser)).to).toBe('/investor');
  });

  it('chooses a username, or keeps one that says nothing about the email address', async () => {
    const em = site.em();
    makeUser(em, { username: 'maria' });
    await em.flush();
    const { id, token } = await invite('maria@fund.example');
    const browser = await open(token);
    for (const [username, message] of [
      ['MARIA', 'This username is already taken'],
      ['m@fund.example', 'Username must not contain @'],
      ['m', 'Username must be at least 3 characters'],
    ] as const) {
      expect(await accept(browser, { ...chosen, username })).toMatchObject({ to: '/invitation', message });
      expect(await getStatus(id)).toBe('INVITED');
    }
    expect(await accept(browser, { ...chosen, username: 'quiet-zebra' })).toMatchObject({ to: '/investor' });
    expect(await getViewer(browser)).toMatchObject({ username: 'quiet-zebra' });
    expect(
      (await new TestBrowser().post(`${url()}/api/login`, { username: 'quiet-zebra', password: PASSWORD })).status,
    ).toBe(200);
    const other = await open((await invite('hidden.name@fund.example')).token);
    await accept(other, { ...chosen, username: '' });
    const stranger = await new TestBrowser().post(`${url()}/api/register`, {
      username: 'hidden.name',
      password: PASSWORD,
      email: 'sid@stranger.example',
      name: 'Sid',
      reason: 'I hold shares.',
    });
    expect(stranger.status).toBe(201);
  });

  it('cannot use a link that was mailed before the email address changed, also if it changed back', async () => {
    const { id, email, token } = await invite();
    const change = async (to: string) =>
      expect(
        (
          await inviter.execute(
            url(),
            'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id } } }',
            { input: { id, email: to } },
          )
        ).code,
      ).toBeUndefined();
    await change('elsewhere@fund.example');
    await change(email);
    const browser = await open(token);
    expect(await readLink(browser)).toBeNull();
    expect((await accept(browser)).message).toMatch(/no longer valid/);
    expect(await getStatus(id)).toBe('INVITED');
    await inviter.run(url(), RESEND, { id });
    expect((await accept(await open(await mailedToken(site, email, 'account.invitation')))).to).toBe('/investor');
  });

  it('signs the agreement where one applies, and cannot enter without', async () => {
    const em = site.em();
    const body = 'Keep what you read to yourself.';
    const nda = em.create(NdaRow, { body, sha256: hashSha256(body), publishedBy: null, endedAt: null });
    await em.flush();
    const { id, token } = await invite();
    const browser = await open(token);
    expect((await readLink(browser))?.nda).toEqual({ sha256: nda.sha256 });
    const signature = { name: 'Gita Guest', consent: 'on', sha256: nda.sha256 };
    const incomplete: Record<string, string>[] = [
      { name: '' },
      { ...signature, name: '' },
      { name: 'Gita Guest', sha256: nda.sha256 },
    ];
    for (const missing of incomplete) expect((await accept(browser, { ...chosen, ...missing })).to).toBe('/invitation');
    expect((await accept(browser, { ...chosen, ...signature, sha256: '0'.repeat(64) })).message).toMatch(/changed/);
    expect([await getStatus(id), await getViewer(browser)]).toEqual(['INVITED', null]);
    expect((await accept(browser, { ...chosen, ...signature })).to).toBe('/investor');
    const signed = await query(site.em(), 'select name from nda_signature where account_id = $1', [id]);
    expect(signed).toEqual([{ name: 'Gita Guest' }]);
    await query(site.em(), 'update nda set ended_at = now()');
  });
});

describe('a stranger', () => {
  it('cannot tell an invited email address from an unknown one, and cannot enter by a reset password', async () => {
    const { id, email } = await invite();
    const register = { password: PASSWORD, name: 'Sid', reason: 'I hold shares.' };
    const answers = [];
    for (const [number, address] of [email, 'nobody@fund.example'].entries()) {
      const browser = new TestBrowser();
      const login = await browser.post(`${url()}/api/login`, { username: address, password: PASSWORD });
      const forgot = await browser.submit(`${url()}/auth/forgot`, { email: address });
      const registered = await browser.post(`${url()}/api/register`, {
        ...register,
        email: address,
        username: `stranger-${number}`,
      });
      const signIn = await browser.post(`${url()}/api/login`, { username: `stranger-${number}`, password: PASSWORD });
      const texts = [await login.text(), await signIn.text()];
      answers.push([login.status, forgot.status, registered.status, signIn.status, ...texts]);
    }
    expect(answers[0]).toEqual(answers[1]);
    await requestsHandled(site);
    expect(await newestMail(site, email, 'password.reset')).toBe('');
    expect(await newestMail(site, email, 'account.address_known')).toContain('You already have an invitation');
    expect(await getStatus(id)).toBe('INVITED');
  });

  it('gets no session for an invited account whose password is known', async () => {
    const { id, email } = await invite();
    await query(site.em(), 'update account set password_hash = $2 where id = $1', [id, await hashPassword(PASSWORD)]);
    const answer = await new TestBrowser().post(`${url()}/api/login`, { username: email, password: PASSWORD });
    expect([answer.status, await answer.text()]).toEqual([401, 'Invalid username or password']);
  });
});
