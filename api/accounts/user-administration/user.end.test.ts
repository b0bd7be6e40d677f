import { describe, expect, it } from 'vitest';
import { makeDelegation } from '../delegations/delegation.factory.ts';
import { makeContext, person } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { DOWNLOAD, type Reader, useReadingRoom } from '#api/testing/reading-site.ts';
import { TestBrowser } from '#api/testing/site.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { ArticleStatus } from '#api/content/articles/article.entity.ts';
import { makeEvent } from '#api/portal/events/event.factory.ts';
import { notifyOfEvent } from '#api/portal/events/event.notify.service.ts';
import { makeUpdate } from '#api/portal/updates/update.factory.ts';
import { notifyOfUpdate } from '#api/portal/updates/update.notify.service.ts';
import { handleAccountRequests } from '../auth/account-request.job.service.ts';
import { suspendEndedAccounts } from './user.end.service.ts';

// The end of an account, which no job has to notice: the first request after it is refused on both servers.
const room = useReadingRoom(2);
const PASSWORD = 'correct horse battery staple';
const NEXT_YEAR = '2099-12-11T00:00:00.000Z';
const { services } = makeContext(person.admin, room.site.em as never);

const SET_END =
  'mutation ($id: ID!, $endsAt: DateTime) { setUserEnd(input: { id: $id, endsAt: $endsAt }) { user { status endsAt viewerCan { setEnd reinstate } } } }';
const REINSTATE = 'mutation ($id: ID!) { reinstateUser(input: { id: $id }) { user { status endsAt } } }';
const SUSPEND = 'mutation ($id: ID!) { suspendUser(input: { id: $id }) { user { endsAt } } }';
const USERS =
  'query ($status: AccountStatus, $statuses: [AccountStatus!]) { users(filter: { status: $status, statuses: $statuses }, first: 100) { nodes { id } } }';

/** The last moment of the access is now. */
const letEnd = ({ user }: Reader) =>
  query(room.site.em(), 'update account set ends_at = now() where id = $1', [user.id]);
const suspendEnded = () => suspendEndedAccounts(room.site.em(), services.env);
/** What the operations of these tests return. */
interface Data {
  viewer: { calendarUrl: string; endsAt: string | null };
  createToken: { secret: string };
  createPreviewLink: { url: string };
  browser: { previewedArticle: object | null };
  users: { nodes: { id: string }[] };
  node: object | null;
  changes: { latestCursor: string; nodes: { action: string; nodeId: string }[] };
  setUserEnd: { user: object };
  suspendUser: { user: object };
  reinstateUser: { user: object };
}

const execute = (browser: TestBrowser, operation: string, variables?: object) =>
  browser.execute(room.url(), operation, variables) as Promise<{ data: Data; code?: string }>;
const setEnd = (admin: Reader, { user }: Reader, endsAt: string | null = NEXT_YEAR) =>
  execute(admin.browser, SET_END, { id: user.id, endsAt });
const eventsOn = ({ user }: Reader, kind: string) =>
  query<{ details: object; actor: string | null }>(
    room.site.em(),
    'select details, actor_id as actor from audit_event where subject_id = $1 and kind = $2 order by seq',
    [user.id, kind],
  );
const subjectsTo = async ({ user }: Reader) =>
  (
    await query<{ subject: string }>(room.site.em(), 'select subject from mail where recipient = $1 order by subject', [
      user.email,
    ])
  ).map(({ subject }) => subject);
const signIn = async (body: object) => {
  const response = await new TestBrowser().post(`${room.url()}/api/login`, body);
  return [response.status, await response.text()];
};

/** An investor with everything that reaches the portal: a session, a token, a calendar URL and a document. */
async function arriveWithAccess() {
  const reader = await room.arrive();
  const documentId = await room.document();
  await room.grant(reader, documentId, DOWNLOAD);
  const calendar = await execute(reader.browser, '{ viewer { calendarUrl } }');
  const created = await execute(
    reader.browser,
    'mutation { createToken(input: { name: "Mirror", scopes: [ACCOUNT_READ, DOCUMENTS_READ] }) { secret } }',
  );
  const link = (await reader.browser.fetch(`${room.url()}/files/${documentId}`)).headers.get('location')!;
  const { pathname } = new URL(calendar.data.viewer.calendarUrl);
  return { ...reader, documentId, link, calendar: pathname, secret: created.data.createToken.secret };
}
type Investor = Awaited<ReturnType<typeof arriveWithAccess>>;

