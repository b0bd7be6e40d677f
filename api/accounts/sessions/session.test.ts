import { describe, expect, it } from 'vitest';
import { hashPassword } from '../auth/password.ts';
import type { User } from '../users/user.entity.ts';
import { makeUser } from '../users/user.factory.ts';
import { query } from '#api/testing/query.ts';
import { eventually } from '#api/testing/eventually.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import {
  SessionTestApproveUserDocument as APPROVE_USER,
  SessionTestBothDocument as BOTH,
  SessionTestEndAllSessionsDocument as END_ALL_SESSIONS,
  SessionTestEndDocument as END,
  SessionTestListDocument as LIST,
  SessionTestLoginDocument as LOGIN,
  SessionTestPageDocument as PAGE,
  SessionTestSuspendUserDocument as SUSPEND_USER,
  SessionTestUsernameDocument as USERNAME,
} from '#graphql/generated/tests-accounts-sessions.ts';

// Two servers share one database: a session that ends on one has ended on the other.
const site = useSite(2);
const PASSWORD = 'correct horse battery staple';
const first = () => site.urls[0]!;
const second = () => site.urls[1]!;

async function account(values: Partial<User> = {}): Promise<User> {
  const em = site.em();
  const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD), ...values });
  await em.flush();
  return user;
}

async function signIn(user: User, browser = new TestBrowser()): Promise<TestBrowser> {
  const { code } = await browser.run(first(), LOGIN, { input: { username: user.username, password: PASSWORD } });
  expect(code).toBeUndefined();
  return browser;
}

const isIn = async (browser: TestBrowser, url = second()) => {
  const response = await browser.fetch(`${url}/api/user`);
  // Read the whole body: the server records the session's last use before it ends the response.
  await response.text();
  return response.status === 200;
};
const getSessions = ({ id }: User) =>
  query<{ id: string }>(site.em(), 'select id from session where account_id = $1 order by created_at', [id]);

