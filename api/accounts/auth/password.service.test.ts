import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { query } from '#api/testing/query.ts';
import { mailedToken, newestMail, requestsHandled } from '#api/testing/mailbox.ts';
import { ACCOUNT_REQUESTS, TestBrowser, useSite } from '#api/testing/site.ts';
import { hashPassword } from './password.ts';
import type { User } from '../users/user.entity.ts';
import { makeUser } from '../users/user.factory.ts';
import {
  PasswordServiceTestChangeDocument as CHANGE,
  PasswordServiceTestRequestDocument as REQUEST,
  PasswordServiceTestResetDocument as RESET,
} from '#graphql/generated/tests-accounts-auth.ts';

const site = useSite(1, { PUBLIC_URL: 'http://portal.example' }, { jobs: ACCOUNT_REQUESTS });
const PASSWORD = 'correct horse battery staple';
const BETTER = 'seven quiet zebras at noon';
const url = () => site.urls[0]!;
const visitor = () => new TestBrowser();

async function account(values: Partial<User> = {}): Promise<User> {
  const em = site.em();
  const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD), ...values });
  await em.flush();
  return user;
}

async function signIn({ username }: User, password = PASSWORD): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await browser.post(`${url()}/api/login`, { username, password });
  return browser;
}
const isIn = async (browser: TestBrowser) => (await browser.fetch(`${url()}/api/user`)).status === 200;

describe('a forgotten password', () => {
  it('can be replaced once by an emailed link, which ends every session and starts none', async () => {
    const user = await account();
    const before = await signIn(user);
    await visitor().run(url(), REQUEST, { email: user.email.toUpperCase() });
    const token = await mailedToken(site, user.email, 'password.reset');
    const browser = visitor();
    expect((await browser.run(url(), RESET, { token, password: BETTER })).data.resetPassword.success).toBe(true);
    expect([await isIn(before), await isIn(browser)]).toEqual([false, false]);
    expect(await isIn(await signIn(user, BETTER))).toBe(true);
    expect((await browser.run(url(), RESET, { token, password: 'another quiet zebra' })).code).toBe('BAD_USER_INPUT');
    expect(
      await query(site.em(), "select 1 from mail where recipient = $1 and kind = 'password.changed'", [user.email]),
    ).toHaveLength(1);
  });

  it('is replaced by only one of two simultaneous requests with the same link', async () => {
    const user = await account();
    await visitor().run(url(), REQUEST, { email: user.email });
    const token = await mailedToken(site, user.email, 'password.reset');
    const passwords = [BETTER, 'another quiet zebra'];
    const answers = await Promise.all(passwords.map((password) => visitor().run(url(), RESET, { token, password })));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['BAD_USER_INPUT', undefined]);
    const kept = await Promise.all(passwords.map(async (password) => isIn(await signIn(user, password))));
    expect(kept).toEqual(answers.map(({ code }) => code === undefined));
  });

  it('is in no text of a statement, which PostgreSQL logs if it fails, and neither is the link', async () => {
    const user = await account();
    const send = vi.spyOn(pg.Client.prototype, 'query');
    await visitor().run(url(), REQUEST, { email: user.email });
    const token = await mailedToken(site, user.email, 'password.reset');
    await visitor().run(url(), RESET, { token, password: BETTER });
    expect(await isIn(await signIn(user, BETTER))).toBe(true);
    const statements = send.mock.calls.map(([statement]) => statement as unknown as string | { text: string });
    send.mockRestore();
    const texts = statements.map((statement) => (typeof statement === 'string' ? statement : statement.text)).join();
    expect(texts).toContain('"account_token"');
    for (const secret of [token, '$argon2']) expect(texts).not.toContain(secret);
  });

  it('returns the same response for an unknown email address, and sends no email', async () => {
    const count = async () => (await query(site.em(), "select 1 from mail where kind = 'password.reset'")).length;
    const before = await count();
    expect(
      (await visitor().run(url(), REQUEST, { email: 'nobody@fund.example' })).data.requestPasswordReset.success,
    ).toBe(true);
    await requestsHandled(site);
    expect(await count()).toBe(before);
  });

  it('has a link that expires after half an hour, with a newer link, and with a change of the email address', async () => {
    const user = await account();
    const ask = async () => {
      await visitor().run(url(), REQUEST, { email: user.email });
      return mailedToken(site, user.email, 'password.reset');
    };
    const reset = async (token: string) => (await visitor().run(url(), RESET, { token, password: BETTER })).code;
    const [older, newer] = [await ask(), await ask()];
    expect(await reset(older)).toBe('BAD_USER_INPUT');
    await query(site.em(), "update account_token set expires_at = now() - interval '1 second' where account_id = $1", [
      user.id,
    ]);
    expect(await reset(newer)).toBe('BAD_USER_INPUT');
    const third = await ask();
    await query(site.em(), "update account set email_key = 'moved-' || email_key where id = $1", [user.id]);
    expect(await reset(third)).toBe('BAD_USER_INPUT');
  });

  it('cannot be replaced by a weak one, and the link stays valid', async () => {
    const user = await account();
    await visitor().run(url(), REQUEST, { email: user.email });
    const token = await mailedToken(site, user.email, 'password.reset');
    for (const password of ['short', 'password123', user.username]) {
      expect((await visitor().run(url(), RESET, { token, password })).code).toBe('BAD_USER_INPUT');
    }
    expect((await visitor().run(url(), RESET, { token, password: BETTER })).data.resetPassword.success).toBe(true);
  });

  it('is emailed as a link to this site, whatever the Host header of the request', async () => {
    const user = await account();
    await new TestBrowser({ 'x-forwarded-host': 'evil.example' }).run(url(), REQUEST, { email: user.email });
    expect(await newestMail(site, user.email, 'password.reset')).toMatch(
      /\nhttp:\/\/portal\.example\/reset\?token=[\w-]{43}\r?\n/,
    );
  });
});

describe('changePassword', () => {
  it('keeps the owner signed in with a new session and ends all others', async () => {
    const user = await account();
    const [here, there] = [await signIn(user), await signIn(user)];
    const before = here.cookies.get('sid');
    const { code } = await here.run(url(), CHANGE, { input: { currentPassword: PASSWORD, newPassword: BETTER } });
    expect(code).toBeUndefined();
    expect(here.cookies.get('sid')).not.toBe(before);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect(await isIn(await signIn(user, BETTER))).toBe(true);
  });

  it('returns UNAUTHENTICATED to visitors, and rejects a wrong or weak password', async () => {
    const browser = await signIn(await account());
    const change = (currentPassword: string, newPassword: string, by = browser) =>
      by.run(url(), CHANGE, { input: { currentPassword, newPassword } });
    expect((await change(PASSWORD, BETTER, visitor())).code).toBe('UNAUTHENTICATED');
    expect((await change('not mine', BETTER)).code).toBe('BAD_USER_INPUT');
    expect((await change(PASSWORD, 'qwerty123')).code).toBe('BAD_USER_INPUT');
    expect((await change(PASSWORD, 'short')).code).toBe('BAD_USER_INPUT');
    expect(await isIn(browser)).toBe(true);
  });
});
