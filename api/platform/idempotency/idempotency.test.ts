import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#api/accounts/auth/password.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { query } from '#api/testing/query.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { makePdf } from '#api/testing/upload-files.ts';
import { pruneIdempotencyKeys } from './idempotency.service.ts';

// Two servers: a client that got no response may send its request again, to either of them.

const site = useSite(2);
const PASSWORD = 'correct horse battery staple';
const admin = new TestBrowser();
const otherAdmin = new TestBrowser();

beforeAll(async () => {
  const em = site.em();
  const passwordHash = await hashPassword(PASSWORD);
  const users = [admin, otherAdmin].map(() => makeUser(em, { roles: ['ADMIN'], passwordHash }));
  await em.flush();
  for (const [index, browser] of [admin, otherAdmin].entries())
    await browser.post(`${site.urls[0]}/api/login`, { username: users[index]!.username, password: PASSWORD });
});

const CREATE = 'mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { category { id name } } }';
const FAIL_AFTER_CREATE = `mutation ($input: CreateCategoryInput!) {
  createCategory(input: $input) { category { id } } second: deleteCategory(input: { id: "cat_missing" }) { deletedCategoryId } }`;

async function create(key: string, name: string, { server = 0, browser = admin, operation = CREATE } = {}) {
  const variables = { input: { name, slug: name.toLowerCase(), description: 'For a test of repeated requests.' } };
  const response = await browser.fetch(`${site.urls[server]}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ query: operation, variables }),
  });
  const { data, errors } = (await response.json()) as {
    data?: { createCategory: { category: { id: string } } | null } | null;
    errors?: { message: string; extensions: { code: string } }[];
  };
  return {
    status: response.status,
    id: data?.createCategory?.category.id,
    error: errors?.[0],
    headers: response.headers,
  };
}

const countRows = async (name: string) =>
  (await query<{ n: number }>(site.em(), 'select count(*)::int as n from category where name = $1', [name]))[0]!.n;

describe('a create mutation with an Idempotency-Key', () => {
  it('returns the first response when it is repeated, on either server', async () => {
    const key = randomUUID();
    const first = await create(key, 'Repeated');
    expect(first.id).toMatch(/^cat_/);
    const second = await create(key, 'Repeated', { server: 1 });
    expect(second).toMatchObject({ status: 200, id: first.id });
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(await countRows('Repeated')).toBe(1);
  });

  it('runs once when it is sent ten times at the same moment', async () => {
    const key = randomUUID();
    const all = await Promise.all(Array.from({ length: 10 }, (_, n) => create(key, 'Parallel', { server: n % 2 })));
    const ids = new Set(all.flatMap(({ id }) => id ?? []));
    expect(ids.size).toBe(1);
    const codes = all.flatMap(({ error }) => error?.extensions.code ?? []);
    expect(codes.filter((code) => code !== 'CONFLICT')).toEqual([]);
    expect(await countRows('Parallel')).toBe(1);
  });

  it('is refused with 422 for another payload', async () => {
    const key = randomUUID();
    await create(key, 'Payload');
    const other = await create(key, 'Changed');
    expect(other.status).toBe(422);
    expect(other.error).toMatchObject({
      extensions: { code: 'CONFLICT' },
      message: expect.stringContaining('new key'),
    });
    expect(await countRows('Changed')).toBe(0);
  });

  it('is independent of the same key of another account', async () => {
    const key = randomUUID();
    await create(key, 'Mine');
    expect((await create(key, 'Theirs', { browser: otherAdmin })).id).toMatch(/^cat_/);
  });

  it('runs on the next attempt if the first one failed', async () => {
    const key = randomUUID();
    expect((await create(key, '')).error?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await create(key, '')).error?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await create(key, 'Retried')).id).toMatch(/^cat_/);
  });

  it('does not run again if the server was killed between the change and its response', async () => {
    const key = randomUUID();
    // A failure after the first change leaves the state of a killed server: a change that is marked and has no
    // response.
    await create(key, 'Marked', { operation: FAIL_AFTER_CREATE });
    const again = await create(key, 'Marked', { operation: FAIL_AFTER_CREATE });
    expect(again.error).toMatchObject({
      extensions: { code: 'CONFLICT' },
      message: expect.stringContaining('already'),
    });
    expect(await countRows('Marked')).toBe(1);
  });

  it('runs again if the server was killed before the change', async () => {
    const key = randomUUID();
    await create(key, 'Claimed');
    await query(site.em(), "delete from category where name = 'Claimed'");
    await query(
      site.em(),
      `update idempotency_key set committed_at = null, response = null
      where started_at = (select max(started_at) from idempotency_key)`,
    );
    const pass = (time: string) =>
      query(site.em(), 'update idempotency_key set started_at = now() - $1::interval where response is null', [time]);
    await pass('10 seconds');
    expect((await create(key, 'Claimed')).error?.message).toContain('still running');
    await pass('2 minutes');
    expect((await create(key, 'Claimed')).id).toMatch(/^cat_/);
  });

  it('returns no stored response to an account that lost its role', async () => {
    const em = site.em();
    const user = makeUser(em, { roles: ['ADMIN'], passwordHash: await hashPassword(PASSWORD) });
    await em.flush();
    const browser = new TestBrowser();
    await browser.post(`${site.urls[0]}/api/login`, { username: user.username, password: PASSWORD });
    const key = randomUUID();
    expect((await create(key, 'Demoted', { browser })).id).toMatch(/^cat_/);
    await query(site.em(), "update account set roles = '{INVESTOR}' where id = $1", [user.id]);
    expect((await create(key, 'Demoted', { browser })).error?.extensions.code).toBe('FORBIDDEN');
  });

  it.each(['', 'x'.repeat(256), 'ключ'.replace(/./g, '\u00e9')])(
    'is refused with the malformed key %j',
    async (key) => {
      expect((await create(key, 'Malformed')).error?.extensions.code).toBe('BAD_USER_INPUT');
    },
  );

  it('is deleted after a day', async () => {
    await create(randomUUID(), 'Old');
    await query(site.em(), "update idempotency_key set started_at = now() - interval '25 hours'");
    await pruneIdempotencyKeys(site.em());
    expect(await query(site.em(), 'select 1 from idempotency_key')).toEqual([]);
  });
});

describe('registration with an Idempotency-Key', () => {
  const register = (key: string, changed: object = {}) =>
    new TestBrowser().fetch(`${site.urls[0]}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        username: 'repeater',
        password: PASSWORD,
        email: 'repeater@example.com',
        name: 'Rita Repeater',
        reason: 'I would like to read the documents.',
        ...changed,
      }),
    });

  it('returns the account of the first request, and 422 for other data', async () => {
    const key = randomUUID();
    const first = await register(key);
    expect(first.status).toBe(201);
    const user = await first.json();
    const second = await register(key);
    expect(second.status).toBe(201);
    expect(await second.json()).toEqual(user);
    expect((await register(key, { name: 'Someone Else' })).status).toBe(422);
    expect((await register(randomUUID())).status).toBe(409);
  });

  it('stores no name or email address that can be read in the database', async () => {
    await register(randomUUID(), { username: 'secretive', email: 'secretive@example.com' });
    const rows = await query<{ text: string }>(
      site.em(),
      "select encode(response, 'escape') as text from idempotency_key",
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ text }) => text?.includes('secretive'))).toEqual([]);
  });
});

describe('an upload with an Idempotency-Key', () => {
  const upload = async (key: string, body: Buffer) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(body)], { type: 'application/pdf' }), 'report.pdf');
    return admin.fetch(`${site.urls[0]}/uploads`, { method: 'POST', headers: { 'idempotency-key': key }, body: form });
  };

  it('is stored once, and another file under the same key is refused', async () => {
    const key = randomUUID();
    const file = await makePdf(1);
    const first = (await (await upload(key, file)).json()) as { id: string };
    expect(first.id).toMatch(/^upl_/);
    expect(await (await upload(key, file)).json()).toEqual(first);
    expect((await upload(key, await makePdf(2))).status).toBe(422);
    expect(await query(site.em(), 'select id from upload')).toEqual([{ id: first.id }]);
  });
});
