import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../auth/password.ts';
import { makeUser } from '../users/user.factory.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { LogoutTestSessionsDocument as SESSIONS } from '#graphql/generated/tests-accounts-sessions.ts';

const site = useSite();
const PASSWORD = 'correct horse battery staple';
const url = () => site.urls[0]!;
let browser: TestBrowser;

beforeEach(async () => {
  const em = site.em();
  const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD) });
  await em.flush();
  browser = new TestBrowser();
  await browser.post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
});

const mutate = async (operation: string) =>
  (await browser.execute(url(), `mutation { ${operation} }`)).headers.get('clear-site-data');

const ways: Record<string, () => Promise<string | null>> = {
  'the REST call': async () =>
    (await browser.fetch(`${url()}/api/logout`, { method: 'POST' })).headers.get('clear-site-data'),
  'the form': async () => (await browser.submit(`${url()}/auth/logout`, {})).headers.get('clear-site-data'),
  'the mutation': () => mutate('logout { success }'),
  'ending all sessions': () => mutate('endAllSessions { endedSessionCount }'),
  'deleting the account': () => mutate('deleteOwnAccount { success }'),
  'ending this session': async () => {
    const { data } = await browser.run(url(), SESSIONS);
    return mutate(`endSession(input: { id: "${data.viewer!.sessions.nodes[0]!.id}" }) { session { id } }`);
  },
};

describe('signing out', () => {
  it.each(Object.keys(ways))('by %s clears the browser cache', async (way) => {
    expect(await ways[way]!()).toBe('"cache"');
    expect(browser.cookies.has('sid')).toBe(false);
  });

  it('deletes every private cookie, but keeps the cookie choice and the known device', async () => {
    for (const name of ['notice', 'link-reset', 'link-request', 'consent']) browser.cookies.set(name, 'x');
    await ways['the REST call']!();
    expect([...browser.cookies.keys()].toSorted()).toEqual(['consent', 'device']);
  });

  it('clears the cache even if the session has already ended', async () => {
    await ways['the REST call']!();
    expect(await ways['the REST call']!()).toBe('"cache"');
  });
});
