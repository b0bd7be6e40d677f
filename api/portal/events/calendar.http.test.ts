import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#api/accounts/auth/password.ts';
import { issueToken } from '#api/accounts/account-links/account-token.service.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { query } from '#api/testing/query.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { makeEvent } from './event.factory.ts';
import {
  CalendarHttpTestCalendarUrlDocument as CALENDAR_URL,
  CalendarHttpTestNoticeDocument as NOTICE,
  CalendarHttpTestRenewCalendarUrlDocument as RENEW_CALENDAR_URL,
} from '#graphql/generated/tests-portal-events.ts';

// The private URL of a calendar on two servers: a change on one of them applies to the next request of the other.
const site = useSite(2);
const PASSWORD = 'correct horse battery staple';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

async function subscriber() {
  const em = site.em();
  const user = makeUser(em, { passwordHash });
  await em.flush();
  const browser = new TestBrowser();
  await browser.post(`${site.urls[0]!}/api/login`, { username: user.username, password: PASSWORD });
  const { data } = await browser.run(site.urls[0]!, CALENDAR_URL);
  return { user, browser, path: new URL(data.viewer!.calendarUrl!).pathname };
}

/** Requests the path from the other server. */
const getFetch = (path: string, headers: Record<string, string> = {}) => fetch(`${site.urls[1]!}${path}`, { headers });