/** A preview link of an editor to a draft. Returns a function that opens it. */
async function createPreview({ browser }: Reader) {
  const em = room.site.em();
  const { id } = makeArticle(em, { status: ArticleStatus.DRAFT });
  await em.flush();
  const create = 'mutation ($id: ID!) { createPreviewLink(input: { id: $id }) { url } }';
  const { url } = (await execute(browser, create, { id })).data.createPreviewLink;
  return async () => {
    const visitor = new TestBrowser();
    await visitor.fetch(url);
    return (await execute(visitor, '{ browser { previewedArticle { title } } }')).data.browser.previewedArticle;
  };
}

const open = async ({ browser }: Investor, path: string, server = 1) =>
  (await browser.fetch(`${room.url(server)}${path}`)).status;

/** Each entry point with its status, before and after the end. */
const doors: [name: string, use: (investor: Investor) => Promise<unknown>, inside: unknown, outside: unknown][] = [
  ['REST', (investor) => open(investor, '/api/user'), 200, 401],
  [
    'GraphQL',
    async ({ browser }) => (await execute(browser, '{ viewer { sessions { nodes { id } } } }')).code,
    undefined,
    'UNAUTHENTICATED',
  ],
  [
    'a change',
    async ({ browser }) =>
      (await execute(browser, 'mutation { endSession(input: { id: "ses_of_nobody" }) { session { id } } }')).code,
    'NOT_FOUND',
    'UNAUTHENTICATED',
  ],
  ['a page', (investor) => open(investor, '/investor'), 200, 302],
  ['a page of a document', (investor) => open(investor, `/files/${investor.documentId}/pages/1`), 200, 401],
  ['a download', (investor) => open(investor, `/files/${investor.documentId}`), 303, 401],
  ['the link of a download', (investor) => open(investor, investor.link), 200, 401],
  ['the export of own data', (investor) => open(investor, '/api/user/export'), 200, 401],
  ['the calendar URL', async ({ calendar }) => (await fetch(`${room.url(1)}${calendar}`)).status, 200, 404],
  [
    'an API token',
    async ({ secret }) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
      const body = JSON.stringify({ query: '{ viewer { name } }' });
      return (await fetch(`${room.url(1)}/graphql`, { method: 'POST', headers, body })).status;
    },
    200,
    401,
  ],
];