describe('a session', () => {
  it('that starts on one server is valid on the other, for REST, GraphQL and pages', async () => {
    const user = await account();
    const browser = await signIn(user);
    expect(await isIn(browser)).toBe(true);
    expect((await browser.run(second(), USERNAME)).data.viewer!.username).toBe(user.username);
    expect(await (await browser.fetch(`${second()}/investor`)).text()).toBe(`${user.username} at /investor`);
  });

  it('ends everywhere by the next request when an administrator suspends its owner', async () => {
    const user = await account();
    const browser = await signIn(user);
    const admin = await signIn(await account({ roles: ['ADMIN'] }));
    const { data } = await admin.run(first(), SUSPEND_USER, { id: user.id });
    expect(data.suspendUser.user.status).toBe('SUSPENDED');
    expect(await isIn(browser)).toBe(false);
    expect((await browser.execute(second(), '{ viewer { id } }')).code).toBe('UNAUTHENTICATED');
    const page = await browser.fetch(`${second()}/investor?day=1`);
    expect([page.status, page.headers.get('location')]).toEqual([302, '/auth?tab=login&next=%2Finvestor%3Fday%3D1']);
  });

  it.each([
    [
      'a change of roles',
      (id: string) =>
        [
          'mutation ($id: ID!) { setUserRoles(input: { id: $id, roles: [INVESTOR, ADMIN] }) { user { id } } }',
          { id },
        ] as const,
    ],
  ])('ends by %s', async (_name, change) => {
    const user = await account();
    const browser = await signIn(user);
    const admin = await signIn(await account({ roles: ['ADMIN'] }));
    await admin.execute(first(), ...change(user.id));
    expect(await isIn(browser)).toBe(false);
  });

  it('ends if the status is changed directly in the database', async () => {
    const user = await account();
    const browser = await signIn(user);
    await query(site.em(), "update account set status = 'SUSPENDED' where id = $1", [user.id]);
    expect(await isIn(browser)).toBe(false);
  });

  it('gets a new token at every sign-in, and a token planted by an attacker never becomes valid', async () => {
    const user = await account();
    const attacker = await signIn(await account());
    const planted = attacker.cookies.get('sid')!;
    const victim = new TestBrowser();
    victim.cookies.set('sid', planted);
    await signIn(user, victim);
    expect(victim.cookies.get('sid')).not.toBe(planted);
    expect(await isIn(attacker)).toBe(false);
    expect((await victim.run(second(), USERNAME)).data.viewer!.username).toBe(user.username);
  });

  it.each([
    ['INVESTOR', 'last_used_at', '29 minutes', true],
    ['INVESTOR', 'last_used_at', '31 minutes', false],
    ['INVESTOR', 'created_at', '23 hours', true],
    ['INVESTOR', 'created_at', '25 hours', false],
    ['ADMIN', 'last_used_at', '14 minutes', true],
    ['ADMIN', 'last_used_at', '16 minutes', false],
    ['ADMIN', 'created_at', '7 hours', true],
    ['ADMIN', 'created_at', '9 hours', false],
  ] as const)('of an %s whose %s is %s ago is valid: %s', async (role, column, ago, good) => {
    const user = await account({ roles: [role] });
    const browser = await signIn(user);
    await query(site.em(), `update session set ${column} = now() - $2::interval where account_id = $1`, [user.id, ago]);
    expect(await isIn(browser)).toBe(good);
  });

  it('is written at most once a minute, however many reads it has', async () => {
    const user = await account();
    const browser = await signIn(user);
    const lastUse = async () =>
      (
        await query<{ at: string }>(site.em(), 'select last_used_at::text as at from session where account_id = $1', [
          user.id,
        ])
      )[0]?.at;
    const before = await lastUse();
    for (let count = 0; count < 3; count += 1) await isIn(browser);
    expect(await lastUse()).toBe(before);
    await query(site.em(), "update session set last_used_at = now() - interval '2 minutes' where account_id = $1", [
      user.id,
    ]);
    await isIn(browser);
    expect(Date.parse((await lastUse())!)).toBeGreaterThanOrEqual(Date.parse(before!));
  });

  it('is limited to ten per account; a new one ends the least recently used one', async () => {
    const user = await account();
    const oldest = await signIn(user);
    for (let count = 0; count < 10; count += 1) await signIn(user);
    expect(await getSessions(user)).toHaveLength(10);
    expect(await isIn(oldest)).toBe(false);
  });

  it('is not created for visitors, forged cookies or failed sign-ins', async () => {
    const count = async () => (await query<{ n: number }>(site.em(), 'select count(*)::int as n from session'))[0]?.n;
    const before = await count();
    const forger = new TestBrowser();
    for (const value of ['s%3Aabc.def', 'x'.repeat(8_000), '%00', 's%3A']) {
      forger.cookies.set('sid', value);
      expect((await forger.fetch(`${first()}/api/user`)).status).toBe(401);
    }
    await new TestBrowser().fetch(`${first()}/`);
    await new TestBrowser().post(`${first()}/api/login`, { username: 'nobody', password: 'nothing' });
    expect(await count()).toBe(before);
  });
});