describe('the URL of a private calendar', () => {
  it('returns only the events that its owner is invited to, without sign-in', async () => {
    const [{ user, path, browser }, other] = [await subscriber(), await subscriber()];
    const group = await makeGroup(site.em(), [user]);
    const id = await makeEvent(site.em(), { title: 'Canary for one group', groupIds: [group.id] });
    const response = await getFetch(path);
    expect(response.headers.get('content-type')).toContain('text/calendar');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(await response.text()).toContain('Canary for one group');
    expect(await (await getFetch(other.path)).text()).not.toContain('Canary');
    const one = `${site.urls[0]!}/api/events/${id}/ics`;
    expect(await (await browser.fetch(one)).text()).toContain('SUMMARY:Canary for one group');
    expect((await other.browser.fetch(one)).status).toBe(404);
    await query(site.em(), 'delete from account_group_member where group_id = $1', [group.id]);
    expect(await (await getFetch(path)).text()).not.toContain('Canary');
  });

  it('stays the same until it is renewed, and the old URL then stops working', async () => {
    const { browser, path } = await subscriber();
    const again = await browser.run(site.urls[1]!, CALENDAR_URL);
    expect(new URL(again.data.viewer!.calendarUrl!).pathname).toBe(path);
    const { data } = await browser.run(site.urls[0]!, RENEW_CALENDAR_URL);
    expect((await getFetch(path)).status).toBe(404);
    expect((await getFetch(new URL(data.renewCalendarUrl.calendarUrl).pathname)).status).toBe(200);
    expect(await query(site.em(), "select 1 from audit_event where kind = 'calendar.renewed'")).toHaveLength(1);
  });

  it('stops working while its owner is suspended, and permanently after the account is deleted', async () => {
    const { user, path } = await subscriber();
    await query(site.em(), "update account set status = 'SUSPENDED' where id = $1", [user.id]);
    expect((await getFetch(path)).status).toBe(404);
    await query(site.em(), "update account set status = 'APPROVED' where id = $1", [user.id]);
    expect((await getFetch(path)).status).toBe(200);
    await query(site.em(), 'delete from account where id = $1', [user.id]);
    expect((await getFetch(path)).status).toBe(404);
  });

  it.each([
    ['a sign-out everywhere', () => 'mutation { endAllSessions { endedSessionCount } }'],
    [
      'a new password',
      () => `mutation { changePassword(input: { currentPassword: "${PASSWORD}", newPassword: "seven quiet zebras at noon" })
        { viewer { id } } }`,
    ],
    [
      'a password reset',
      (token: string) => `mutation { resetPassword(input: { token: "${token}", password: "seven quiet zebras at noon" })
        { success } }`,
    ],
  ])('stops working after %s', async (_way, getMutation) => {
    const { user, path, browser } = await subscriber();
    const em = site.em();
    const token = await issueToken(em, user, 'RESET_PASSWORD');
    expect((await browser.execute(site.urls[0]!, getMutation(token))).code).toBeUndefined();
    expect((await getFetch(path)).status).toBe(404);
  });

  it('is not shown to an API token, and a token does not create it', async () => {
    const { user, browser } = await subscriber();
    await query(site.em(), 'delete from calendar_address where account_id = $1', [user.id]);
    const { data } = await browser.execute(
      site.urls[0]!,
      'mutation { createToken(input: { name: "Mirror", scopes: [ACCOUNT_READ] }) { secret } }',
    );
    const { secret } = (data as { createToken: { secret: string } }).createToken;
    const response = await fetch(`${site.urls[1]!}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ query: '{ viewer { name calendarUrl } }' }),
    });
    expect(await response.json()).toMatchObject({ data: { viewer: { name: user.name, calendarUrl: null } } });
    expect(await query(site.em(), 'select 1 from calendar_address where account_id = $1', [user.id])).toEqual([]);
  });

  it('cannot be derived from the database', async () => {
    const { user, path } = await subscriber();
    const [row] = await query<{ nonce: string }>(site.em(), 'select * from calendar_address where account_id = $1', [
      user.id,
    ]);
    const secret = path.slice('/calendar/'.length, -'.ics'.length);
    expect(JSON.stringify(row)).not.toContain(secret);
    for (const guess of [row!.nonce, 'nothing', '..'])
      expect([guess, (await getFetch(`/calendar/${guess}.ics`)).status]).toEqual([guess, 404]);
  });

  it('returns 304 if nothing changed', async () => {
    const { path } = await subscriber();
    await makeEvent(site.em());
    const etag = (await getFetch(path)).headers.get('etag')!;
    expect((await getFetch(path, { 'if-none-match': etag })).status).toBe(304);
    await makeEvent(site.em());
    expect((await getFetch(path, { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('the form of an event, without JavaScript', () => {
  type Subscriber = Awaited<ReturnType<typeof subscriber>>;
  const send = ({ browser }: Pick<Subscriber, 'browser'>, id: string, answer: string, server = 0) =>
    browser.submit(`${site.urls[server]!}/investor/calendar/${id}`, { confirmed: 'yes', answer });
  const listAnswers = async (id: string) =>
    (
      await query<{ by: string; answer: string; waiting: boolean }>(
        site.em(),
        'select account_id as by, answer, waiting from event_answer where event_id = $1 order by place',
        [id],
      )
    ).map(({ by, answer, waiting }) => [by, answer, waiting]);
  const readNotice = async ({ browser }: Subscriber) =>
    (await browser.run(site.urls[0]!, NOTICE)).data.browser.formNotice;

  it('lets an investor accept, wait for a seat, and withdraw, and says on the page that the answer was saved', async () => {
    const [ada, bea] = [await subscriber(), await subscriber()];
    const id = await makeEvent(site.em(), { capacity: 1 });
    const sent = await send(ada, id, 'GOING');
    expect([sent.status, sent.headers.get('location'), sent.headers.get('cache-control')]).toEqual([
      303,
      `/investor/calendar/${id}`,
      'no-store',
    ]);
    expect(await readNotice(ada)).toEqual({ form: 'event-answer', message: 'Your answer was saved.' });
    await send(bea, id, 'GOING', 1);
    expect(await listAnswers(id)).toEqual([
      [ada.user.id, 'GOING', false],
      [bea.user.id, 'GOING', true],
    ]);
    await send(ada, id, 'NOT_GOING', 1);
    expect(await listAnswers(id)).toEqual([
      [bea.user.id, 'GOING', false],
      [ada.user.id, 'NOT_GOING', false],
    ]);
  });

  it('says why an investor cannot answer, and answers the same for an event of others as for none', async () => {
    const [ada, bea] = [await subscriber(), await subscriber()];
    const group = await makeGroup(site.em(), [bea.user]);
    const hidden = await makeEvent(site.em(), { groupIds: [group.id] });
    const begun = await makeEvent(site.em(), { startsWall: '2021-01-01T10:00' });
    const canceled = await makeEvent(site.em());
    await query(site.em(), "update event set status = 'CANCELED' where id = $1", [canceled]);
    for (const [id, answer, message] of [
      [begun, 'GOING', 'This event has started. You can no longer answer.'],
      [canceled, 'GOING', 'This event was canceled.'],
      [await makeEvent(site.em()), 'PERHAPS', 'Choose an answer.'],
      [await makeEvent(site.em()), '', 'Choose an answer.'],
      [hidden, 'GOING', 'Not found.'],
      ['evt_nothing', 'GOING', 'Not found.'],
    ] as const) {
      const sent = await send(ada, id, answer);
      expect([sent.status, sent.headers.get('location')]).toEqual([303, `/investor/calendar/${id}`]);
      expect((await readNotice(ada))?.message).toBe(message);
      expect(await listAnswers(id)).toEqual([]);
    }
    expect((await send(ada, '%00', 'GOING')).status).toBe(404);
  });

  it('changes nothing for a visitor, for a suspended account, or when another site sends it', async () => {
    const ada = await subscriber();
    const id = await makeEvent(site.em());
    const path = `/investor/calendar/${id}`;
    const signIn = `/auth?${new URLSearchParams({ tab: 'login', next: path })}`;
    const visitor = await send({ browser: new TestBrowser() }, id, 'GOING');
    expect([visitor.status, visitor.headers.get('location')]).toEqual([302, signIn]);
    const foreign = await ada.browser.fetch(`${site.urls[0]!}${path}`, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'GOING' }),
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    await query(site.em(), "update account set status = 'SUSPENDED' where id = $1", [ada.user.id]);
    const suspended = await send(ada, id, 'GOING');
    expect([suspended.status, suspended.headers.get('location')]).toEqual([302, signIn]);
    expect(await listAnswers(id)).toEqual([]);
  });

  it('counts as one of the mutations of a member in an hour', async () => {
    const ada = await subscriber();
    const count = async () =>
      (
        await query<{ count: number }>(site.em(), "select count from limit_counter where key = 'mutations ' || $1", [
          ada.user.id,
        ])
      )[0]?.count ?? 0;
    const id = await makeEvent(site.em());
    await send(ada, id, 'GOING');
    const first = await count();
    await send(ada, id, 'MAYBE');
    expect([first, await count()]).toEqual([1, 2]);
  });
});
