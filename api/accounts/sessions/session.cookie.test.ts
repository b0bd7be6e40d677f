import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashPassword } from '../auth/password.ts';
import { makeUser } from '../users/user.factory.ts';
import { query } from '#api/testing/query.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';

const PASSWORD = 'correct horse battery staple';
const [NEW, OLD, OTHER] = ['a newer secret', 'an older secret', 'another secret'].map(
  (name) => `${name} of at least 32 characters`,
) as [string, string, string];
const site = useSite(1, { SESSION_SECRET: `${NEW},${OLD}` });

async function signIn() {
  const em = site.em();
  const { username } = makeUser(em, { passwordHash: await hashPassword(PASSWORD) });
  await em.flush();
  const browser = new TestBrowser();
  await browser.post(`${site.urls[0]}/api/login`, { username, password: PASSWORD });
  return { username, browser };
}

async function getUsername(browser: TestBrowser): Promise<string | null> {
  const response = await browser.fetch(`${site.urls[0]}/api/user`);
  return response.ok ? ((await response.json()) as { username: string }).username : null;
}

function withCookie(value: string): TestBrowser {
  const browser = new TestBrowser();
  browser.cookies.set('sid', value);
  return browser;
}

it('simultaneous requests each get the data of their own account', async () => {
  const people = await Promise.all([signIn(), signIn(), signIn()]);
  const visitors = [new TestBrowser(), withCookie('s%3Amade-up.signature')].map((browser) => ({
    username: null,
    browser,
  }));
  const ended = await signIn();
  const cookie = ended.browser.cookies.get('sid')!;
  await ended.browser.post(`${site.urls[0]}/api/logout`, {});
  const senders = [...people, ...visitors, { username: null, browser: withCookie(cookie) }];
  const requests = Array.from({ length: 8 }, () => senders).flat();
  const answers = await Promise.all(requests.map(({ browser }) => getUsername(browser)));
  expect(answers).toEqual(requests.map(({ username }) => username));
});

it('a session cookie is valid only with a signature by one of the secrets', async () => {
  const { username, browser } = await signIn();
  const cookie = decodeURIComponent(browser.cookies.get('sid')!);
  const token = cookie.slice(2, cookie.lastIndexOf('.'));
  // As earlier versions of the server signed it.
  const sign = (secret: string, text = token) =>
    `s:${text}.${createHmac('sha256', secret).update(text).digest('base64').replace(/=+$/, '')}`;
  expect(cookie).toBe(sign(NEW));
  const read = (value: string) => getUsername(withCookie(encodeURIComponent(value)));
  expect(await read(sign(OLD))).toBe(username);
  const wrong = [
    sign(OTHER),
    token,
    `s:${token}`,
    `s:${token}.`,
    sign(NEW).slice(2),
    sign(NEW, ''),
    's:',
    `${cookie}=`,
  ];
  for (const value of wrong) expect(await read(value)).toBe(null);
});

it('an API response has its length for visitors, forged cookies and members', async () => {
  const { browser } = await signIn();
  // The server then records the use of the session while it answers.
  await query(site.em(), `update session set last_used_at = now() - interval '2 minutes' returning id`);
  for (const each of [new TestBrowser(), withCookie('s%3Amade-up.signature'), browser]) {
    const response = await each.post(`${site.urls[0]}/graphql`, { query: '{ __typename }' });
    const body = await response.arrayBuffer();
    expect(response.headers.get('content-length')).toBe(String(body.byteLength));
  }
});