describe('the viewer’s sessions', () => {
  it('can end and start again within one request', async () => {
    const browser = await signIn(await account());
    const user = await account();
    const { data } = await browser.run(first(), BOTH, { input: { username: user.username, password: PASSWORD } });
    expect(data.login.viewer).toEqual({ username: user.username, sessions: { nodes: [{ isCurrent: true }] } });
    expect(await isIn(browser)).toBe(true);
  });

  it('are in the response to the sign-in, and not in the response to the sign-out', async () => {
    const { username } = await account();
    const browser = new TestBrowser();
    const { data } = await browser.run(first(), LOGIN, { input: { username, password: PASSWORD } });
    expect(data.login.viewer.sessions.nodes).toEqual([
      { id: expect.stringMatching(/^ses_/), isCurrent: true, device: expect.any(String) },
    ]);
    expect(
      (await browser.execute(first(), 'mutation { logout { success } endAllSessions { endedSessionCount } }')).code,
    ).toBe('UNAUTHENTICATED');
  });

  it('are listed with the browser, and each can be ended', async () => {
    const user = await account();
    const here = await signIn(user);
    const there = await signIn(
      user,
      new TestBrowser({ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' }),
    );
    const { nodes: sessions } = (await here.run(second(), LIST)).data.viewer!.sessions;
    expect(sessions.map(({ isCurrent, device }) => [isCurrent, device])).toContainEqual([false, 'Firefox on Windows']);
    const other = sessions.find(({ isCurrent }) => !isCurrent)!.id;
    expect((await here.run(second(), END, { id: other })).data.endSession.session).toEqual({
      id: other,
      isCurrent: false,
    });
    expect([await isIn(there), await isIn(here)]).toEqual([false, true]);
  });

  it('are paginated in the same order', async () => {
    const user = await account();
    const browser = await signIn(user);
    for (let count = 0; count < 2; count += 1) await signIn(user);
    const all = (await browser.run(first(), LIST)).data.viewer!.sessions.nodes;
    const start = (await browser.run(first(), PAGE)).data.viewer!.sessions;
    const rest = (await browser.run(first(), PAGE, { after: start.pageInfo.endCursor })).data.viewer!.sessions;
    expect([start.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
    const ids = [...start.nodes, ...rest.nodes].map(({ id }) => id);
    expect(ids).toEqual(all.map(({ id }) => id));
  });

  it('do not include those of other accounts, and a visitor has none', async () => {
    const mine = await signIn(await account());
    const user = await account();
    await signIn(user);
    const [theirs] = await getSessions(user);
    expect((await mine.run(first(), END, { id: theirs!.id })).code).toBe('NOT_FOUND');
    expect((await new TestBrowser().run(first(), END, { id: theirs!.id })).code).toBe('UNAUTHENTICATED');
    expect((await new TestBrowser().run(first(), END_ALL_SESSIONS)).code).toBe('UNAUTHENTICATED');
  });

  it('can all be ended at once, including the current one', async () => {
    const user = await account();
    const browsers = [await signIn(user), await signIn(user)];
    expect((await browsers[0]!.run(first(), END_ALL_SESSIONS)).data.endAllSessions.endedSessionCount).toBe(2);
    expect(await Promise.all(browsers.map((browser) => isIn(browser)))).toEqual([false, false]);
  });
});

describe('step-up confirmation', () => {
  const CONFIRM = 'mutation ($password: String!) { confirmIdentity(input: { password: $password }) { viewer { id } } }';

  it('is required of an administrator eleven minutes after sign-in, and renews the session', async () => {
    const browser = await signIn(await account({ roles: ['ADMIN'] }));
    const target = await account({ status: 'PENDING' });
    await query(site.em(), "update session set confirmed_at = now() - interval '11 minutes'");
    const approve = () => browser.run(second(), APPROVE_USER, { id: target.id });
    expect((await approve()).code).toBe('STEP_UP_REQUIRED');
    expect((await browser.execute(second(), CONFIRM, { password: 'not mine' })).code).toBe('BAD_USER_INPUT');
    expect((await approve()).code).toBe('STEP_UP_REQUIRED');
    const before = browser.cookies.get('sid')!;
    expect((await browser.execute(second(), CONFIRM, { password: PASSWORD })).code).toBeUndefined();
    expect((await approve()).data.approveUser.user.status).toBe('APPROVED');
    const old = new TestBrowser();
    old.cookies.set('sid', before);
    expect(await isIn(old)).toBe(false);
  });

  it('is not required again of an administrator who works, until an hour after the last one', async () => {
    const administrator = await account({ roles: ['ADMIN'] });
    const browser = await signIn(administrator);
    const [isRecent, isUsed] = [
      `confirmed_at > now() - interval '1 minute'`,
      `last_used_at > now() - interval '1 minute'`,
    ];
    const work = async (confirmedMinutesAgo: number, createdMinutesAgo: number) => {
      const ages = [administrator.id, `${confirmedMinutesAgo} minutes`, `${createdMinutesAgo} minutes`];
      await query(
        site.em(),
        "update session set confirmed_at = now() - $2::interval, created_at = now() - $3::interval, last_used_at = now() - interval '2 minutes' where account_id = $1",
        ages,
      );
      expect(await isIn(browser)).toBe(true);
      const read = () =>
        query<{ recent: boolean; used: boolean }>(
          site.em(),
          `select ${isRecent} as recent, ${isUsed} as used from session where account_id = $1`,
          [administrator.id],
        );
      return eventually(async () => {
        const [row] = await read();
        expect(row!.used).toBe(true);
        return row!.recent;
      });
    };
    expect(await work(9, 20)).toBe(true);
    expect(await work(11, 20), 'ten minutes without a request').toBe(false);
    expect(await work(9, 61), 'an hour after the confirmation').toBe(false);
  });
});
