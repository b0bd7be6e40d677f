import { randomUUID } from 'node:crypto';
import { getNamedType, type GraphQLNamedType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#api/accounts/auth/password.ts';
import { resolvers } from '#api/features.ts';
import { query } from '#api/testing/query.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { createSchema } from '../graphql/schema.ts';

// The limits of production: what strangers and a stolen session can do with Idempotency-Key.

const site = useSite(1, { LIMITS_SCALE: '1' });
const PASSWORD = 'correct horse battery staple';
const url = () => `${site.urls[0]}/graphql`;

interface Answer {
  status: number;
  data?: Record<string, unknown> | null;
  code?: string;
  message?: string;
  isReplay: boolean;
  cost?: { remaining: number };
}

async function send(browser: TestBrowser, operation: string, { key = randomUUID() as string, variables = {} } = {}) {
  const response = await browser.fetch(url(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ query: operation, variables }),
  });
  const { data, errors, extensions } = (await response.json()) as {
    data?: Answer['data'];
    errors?: { message: string; extensions: { code: string } }[];
    extensions?: { cost?: Answer['cost'] };
  };
  return {
    status: response.status,
    data,
    code: errors?.[0]?.extensions.code,
    message: errors?.[0]?.message,
    isReplay: response.headers.has('idempotency-replayed'),
    cost: extensions?.cost,
  };
}

const countKeys = async () =>
  (await query<{ n: number }>(site.em(), 'select count(*)::int as n from idempotency_key'))[0]!.n;

async function signIn(roles: ('ADMIN' | 'INVESTOR')[] = ['ADMIN']) {
  const em = site.em();
  const user = makeUser(em, { roles, passwordHash: await hashPassword(PASSWORD) });
  await em.flush();
  const browser = new TestBrowser();
  await browser.post(`${site.urls[0]}/api/login`, { username: user.username, password: PASSWORD });
  return { user, browser };
}

const input = (name: string) => ({ name, slug: name.toLowerCase(), description: 'For a test of limits.' });

describe('a visitor with an Idempotency-Key', () => {
  const WHITEPAPER = 'mutation ($input: RequestWhitepaperInput!) { requestWhitepaper(input: $input) { success } }';

  it('leaves no row for an operation that creates nothing', async () => {
    const before = await countKeys();
    const visitor = new TestBrowser();
    const operations = [
      'mutation { logout { success } }',
      'mutation { requestPasswordReset(input: { email: "nobody@example.com" }) { success } }',
      'mutation { deleteChatConversation { success } }',
      'mutation { beginPasskeySignIn { request { options } } }',
      'mutation { logout { success } ...more } fragment more on Mutation { other: logout { success } }',
    ];
    for (const operation of operations) expect((await send(visitor, operation)).isReplay).toBe(false);
    expect(await countKeys()).toBe(before);
  });

  it('pays points for the row, and keeps at most 50 rows a day', async () => {
    await query(site.em(), 'delete from idempotency_key');
    const visitor = new TestBrowser();
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    for (let number = 0; number < 60; number += 1) {
      const lead = { name: 'Vera', email: 'v@example.com', company: 'Vent', needs: 'Reading', consent: true };
      // A robot gets the answer of a success, before other limits.
      answers.push(await send(visitor, WHITEPAPER, { variables: { input: { ...lead, remarks: `robot ${number}` } } }));
    }
    const [first, second] = answers;
    expect(first!.data).toEqual({ requestWhitepaper: { success: true } });
    expect(first!.cost!.remaining - second!.cost!.remaining).toBeGreaterThanOrEqual(100);
    expect(answers.at(-1)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(await countKeys()).toBe(50);
  });
});

describe('an administrator with an Idempotency-Key', () => {
  let admin: TestBrowser;
  beforeAll(async () => {
    admin = (await signIn()).browser;
  });

  it('creates a token once, and a repetition returns no secret', async () => {
    const key = randomUUID();
    const operation =
      'mutation { createToken(input: { name: "Once", scopes: [ACCOUNT_READ] }) { token { id } secret } }';
    const first = await send(admin, operation, { key });
    expect(first.data).toMatchObject({ createToken: { secret: expect.any(String) } });
    const second = await send(admin, operation, { key });
    expect(second).toMatchObject({ code: 'CONFLICT', isReplay: false });
    expect(second.message).toContain('already');
    expect(await query(site.em(), "select 1 from token where name = 'Once'")).toHaveLength(1);
  });

  it('gets no first answer again after the confirmation of identity has ended', async () => {
    const { user, browser } = await signIn();
    const key = randomUUID();
    const operation = 'mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { category { id } } }';
    const options = { key, variables: { input: input('Confirmed') } };
    const first = await send(browser, operation, options);
    expect(first.data).toBeTruthy();
    await query(site.em(), "update session set confirmed_at = now() - interval '11 minutes' where account_id = $1", [
      user.id,
    ]);
    expect(await send(browser, operation, options)).toMatchObject({ code: 'STEP_UP_REQUIRED', isReplay: false });
    await query(site.em(), 'update session set confirmed_at = now() where account_id = $1', [user.id]);
    expect(await send(browser, operation, options)).toMatchObject({ isReplay: true, data: first.data });
  });

  it('gets no first answer again after losing the role, also if the operation is in a fragment', async () => {
    const { user, browser } = await signIn();
    const key = randomUUID();
    const operation = `mutation ($input: CreateCategoryInput!) { ...in }
      fragment in on Mutation { ... { createCategory(input: $input) { category { id } } } }`;
    const options = { key, variables: { input: input('Fragment') } };
    expect((await send(browser, operation, options)).data).toBeTruthy();
    expect((await send(browser, operation, options)).isReplay).toBe(true);
    await query(site.em(), "update account set roles = '{INVESTOR}' where id = $1", [user.id]);
    expect(await send(browser, operation, options)).toMatchObject({ code: 'FORBIDDEN', isReplay: false });
  });

  it('keeps at most 20,000 keys a day', async () => {
    const { user, browser } = await signIn();
    const operation = 'mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { category { id } } }';
    await query(
      site.em(),
      `insert into limit_counter (key, count, ends_at) values ('idempotency account ' || $1, 19999, now() + interval '1 hour')`,
      [user.id],
    );
    expect((await send(browser, operation, { variables: { input: input('Last') } })).data).toBeTruthy();
    const before = await countKeys();
    expect(await send(browser, operation, { variables: { input: input('Excess') } })).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
    });
    expect(await countKeys()).toBe(before);
  });
});

describe('the answers that are kept', () => {
  it('contain no field that holds a secret', async () => {
    const schema = await createSchema(resolvers);
    const creations = Object.values(schema.getMutationType()!.getFields()).filter(
      ({ extensions }) => extensions['creates'],
    );
    expect(creations.length).toBeGreaterThan(10);
    const seen = new Set<GraphQLNamedType>();
    const secrets: string[] = [];
    const visit = (type: GraphQLNamedType): void => {
      if (seen.has(type) || !isObjectType(type)) return;
      seen.add(type);
      for (const field of Object.values(type.getFields())) {
        if (/secret|recoveryCodes|calendarUrl|^uri$|token/i.test(field.name))
          secrets.push(`${type.name}.${field.name}`);
        visit(getNamedType(field.type));
      }
    };
    for (const { type } of creations) visit(getNamedType(type));
    expect(secrets).toEqual([]);
  });
});
