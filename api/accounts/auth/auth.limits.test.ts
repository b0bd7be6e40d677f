import { describe, expect, it } from 'vitest';
import { toNetwork } from '#api/platform/http/client.ts';
import { query } from '#api/testing/query.ts';
import { eventually } from '#api/testing/eventually.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { hashPassword } from './password.ts';
import { digest } from './auth.limits.ts';
import { foldKey, type User } from '../users/user.entity.ts';
import { makeUser } from '../users/user.factory.ts';
import { AuthLimitsTestRequestPasswordResetDocument as REQUEST_PASSWORD_RESET } from '#graphql/generated/tests-accounts-auth.ts';

// The proxy is trusted here, so that one test can use many networks. Both servers share the counters.
const site = useSite(2, { LIMITS_SCALE: '1', TRUST_PROXY: '127.0.0.1' });
const PASSWORD = 'correct horse battery staple';

async function account(values: Partial<User> = {}): Promise<User> {
  const em = site.em();
  const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD), ...values });
  await em.flush();
  return user;
}

let networks = 0;
const from = (address = `198.51.100.${(networks += 1)}`) => new TestBrowser({ 'x-forwarded-for': address });
const login = (browser: TestBrowser, username: string, password: string, server = 0) =>
  browser.post(`${site.urls[server]}/api/login`, { username, password });

describe('guessing passwords', () => {
  it('of many accounts from one network is stopped after 25 attempts, on every server, and only for that network', async () => {
    const browser = from('203.0.113.7');
    for (let count = 0; count < 25; count += 1) {
      expect((await login(browser, `guess-${count}`, 'wrong wrong', count % 2)).status).toBe(401);
    }
    const response = await login(browser, 'guess-26', 'wrong wrong', 1);
    expect([response.status, await response.text()]).toEqual([429, 'Too many requests. Please wait and try again.']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(200);
    expect((await login(from(), 'somebody-else', 'wrong wrong')).status).toBe(401);
  });

  it('of one account from many networks makes new sign-ins wait, and does not affect the owner’s session', async () => {
    const user = await account();
    const owner = from();
    await login(owner, user.username, PASSWORD);
    for (let count = 0; count < 10; count += 1)
      expect((await login(from(), user.username, 'wrong wrong')).status).toBe(401);
    // The first wait is a second, which can pass unnoticed on a busy machine. Each further attempt waits twice as long.
    await eventually(async () => {
      const next = await login(from(), user.username, 'wrong wrong', 1);
      expect([next.status, Number(next.headers.get('retry-after')) > 0]).toEqual([429, true]);
    });
    expect((await owner.fetch(`${site.urls[1]}/api/user`)).status).toBe(200);
  });

  it('doubles the wait each time, up to 15 minutes', async () => {
    const user = await account();
    const set = (change: string) =>
      query(site.em(), `update limit_counter set ${change} where key = $1`, [
        `login name ${digest(foldKey(user.username))}`,
      ]);
    for (let count = 0; count < 10; count += 1) await login(from(), user.username, 'wrong wrong');
    // Starts at the wait of 16 seconds, so that a slow machine still measures the right power of two.
    await set('count = 13, blocked_until = now()');
    const waits = [];
    for (let count = 0; count < 8; count += 1) {
      await login(from(), user.username, 'wrong wrong');
      waits.push(Number((await login(from(), user.username, 'wrong wrong')).headers.get('retry-after')));
      await set('blocked_until = now()');
    }
    expect(waits.slice(0, 5).map((wait) => 2 ** Math.ceil(Math.log2(wait)))).toEqual([16, 32, 64, 128, 256]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(900);
    await set('ends_at = now()');
    expect((await login(from(), user.username, PASSWORD)).status).toBe(200);
  });

  it('is counted by network, whatever headers the client sends', async () => {
    const forged = new TestBrowser({
      'x-real-ip': '192.0.2.200',
      'client-ip': '192.0.2.201',
      'x-forwarded-for': '192.0.2.99, 203.0.113.50',
    });
    await login(forged, 'anybody', 'wrong wrong');
    const keys = await query<{ key: string }>(
      site.em(),
      "select key from limit_counter where key like 'login address %'",
    );
    expect(keys.map(({ key }) => key)).toContain('login address 203.0.113.50');
    expect(keys.map(({ key }) => key).join()).not.toMatch(/192\.0\.2\./);
  });

  it('through aliases in GraphQL tries none of them', async () => {
    const browser = from('203.0.113.77');
    const guesses = Array.from(
      { length: 9 },
      (_, at) => `a${at}: login(input: { username: "alias-target", password: "wrong ${at}" }) { viewer { id } }`,
    );
    const { code } = await browser.execute(site.urls[0]!, `mutation { ${guesses.join(' ')} }`);
    expect(code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('does not include successful sign-ins of a whole office', async () => {
    const user = await account();
    for (let count = 0; count < 30; count += 1)
      expect((await login(from('203.0.113.9'), user.username, PASSWORD)).status).toBe(200);
  });
});

describe('the limit of requests', () => {
  it('allows five registrations in half an hour', async () => {
    const browser = from();
    const register = (username: string) =>
      browser.post(`${site.urls[0]}/api/register`, {
        username,
        password: PASSWORD,
        email: `${username}@fund.example`,
        name: 'Ines',
        reason: 'I hold shares.',
      });
    for (let count = 0; count < 5; count += 1) expect((await register(`asker-${count}`)).status).toBe(201);
    const response = await register('asker-6');
    expect([response.status, Number(response.headers.get('retry-after')) > 1_500]).toEqual([429, true]);
  });

  it('allows five password resets in half an hour', async () => {
    const browser = from();
    const ask = () => browser.run(site.urls[1]!, REQUEST_PASSWORD_RESET);
    for (let count = 0; count < 5; count += 1) expect((await ask()).data.requestPasswordReset.success).toBe(true);
    expect((await ask()).code).toBe('RATE_LIMITED');
  });
});

describe('the network of an IP address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('for %s is %s', (ip, network) => {
    expect(toNetwork(ip)).toBe(network);
  });
});