describe('a person whose account has ended', () => {
  it.each(doors)('is out on the next request by %s', async (_name, use, inside, outside) => {
    const investor = await arriveWithAccess();
    expect(await use(investor)).toEqual(inside);
    await letEnd(investor);
    expect(await use(investor)).toEqual(outside);
  });

  it('reads when it ended if the password is right, and else what everyone reads', async () => {
    const investor = await room.arrive();
    const { username } = investor.user;
    await query(room.site.em(), "update account set ends_at = '2020-12-11T00:00:00Z' where id = $1", [
      investor.user.id,
    ]);
    const [status, text] = await signIn({ username, password: PASSWORD });
    expect([status, text]).toEqual([403, expect.stringMatching(/^Your access ended on December 10, 2020\. If you/)]);
    const unknown = await signIn({ username: 'no such person', password: 'wrong' });
    expect(await signIn({ username, password: 'wrong' })).toEqual(unknown);
    await suspendEnded();
    expect(await signIn({ username, password: PASSWORD })).toEqual([status, text]);
    expect(await query(room.site.em(), 'select 1 from session where account_id = $1', [investor.user.id])).toEqual([]);
  });

  it('gets no emails about events and updates and no link for a new password', async () => {
    const [ended, other] = [await room.arrive(), await room.arrive()];
    await letEnd(ended);
    await makeUpdate(room.site.em(), { title: 'Canary' });
    await makeEvent(room.site.em(), { title: 'Canary' });
    while (await notifyOfUpdate(room.site.em(), services));
    await notifyOfEvent(room.site.em(), services.env);
    for (const { user } of [ended, other])
      await execute(
        new TestBrowser(),
        'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { success } }',
        {
          email: user.email,
        },
      );
    await handleAccountRequests(room.site.em, services);
    expect((await subjectsTo(other)).length).toBeGreaterThan(2);
    expect(await subjectsTo(ended)).toEqual([]);
  });

  it('is in no list of approved people and in that of suspended ones, also before a job noticed it', async () => {
    const [admin, ended] = [await room.arrive({ roles: ['ADMIN'] }), await room.arrive()];
    const has = async (variables: object) =>
      (await execute(admin.browser, USERS, variables)).data.users.nodes.some(({ id }) => id === ended.user.id);
    const lists = [
      { status: 'APPROVED' },
      { statuses: ['APPROVED'] },
      { status: 'SUSPENDED' },
      { statuses: ['SUSPENDED', 'REJECTED'] },
      { statuses: ['APPROVED', 'SUSPENDED'] },
    ];
    const where = () => Promise.all(lists.map(has));
    expect(await where()).toEqual([true, true, false, false, true]);
    await letEnd(ended);
    expect(await where()).toEqual([false, false, true, true, true]);
    await suspendEnded();
    expect(await where()).toEqual([false, false, true, true, true]);
  });

  it('passes nothing on: neither to a delegate nor by a preview link', async () => {
    const [investor, delegate] = [await arriveWithAccess(), await room.arrive()];
    const { documentId } = investor;
    await makeDelegation(room.site.em(), {
      from: investor.user.id,
      to: delegate.user.id,
      level: 2,
      documentIds: [documentId],
    });
    const readPage = async () => (await delegate.browser.fetch(`${room.url()}/files/${documentId}/pages/1`)).status;
    expect(await readPage()).toBe(200);
    await letEnd(investor);
    expect(await readPage()).toBe(404);

    const editor = await room.arrive({ roles: ['EDITOR'] });
    const preview = await createPreview(editor);
    expect(await preview()).not.toBeNull();
    await letEnd(editor);
    expect(await preview()).toBeNull();
  });

  it('is suspended by a job once: told, recorded, and without the sessions and tokens, which no reinstatement brings back', async () => {
    const [admin, investor] = [await room.arrive({ roles: ['ADMIN'] }), await arriveWithAccess()];
    await letEnd(investor);
    await Promise.all([suspendEnded(), suspendEnded()]);
    await suspendEnded();
    expect((await subjectsTo(investor)).filter((subject) => subject.includes('ended'))).toEqual([
      'Your access has ended',
    ]);
    expect(await eventsOn(investor, 'user.ended')).toEqual([{ actor: null, details: { sessionsEnded: 1 } }]);
    const { data } = await execute(admin.browser, REINSTATE, { id: investor.user.id });
    expect(data.reinstateUser.user).toEqual({ status: 'APPROVED', endsAt: null });
    expect(await open(investor, '/api/user')).toBe(401);
    expect((await fetch(`${room.url(1)}${investor.calendar}`)).status).toBe(404);
    expect((await signIn({ username: investor.user.username, password: PASSWORD }))[0]).toBe(200);
  });

  it('can be reinstated before a job noticed the end, which brings back neither sessions and tokens nor preview links', async () => {
    const [admin, investor] = [await room.arrive({ roles: ['ADMIN'] }), await arriveWithAccess()];
    const editor = await room.arrive({ roles: ['EDITOR'] });
    const preview = await createPreview(editor);
    expect(await preview()).not.toBeNull();
    for (const reader of [investor, editor]) {
      await letEnd(reader);
      expect(await execute(admin.browser, SUSPEND, { id: reader.user.id })).toMatchObject({ code: 'CONFLICT' });
      const { data } = await execute(admin.browser, REINSTATE, { id: reader.user.id });
      expect(data.reinstateUser.user).toEqual({ status: 'APPROVED', endsAt: null });
    }
    for (const [name, use, , outside] of doors) expect([name, await use(investor)]).toEqual([name, outside]);
    expect(await preview()).toBeNull();
    expect((await signIn({ username: investor.user.username, password: PASSWORD }))[0]).toBe(200);
  });
});

