import { expect, it } from 'vitest';
import { hashPassword } from '#api/accounts/auth/password.ts';
import { query } from '#api/testing/query.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';

// A member who is allowed what they do must not fill the audit log either.

const site = useSite(1, { LIMITS_SCALE: '1' });
const PASSWORD = 'correct horse battery staple';
const url = () => site.urls[0]!;
const RENEW = 'mutation { renewCalendarUrl { calendarUrl } }';

async function signIn(roles: ('ADMIN' | 'INVESTOR')[] = ['INVESTOR']) {
  const em = site.em();
  const user = makeUser(em, { roles, passwordHash: await hashPassword(PASSWORD) });
  await em.flush();
  const browser = new TestBrowser();
  await browser.post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
  const countEntries = async (kind: string) =>
    (await query(site.em(), 'select 1 from audit_event where kind = $1 and actor_id = $2', [kind, user.id])).length;
  const spend = (name: string, count: number) =>
    query(site.em(), "insert into limit_counter (key, count, ends_at) values ($1, $2, now() + interval '1 hour')", [
      `${name} ${user.id}`,
      count,
    ]);
  return { browser, countEntries, spend };
}

it('a member sends at most 600 mutations an hour, so that their entries cannot fill the audit log', async () => {
  const { browser, countEntries, spend } = await signIn();
  await spend('mutations', 599);
  expect((await browser.execute(url(), RENEW)).code).toBeUndefined();
  for (let sent = 0; sent < 5; sent += 1) expect((await browser.execute(url(), RENEW)).code).toBe('RATE_LIMITED');
  expect((await browser.execute(url(), '{ viewer { name } }')).code).toBeUndefined();
  expect(await countEntries('calendar.renewed')).toBe(1);
});

it('an administrator sends as many mutations as the points allow', async () => {
  const { browser, spend } = await signIn(['ADMIN']);
  await spend('mutations', 600);
  expect((await browser.execute(url(), RENEW)).code).toBeUndefined();
});

it('a member exports their data at most 20 times an hour', async () => {
  const { browser, countEntries, spend } = await signIn();
  await spend('export account', 19);
  expect((await browser.fetch(`${url()}/api/user/export`)).status).toBe(200);
  expect((await browser.fetch(`${url()}/api/user/export`)).status).toBe(429);
  expect(await countEntries('data.exported')).toBe(1);
});
