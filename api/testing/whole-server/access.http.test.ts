import { getNamedType, type GraphQLField, type GraphQLNamedType, isInputObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#api/accounts/auth/password.ts';
import type { User } from '#api/accounts/users/user.entity.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeDelegation } from '#api/accounts/delegations/delegation.factory.ts';
import { resolvers } from '#api/features.ts';
import { openRenderer } from '#api/platform/http/pages.ts';
import { createSchema } from '#api/platform/graphql/schema.ts';
import { makeEvent } from '#api/portal/events/event.factory.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { query } from '../query.ts';
import { access, ACCESS_FILE } from '../access.ts';
import { getRoutes } from '../routes.ts';
import { makeUpdate } from '#api/portal/updates/update.factory.ts';
import { TestBrowser, useSite } from '../site.ts';

// This test fails if other people can open an Express route or a page of the router than access.http.txt says, which is
// what reviewers have seen. It then requests every entry as every kind of user. access.test.ts covers the GraphQL
// operations.

type Rule = (typeof access)[number][1];
/**
 * `in`: access. `sign-in`: 401 or a redirect to the sign-in page. `refused`: 403. `broken`: a server error, which always
 * fails the test.
 */
type Outcome = 'in' | 'sign-in' | 'refused' | 'broken';

const stranger: Record<Rule, Outcome> = { public: 'in', 'signed-in': 'sign-in', editor: 'sign-in', admin: 'sign-in' };
const member: Record<Rule, Outcome> = { public: 'in', 'signed-in': 'in', editor: 'refused', admin: 'refused' };
const actors: Record<
  string,
  { account: Partial<User> | null; status?: string; factor?: boolean } & { may: typeof stranger }
> = {
  'a visitor': { account: null, may: stranger },
  'a pending account': { account: {}, status: 'PENDING', may: stranger },
  'an invited person': { account: {}, status: 'INVITED', may: stranger },
  'a rejected account': { account: {}, status: 'REJECTED', may: stranger },
  'a suspended admin': { account: { roles: ['ADMIN'] }, status: 'SUSPENDED', factor: true, may: stranger },
  'an investor': { account: {}, may: member },
  'another investor': { account: {}, may: member },
  'an admin who lacks a second factor': { account: { roles: ['ADMIN'] }, may: member },
  'an editor who lacks a second factor': { account: { roles: ['EDITOR'] }, may: member },
  'an editor': { account: { roles: ['EDITOR'] }, factor: true, may: { ...member, editor: 'in' } },
  'an admin': { account: { roles: ['ADMIN'] }, factor: true, may: { ...member, editor: 'in', admin: 'in' } },
};

const site = useSite(1, { REQUIRE_ADMIN_MFA: 'true' }, { pages: 'built' });
const url = () => site.urls[0]!;
const PASSWORD = 'correct horse battery staple';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

/** Signs in while the account is approved, then sets the status and second factor of the actor in the database. */
async function arrive({ account, status, factor }: (typeof actors)[string]) {
  const browser = new TestBrowser();
  if (!account) return { browser, user: null };
  const em = site.em();
  const user = makeUser(em, { passwordHash, ...account });
  await em.flush();
  await browser.post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
  expect(browser.cookies.has('sid')).toBe(true);
  const totp = "insert into account_totp (account_id, secret, confirmed_at) values ($1, '', now())";
  if (factor) await query(em, totp, [user.id]);
  if (status) await query(em, 'update account set status = $2 where id = $1', [user.id, status]);
  return { browser, user };
}

/** Parameters name nothing that exists and bodies are empty: the test only checks how far access goes. */
async function getOutcome(browser: TestBrowser, entry: string): Promise<Outcome> {
  const [method = '', pattern = ''] = entry.replace(/^page/, 'GET').split(' ');
  const path = pattern.replace(/\{?[:*]\w+\}?/g, 'nothing');
  const body = { headers: { 'content-type': 'application/json' }, body: '{}' };
  const post: RequestInit & { headers?: Record<string, string> } =
    method === 'GET' || method === 'ALL' ? {} : { method, ...(method !== 'HEAD' && body) };
  // Browsers send this header with every request.
  const headers = { ...post.headers, 'sec-fetch-site': 'same-origin' };
  const response = await browser.fetch(`${url()}${path}`, { ...post, headers });
  await response.arrayBuffer();
  if (response.status >= 500) return 'broken';
  if (response.status === 403) return 'refused';
  const isSignInRedirect = response.status === 302 && response.headers.get('location')?.startsWith('/auth?');
  return response.status === 401 || isSignInRedirect ? 'sign-in' : 'in';
}

/** Moves the sign-out routes to the end, because the other requests need the session. */
const logoutLast = (entries: typeof access) =>
  entries.toSorted(([a], [b]) => Number(a.endsWith('/logout')) - Number(b.endsWith('/logout')));

/** The people who open what the people before them cannot. */
const openers = { public: 'a visitor', 'signed-in': 'an investor', editor: 'an editor', admin: 'an admin' };

describe('the access matrix over HTTP', () => {
  it('is what reviewers have seen, for every Express route and every page of the router', async () => {
    const { routePaths } = await openRenderer(site.env);
    const entries = [...getRoutes(site.servers[0]!.app), ...routePaths.toSorted().map((path) => `page ${path}`)];
    const rules = new Map<string, string>();
    for (const [rule, name] of Object.entries(openers)) {
      const { browser } = await arrive(actors[name]!);
      for (const entry of entries.filter((entry) => !rules.has(entry)))
        if ((await getOutcome(browser, entry)) === 'in') rules.set(entry, rule);
    }
    const lines = entries.map((entry) => `${entry}: ${rules.get(entry) ?? 'no one'}\n`);
    await expect(lines.join('')).toMatchFileSnapshot(ACCESS_FILE);
  });

  // Another investor is to these lists what an investor is.
  it.each(Object.keys(actors).filter((name) => name !== 'another investor'))(
    'gives %s exactly the expected access to every route and page',
    async (name) => {
      const actor = actors[name]!;
      const { browser } = await arrive(actor);
      const wrong = [];
      for (const [entry, rule] of logoutLast(access)) {
        const outcome = await getOutcome(browser, entry);
        if (outcome !== actor.may[rule]) wrong.push([entry, outcome, 'instead of', actor.may[rule]]);
      }
      expect(wrong).toEqual([]);
    },
  );
});

// The mutations that take an id, each with an SQL query for an id that investor $1 may use. Another investor gets "not
// found", as for an id that does not exist.
const owned: Record<string, { id: string; rest?: string; fields?: string }> = {
  respondToEvent: {
    id: `select e.id from event e join event_group g on g.series_id = e.series_id
      join account_group_member m on m.group_id = g.group_id where m.account_id = $1`,
    rest: ', answer: GOING',
  },
  respondToDelegation: {
    id: 'select id from delegation where delegate_id is null and email_key = (select email_key from account where id = $1)',
    rest: ', accept: true',
  },
  endDelegation: { id: 'select id from delegation where delegate_id = $1 and ended_at is null' },
  endSession: { id: 'select id from session where account_id = $1' },
  markInvestorUpdateRead: {
    id: `select g.update_id as id from investor_update_group g
      join account_group_member m on m.group_id = g.group_id where m.account_id = $1`,
  },
  renamePasskey: { id: 'select id from passkey where account_id = $1', rest: ', name: "Mine"' },
  removePasskey: { id: 'select id from passkey where account_id = $1' },
  revokeToken: { id: 'select id from token where account_id = $1 and revoked_at is null' },
  updateWebhook: { id: 'select id from webhook where account_id = $1', rest: ', name: "Mine"' },
  deleteWebhook: { id: 'select id from webhook where account_id = $1' },
  testWebhook: { id: 'select id from webhook where account_id = $1' },
  rotateWebhookSecret: { id: 'select id from webhook where account_id = $1' },
  replayDelivery: {
    id: 'select d.id from webhook_delivery d join webhook w on w.id = d.webhook_id where w.account_id = $1',
  },
  cancelDelivery: {
    id: 'select d.id from webhook_delivery d join webhook w on w.id = d.webhook_id where w.account_id = $1',
  },
  rotateToken: { id: 'select id from token where account_id = $1 and revoked_at is null' },
};

/** Creates two delegations to this account: one in force, and one open invitation to its email address. */
async function makeDelegationsTo(id: string): Promise<void> {
  const em = site.em();
  const { id: from } = makeUser(em);
  await em.flush();
  await makeDelegation(em, { from, to: id });
  const invitation = await makeDelegation(em, { from, to: id });
  await query(em, 'update delegation set delegate_id = null, accepted_at = null where id = $1', [invitation]);
}

/** A webhook with a delivery. */
async function makeWebhookOf(id: string): Promise<void> {
  const em = site.em();
  await query(
    em,
    `insert into webhook (id, account_id, name, url, types, secret, status, position)
      values ('whk_' || $1, $1, 'Theirs', 'https://receiver.example/', '{ARTICLE}', '', 'PAUSED', 0)`,
    [id],
  );
  await query(
    em,
    `insert into webhook_delivery (id, webhook_id, type, body, status)
      values ('whd_' || $1, 'whk_' || $1, 'webhook.test', '', 'FAILED')`,
    [id],
  );
}

describe('an id of another account', () => {
  const takesIdIn = (type: GraphQLNamedType) =>
    type.name === 'ID' || (isInputObjectType(type) && 'id' in type.getFields());
  const takesId = ({ args, extensions }: GraphQLField<unknown, unknown>) =>
    extensions['access'] === 'signed-in' && args.some(({ type }) => takesIdIn(getNamedType(type)));

  it('is tested with every member mutation that takes an id', async () => {
    const schema = await createSchema(resolvers);
    // Queries return null, as node(id) does. The tests of each folder cover them.
    const fields = Object.values(schema.getMutationType()!.getFields());
    const names = fields.filter(takesId).map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(owned).toSorted());
  });

  it.each(Object.keys(owned))('is not found by %s and stays unchanged', async (name) => {
    const { user } = await arrive(actors['an investor']!);
    const { browser: other } = await arrive(actors['another investor']!);
    const { id, rest = '' } = owned[name]!;
    await query(
      site.em(),
      `insert into passkey (id, account_id, credential_id, public_key, counter, transports, synced, name)
        values ('psk_' || $1, $1, convert_to($1, 'UTF8'), '', 0, '{}', false, 'Theirs')`,
      [user!.id],
    );
    await query(
      site.em(),
      `insert into token (id, account_id, name, prefix, secret_hash, scopes, ranges, expires_at)
        values ('tok_' || $1, $1, 'Theirs', 'safeai_abcd', convert_to($1, 'UTF8'), '{ACCOUNT_READ}', '{}',
          now() + interval '1 day')`,
      [user!.id],
    );
    await makeWebhookOf(user!.id);
    const groupIds = [(await makeGroup(site.em(), [user!])).id];
    await makeEvent(site.em(), { groupIds });
    await makeUpdate(site.em(), { groupIds });
    await makeDelegationsTo(user!.id);
    const [row] = await query<{ id: string }>(site.em(), id, [user!.id]);
    const schema = await createSchema(resolvers);
    const isInput = schema.getMutationType()!.getFields()[name]!.args[0]!.name === 'input';
    const argumentsWith = (id: string) => (isInput ? `input: { id: "${id}"${rest} }` : `id: "${id}"${rest}`);
    const answer = (id: string) => other.execute(url(), `mutation { ${name}(${argumentsWith(id)}) { __typename } }`);
    expect((await answer(row!.id)).code).toBe('NOT_FOUND');
    expect((await answer('nothing_of_that_kind')).code).toBe('NOT_FOUND');
    expect(await query(site.em(), id, [user!.id])).toEqual([row]);
  });

  it('returns null from node(id)', async () => {
    const { user } = await arrive(actors['an investor']!);
    const { browser: other } = await arrive(actors['another investor']!);
    expect((await other.execute(url(), `{ node(id: "${user!.id}") { id } }`)).data).toEqual({ node: null });
  });
});
