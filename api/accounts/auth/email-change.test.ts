import { describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { mailedToken, requestsHandled } from '#api/testing/mailbox.ts';
import { ACCOUNT_REQUESTS, TestBrowser, useSite } from '#api/testing/site.ts';
import { hashPassword } from './password.ts';
import type { User } from '../users/user.entity.ts';
import { makeUser } from '../users/user.factory.ts';
import {
  EmailChangeTestAgainDocument as AGAIN,
  EmailChangeTestChangeDocument as CHANGE,
} from '#graphql/generated/tests-accounts-auth.ts';

const site = useSite(1, {}, { jobs: ACCOUNT_REQUESTS });
const PASSWORD = 'correct horse battery staple';
const VERIFY = 'mutation ($token: String!) { verifyEmail(input: { token: $token }) { success } }';
const url = () => site.urls[0]!;
const visitor = new TestBrowser();
let number = 0;
const newAddress = () => `moved-${(number += 1)}@elsewhere.example`;

async function account(values: Partial<User> = {}): Promise<{ user: User; browser: TestBrowser }> {
  const em = site.em();
  const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD), ...values });
  await em.flush();
  const browser = new TestBrowser();
  await browser.post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
  return { user, browser };
}

const getAddress = async ({ id }: User) =>
  (await query<{ email: string }>(site.em(), 'select email from account where id = $1', [id]))[0]?.email;
const follow = async (to: string, kind: string) =>
  (await visitor.execute(url(), VERIFY, { token: await mailedToken(site, to, kind) })).code;

async function move(browser: TestBrowser): Promise<string> {
  const email = newAddress();
  await browser.run(url(), CHANGE, { email });
  expect(await follow(email, 'email.confirm_new')).toBeUndefined();
  return email;
}

describe('a change of the email address', () => {
  it('is completed when the new address is verified, and the old one is notified', async () => {
    const { user, browser } = await account();
    const email = newAddress();
    expect((await browser.run(url(), CHANGE, { email })).data.requestEmailChange.success).toBe(true);
    expect(await getAddress(user)).toBe(user.email);
    expect(await follow(email, 'email.confirm_new')).toBeUndefined();
    expect(await getAddress(user)).toBe(email);
    expect(await mailedToken(site, user.email, 'email.changed')).toMatch(/^[\w-]{43}$/);
    expect(await follow(email, 'email.confirm_new')).toBe('BAD_USER_INPUT');
  });

  it('can be undone from the old address, which ends every session', async () => {
    const { user, browser } = await account();
    await move(browser);
    expect(await follow(user.email, 'email.changed')).toBeUndefined();
    expect(await getAddress(user)).toBe(user.email);
    expect((await browser.fetch(`${url()}/api/user`)).status).toBe(401);
  });

  it('can still be undone by the owner after a thief made it twice', async () => {
    const { user, browser } = await account();
    await move(browser);
    await move(browser);
    expect(await follow(user.email, 'email.changed')).toBeUndefined();
    expect(await getAddress(user)).toBe(user.email);
  });

  it('can still be undone by the owner after a thief undid a second change', async () => {
    const { user, browser } = await account();
    const between = await move(browser);
    await move(browser);
    expect(await follow(between, 'email.changed')).toBeUndefined();
    expect(await getAddress(user)).toBe(between);
    expect(await follow(user.email, 'email.changed')).toBeUndefined();
    expect(await getAddress(user)).toBe(user.email);
  });

  it('cannot be undone after seven days', async () => {
    const { user, browser } = await account();
    const email = await move(browser);
    await query(
      site.em(),
      "update account_token set expires_at = expires_at - interval '7 days' where account_id = $1",
      [user.id],
    );
    expect(await follow(user.email, 'email.changed')).toBe('BAD_USER_INPUT');
    expect(await getAddress(user)).toBe(email);
  });

  it('to the email address of another account returns the same response, and its owner is emailed', async () => {
    const { browser } = await account();
    const { user: other } = await account();
    expect((await browser.run(url(), CHANGE, { email: other.email })).data.requestEmailChange.success).toBe(true);
    await requestsHandled(site);
    const mails = await query<{ kind: string }>(site.em(), 'select kind from mail where recipient = $1', [other.email]);
    expect(mails).toEqual([{ kind: 'account.address_known' }]);
  });

  it('returns UNAUTHENTICATED to visitors, requires a recent confirmation, and validates the email address', async () => {
    const { user, browser } = await account();
    expect((await visitor.run(url(), CHANGE, { email: newAddress() })).code).toBe('UNAUTHENTICATED');
    expect((await browser.run(url(), CHANGE, { email: 'no address' })).code).toBe('BAD_USER_INPUT');
    await query(site.em(), "update session set confirmed_at = now() - interval '11 minutes' where account_id = $1", [
      user.id,
    ]);
    expect((await browser.run(url(), CHANGE, { email: newAddress() })).code).toBe('STEP_UP_REQUIRED');
  });
});

