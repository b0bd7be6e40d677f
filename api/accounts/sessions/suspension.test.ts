import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../auth/password.ts';
import type { User } from '../users/user.entity.ts';
import { makeUser } from '../users/user.factory.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import {
  SessionTestSuspendUserDocument as SUSPEND,
  SuspensionTestUsernameDocument as USERNAME,
} from '#graphql/generated/tests-accounts-sessions.ts';

// After a suspension on one server, both servers reject the next request through every entry point.
const site = useSite(2);
const PASSWORD = 'correct horse battery staple';

/** Each entry point with a summary of its response. `inside` and `outside` hold the expected values. */
const doors = {
  REST: async (browser: TestBrowser, url: string) => (await browser.fetch(`${url}/api/user`)).status,
  GraphQL: async (browser: TestBrowser, url: string) => {
    const { data, code } = await browser.run(url, USERNAME);
    return code ?? typeof data.viewer!.username;
  },
  'a change': async (browser: TestBrowser, url: string) => {
    const { code } = await browser.execute(
      url,
      'mutation { endSession(input: { id: "ses_of_nobody" }) { session { id } } }',
    );
    return code;
  },
  'a page': async (browser: TestBrowser, url: string) => {
    const response = await browser.fetch(`${url}/investor`);
    return [response.status, response.headers.get('location')];
  },
  'a download': async (browser: TestBrowser, url: string) => {
    const response = await browser.fetch(`${url}/api/user/export`);
    return [response.status, response.headers.get('content-disposition')];
  },
} as const;

const inside = {
  REST: 200,
  GraphQL: 'string',
  'a change': 'NOT_FOUND',
  'a page': [200, null],
  'a download': [200, expect.stringMatching(/^attachment; /)],
};
const outside = {
  REST: 401,
  GraphQL: 'UNAUTHENTICATED',
  'a change': 'UNAUTHENTICATED',
  'a page': [302, '/auth?tab=login&next=%2Finvestor'],
  'a download': [401, null],
};

let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

async function signedIn(values: Partial<User>, server = 0): Promise<{ user: User; browser: TestBrowser }> {
  const em = site.em();
  const user = makeUser(em, { passwordHash, ...values });
  await em.flush();
  const browser = new TestBrowser();
  const { username } = user;
  const response = await browser.post(`${site.urls[server]}/api/login`, { username, password: PASSWORD });
  expect(response.status).toBe(200);
  return { user, browser };
}

describe('an account that is suspended on one server', () => {
  it.each(
    (Object.keys(doors) as (keyof typeof doors)[]).flatMap((door) => [
      [door, 'that server', 0] as const,
      [door, 'the other one', 1] as const,
    ]),
  )('is rejected by %s of %s on the next request', async (door, _name, server) => {
    const { user, browser } = await signedIn({}, server);
    const { browser: admin } = await signedIn({ roles: ['ADMIN'] });
    const url = site.urls[server]!;
    expect(await doors[door](browser, url)).toEqual(inside[door]);
    const { data } = await admin.run(site.urls[0]!, SUSPEND, { id: user.id });
    expect(data.suspendUser.user.status).toBe('SUSPENDED');
    // This is the first request after the suspension: the session must not survive even one.
    expect(await doors[door](browser, url)).toEqual(outside[door]);
  });

  it('cannot sign in again with its password', async () => {
    const { user, browser } = await signedIn({});
    const { browser: admin } = await signedIn({ roles: ['ADMIN'] });
    await admin.run(site.urls[0]!, SUSPEND, { id: user.id });
    for (const url of site.urls) {
      const response = await browser.post(`${url}/api/login`, { username: user.username, password: PASSWORD });
      expect([response.status, await response.text()]).toEqual([401, 'Invalid username or password']);
    }
  });
});