describe('a person whom an administrator suspended before the end of the account', () => {
  it('is told nothing about the end after it has passed, and is listed as suspended', async () => {
    const [admin, investor] = [await room.arrive({ roles: ['ADMIN'] }), await room.arrive()];
    const { id, username } = investor.user;
    await setEnd(admin, investor);
    const { data } = await execute(admin.browser, SUSPEND, { id });
    expect(data.suspendUser.user).toEqual({ endsAt: NEXT_YEAR });
    await letEnd(investor);
    await suspendEnded();
    const unknown = await signIn({ username: 'no such person', password: 'wrong' });
    expect(await signIn({ username, password: PASSWORD })).toEqual(unknown);
    const read = async () =>
      (await execute(admin.browser, 'query ($id: ID!) { node(id: $id) { ... on User { status endsAt } } }', { id }))
        .data.node;
    expect(await read()).toEqual({ status: 'SUSPENDED', endsAt: null });
    const reinstated = await execute(admin.browser, REINSTATE, { id });
    expect(reinstated.data.reinstateUser.user).toEqual({ status: 'APPROVED', endsAt: null });
  });

  it('keeps the end if reinstated before it', async () => {
    const [admin, investor] = [await room.arrive({ roles: ['ADMIN'] }), await room.arrive()];
    await setEnd(admin, investor);
    await execute(admin.browser, SUSPEND, { id: investor.user.id });
    const { data } = await execute(admin.browser, REINSTATE, { id: investor.user.id });
    expect(data.reinstateUser.user).toEqual({ status: 'APPROVED', endsAt: NEXT_YEAR });
  });
});

describe('the end of an account', () => {
  it('is set, changed and removed by an administrator, and each change is recorded', async () => {
    const [admin, investor] = [await room.arrive({ roles: ['ADMIN'] }), await room.arrive()];
    const { data } = await setEnd(admin, investor);
    expect(data.setUserEnd.user).toEqual({
      status: 'APPROVED',
      endsAt: NEXT_YEAR,
      viewerCan: { setEnd: true, reinstate: false },
    });
    expect((await execute(investor.browser, '{ viewer { endsAt } }')).data.viewer.endsAt).toBe(NEXT_YEAR);
    await setEnd(admin, investor);
    await setEnd(admin, investor, null);
    expect(await eventsOn(investor, 'user.end_changed')).toEqual([
      { actor: admin.user.id, details: { before: null, after: NEXT_YEAR } },
      { actor: admin.user.id, details: { before: NEXT_YEAR, after: null } },
    ]);
    expect(await open({ ...investor } as Investor, '/api/user')).toBe(200);
  });

  it('is in the list of changes when it is set', async () => {
    const [admin, investor] = [await room.arrive({ roles: ['ADMIN'] }), await room.arrive()];
    const changes =
      'query ($after: String) { changes(first: 100, after: $after) { latestCursor nodes { action nodeId } } }';
    const { latestCursor: after } = (await execute(admin.browser, changes)).data.changes;
    await setEnd(admin, investor);
    const { nodes } = (await execute(admin.browser, changes, { after })).data.changes;
    expect(nodes).toContainEqual({ action: 'UPDATED', nodeId: investor.user.id });
  });

  it('is refused in the past, for an unknown account, and for one that is not approved', async () => {
    const [admin, investor] = [await room.arrive({ roles: ['ADMIN'] }), await room.arrive()];
    expect(await setEnd(admin, investor, '2020-01-01T00:00:00Z')).toMatchObject({ code: 'BAD_USER_INPUT' });
    const missing = { user: { id: 'usr_00000000000000000000000000000000' } } as Reader;
    expect(await setEnd(admin, missing)).toMatchObject({ code: 'NOT_FOUND' });
    await letEnd(investor);
    expect(await setEnd(admin, investor)).toMatchObject({ code: 'CONFLICT' });
  });

  it('cannot be set by administrators for themselves or for the last administrator without an end', async () => {
    await query(room.site.em(), "update account set roles = '{INVESTOR}'");
    const [ada, ben] = [await room.arrive({ roles: ['ADMIN'] }), await room.arrive({ roles: ['ADMIN'] })];
    expect(await setEnd(ada, ada)).toMatchObject({ code: 'FORBIDDEN' });
    expect((await setEnd(ada, ben)).code).toBeUndefined();
    expect(await setEnd(ben, ada)).toMatchObject({ code: 'CONFLICT' });
    const demote = 'mutation ($id: ID!) { setUserRoles(input: { id: $id, roles: [INVESTOR] }) { user { id } } }';
    expect(await execute(ben.browser, demote, { id: ada.user.id })).toMatchObject({ code: 'CONFLICT' });
  });
});