describe('the old address of a changed account', () => {
  const register = (email: string, browser = new TestBrowser()) =>
    browser.post(`${url()}/api/register`, {
      username: `stranger-${(number += 1)}`,
      password: PASSWORD,
      email,
      name: 'Sid Stranger',
      reason: 'I would like to read everything.',
    });
  const signIn = async (username: string, password = PASSWORD) =>
    (await new TestBrowser().post(`${url()}/api/login`, { username, password })).status;
  const readAccounts = (email: string) =>
    query(site.em(), 'select id from account where email_key = $1', [email.toLowerCase()]);

  it.each([
    ['as it was', (email: string) => email],
    ['in upper case', (email: string) => email.toUpperCase()],
    ['in full-width letters', (email: string) => email.replace('.example', '.\uFF45xample')],
  ])('cannot be registered by a stranger, who writes it %s and learns nothing', async (_case, write) => {
    const { user, browser } = await account();
    const current = await move(browser);
    const answers = [await register(write(user.email)), await register(newAddress())];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await readAccounts(user.email)).toEqual([]);
    expect(await signIn(current, PASSWORD)).toBe(200);
    expect(await follow(user.email, 'email.changed')).toBeUndefined();
    expect(await getAddress(user)).toBe(user.email);
  });

  it('lets a stranger who registered it sign in like other applicants, and not with the new address', async () => {
    const { user, browser } = await account();
    const current = await move(browser);
    await new TestBrowser().post(`${url()}/api/register`, {
      username: `stranger-${(number += 1)}`,
      password: 'violet anchors under snow',
      email: user.email,
      name: 'Sid Stranger',
      reason: 'I would like to read everything.',
    });
    const own = 'violet anchors under snow';
    expect([
      await signIn(`stranger-${number}`, own),
      await signIn(user.email, own),
      await signIn(current, own),
    ]).toEqual([403, 403, 401]);
    await requestsHandled(site);
    const mails = await query<{ subject: string }>(
      site.em(),
      "select subject from mail where recipient = $1 and kind = 'account.address_known'",
      [user.email],
    );
    expect(mails).toEqual([{ subject: 'Your email address is reserved' }]);
  });

  it('cannot become the address of another account by a change', async () => {
    const [{ user, browser }, other] = [await account(), await account()];
    await move(browser);
    const { data } = await other.browser.run(url(), CHANGE, { email: user.email });
    expect(data.requestEmailChange.success).toBe(true);
    await requestsHandled(site);
    const sql = 'select kind from mail where recipient = $1 order by created_at';
    const mails = await query<{ kind: string }>(site.em(), sql, [user.email]);
    expect(mails.map(({ kind }) => kind)).not.toContain('email.confirm_new');
  });

  it('can be taken again by its owner, and by others when the link has expired', async () => {
    const { user, browser } = await account();
    await move(browser);
    await browser.run(url(), CHANGE, { email: user.email });
    expect(await follow(user.email, 'email.confirm_new')).toBeUndefined();
    expect(await getAddress(user)).toBe(user.email);
    const second = await account();
    await move(second.browser);
    const sql = "update account_token set expires_at = now() - interval '1 second' where account_id = $1";
    await query(site.em(), sql, [second.user.id]);
    await register(second.user.email);
    expect(await readAccounts(second.user.email)).toHaveLength(1);
  });

  it('is not free for a registration at the moment of the change', async () => {
    const { user, browser } = await account();
    const email = newAddress();
    await browser.run(url(), CHANGE, { email });
    const token = await mailedToken(site, email, 'email.confirm_new');
    const change = visitor.execute(url(), VERIFY, { token });
    const registrations = await Promise.all([register(user.email), register(user.email), register(email)]);
    expect(registrations.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await change).code).toBeUndefined();
    expect(await readAccounts(user.email)).toEqual([]);
    expect(await readAccounts(email)).toEqual([{ id: user.id }]);
  });
});

describe('a new address that is not confirmed yet', () => {
  it('is reserved, so that a stranger cannot disable the link that confirms it', async () => {
    const [{ user, browser }, other] = [await account(), await account()];
    const email = newAddress();
    await browser.run(url(), CHANGE, { email });
    const token = await mailedToken(site, email, 'email.confirm_new');
    await other.browser.run(url(), CHANGE, { email: email.toUpperCase() });
    await requestsHandled(site);
    expect((await visitor.execute(url(), VERIFY, { token })).code).toBeUndefined();
    expect(await getAddress(user)).toBe(email);
  });
});

describe('a link to verify an email address', () => {
  it('is emailed again only if the email address is not verified yet', async () => {
    const { user } = await account({ status: 'PENDING' });
    for (const email of [user.email.toUpperCase(), 'nobody@fund.example']) {
      expect((await visitor.run(url(), AGAIN, { email })).data.requestEmailVerification.success).toBe(true);
    }
    await requestsHandled(site);
    expect(await query(site.em(), "select 1 from mail where recipient = 'nobody@fund.example'")).toEqual([]);
    expect(await follow(user.email, 'account.verify')).toBeUndefined();
    await query(site.em(), 'delete from mail where recipient = $1', [user.email]);
    await visitor.run(url(), AGAIN, { email: user.email });
    await requestsHandled(site);
    expect(await query(site.em(), 'select 1 from mail where recipient = $1', [user.email])).toEqual([]);
  });
});
