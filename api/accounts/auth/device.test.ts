import { describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { mailedToken } from '#api/testing/mailbox.ts';
import { ACCOUNT_REQUESTS, TestBrowser, useSite } from '#api/testing/site.ts';
import { hashPassword } from './password.ts';
import type { User } from '../users/user.entity.ts';
import { makeUser } from '../users/user.factory.ts';
import {
  PasswordServiceTestRequestDocument as REQUEST_PASSWORD_RESET,
  PasswordServiceTestResetDocument as RESET,
} from '#graphql/generated/tests-accounts-auth.ts';

// Trusts the proxy, so that one test can send requests from many IP addresses.
const site = useSite(1, { LIMITS_SCALE: '1', TRUST_PROXY: '127.0.0.1' }, { jobs: ACCOUNT_REQUESTS });
const PASSWORD = 'correct horse battery staple';
const BETTER = 'seven quiet zebras at noon';
const url = () => site.urls[0]!;

async function account(values: Partial<User> = {}): Promise<User> {
  const em = site.em();
  const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD), ...values });
  await em.flush();
  return user;
}

let networks = 0;
const from = (ipAddress = `198.51.100.${(networks += 1)}`) => new TestBrowser({ 'x-forwarded-for': ipAddress });
const login = async (browser: TestBrowser, username: string, password = PASSWORD) =>
  (await browser.post(`${url()}/api/login`, { username, password })).status;

/** Uses up the counter of a name by failed attempts, and blocks it until it ends. */
async function exhaust(name: string): Promise<void> {
  const attacker = from();
  for (let count = 0; count < 10; count += 1) expect(await login(attacker, name, 'wrong wrong')).toBe(401);
  await query(
    site.em(),
    "update limit_counter set blocked_until = ends_at where key like 'login name %' and count >= 10",
  );
}

async function knownDevice(user: User): Promise<TestBrowser> {
  const browser = from();
  await login(browser, user.username);
  await browser.fetch(`${url()}/api/logout`, { method: 'POST' });
  return browser;
}

const withDevice = (value: string): TestBrowser => {
  const browser = from();
  browser.cookies.set('device', value);
  return browser;
};

describe('failed attempts of others', () => {
  it('do not make the owner wait on a device that has signed in before, from any IP address', async () => {
    const user = await account();
    const owner = await knownDevice(user);
    await exhaust(user.username);
    expect(await login(from(), user.username)).toBe(429);
    expect(await login(owner, user.username)).toBe(200);
    const ipAddress = '203.0.113.8';
    for (let count = 0; count < 26; count += 1) await login(from(ipAddress), `stranger-${count}`, 'wrong wrong');
    expect(await login(from(ipAddress), user.email)).toBe(429);
    const atTheOffice = new TestBrowser({ 'x-forwarded-for': ipAddress });
    atTheOffice.cookies.set('device', owner.cookies.get('device')!);
    expect(await login(atTheOffice, user.email)).toBe(200);
  });

  it('do not reveal which username and email address belong together', async () => {
    const user = await account();
    const statuses = [];
    for (const [tried, other] of [
      [user.username, user.email],
      ['nobody-here', 'nobody@fund.example'],
    ] as const) {
      await exhaust(tried);
      statuses.push([await login(from(), tried, 'wrong wrong'), await login(from(), other, 'wrong wrong')]);
    }
    expect(statuses).toEqual([
      [429, 401],
      [429, 401],
    ]);
  });

  it('no longer count after the owner sets a new password', async () => {
    const user = await account();
    await exhaust(user.username);
    await exhaust(user.email);
    const browser = from();
    await browser.run(url(), REQUEST_PASSWORD_RESET, { email: user.email });
    const token = await mailedToken(site, user.email, 'password.reset');
    await browser.run(url(), RESET, { token, password: BETTER });
    expect([await login(from(), user.username, BETTER), await login(from(), user.email, BETTER)]).toEqual([200, 200]);
  });
});

describe('the cookie of a known device', () => {
  it('has its own counter, so that a stolen cookie does not allow unlimited guesses', async () => {
    const user = await account();
    const device = (await knownDevice(user)).cookies.get('device')!;
    const statuses = [];
    for (let count = 0; count < 31; count += 1) statuses.push(await login(withDevice(device), user.username, 'wrong'));
    expect([statuses.slice(0, 30).every((status) => status === 401), statuses.at(-1)]).toEqual([true, 429]);
    // The device's counter is separate from the account's, so the owner can sign in elsewhere.
    expect(await login(from(), user.username)).toBe(200);
  });

  it('is valid for one account, and only with a signature of this site', async () => {
    const [user, other] = [await account(), await account()];
    const device = (await knownDevice(user)).cookies.get('device')!;
    await exhaust(user.username);
    await exhaust(other.username);
    expect(await login(withDevice(device), other.username)).toBe(429);
    const [id = '', issuedOn = '', signature = ''] = device.split('.');
    for (const forged of [
      '',
      '..',
      id,
      `${id}.${issuedOn}`,
      `${id}.${Number(issuedOn) + 1}.${signature}`,
      `${id.toLowerCase()}x.${issuedOn}.${signature}`,
      `${id}.${issuedOn}.${signature.slice(0, -1)}`,
      `${id}.${issuedOn}.${'A'.repeat(43)}`,
    ]) {
      expect([forged, await login(withDevice(forged), user.username)]).toEqual([forged, 429]);
    }
    expect(await login(withDevice(device), user.username)).toBe(200);
  });

  it('does not sign in, and does not name an account', async () => {
    const user = await account();
    const browser = await knownDevice(user);
    expect((await browser.fetch(`${url()}/api/user`)).status).toBe(401);
    expect(browser.cookies.get('device')).not.toContain(user.id);
  });
});
