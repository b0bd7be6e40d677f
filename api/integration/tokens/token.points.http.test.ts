import { describe, expect, it } from 'vitest';
import { TokenTestCreateDocument as CREATE } from '#graphql/generated/tests-integration-tokens.ts';
import { recordRefusalCounts } from '#api/operation/audit/audit.refusals.service.ts';
import { points } from '#graphql/limits.ts';
import { eventually } from '#api/testing/eventually.ts';
import { query } from '#api/testing/query.ts';
import { useTokenSite } from '#api/testing/token-site.ts';

const SCALE = 0.02;
const { site, first, second, account, holder, use } = useTokenSite({ LIMITS_SCALE: String(SCALE) });
const perMinute = points.perMinute.signedIn * SCALE;

const PEOPLE = '{ users { nodes { email } } }';
const DOCUMENTS = '{ documents { nodes { title } } }';
const costing = (cost: number) => `{ articles(first: ${cost - 1}) { nodes { id } } }`;
const costing400 = `{ ${[1, 2, 3, 4].map((i) => `a${i}: articles(first: 99) { nodes { id } }`).join(' ')} }`;

const readRefusals = async (userId: string): Promise<unknown[]> => {
  const auditQuery = "select details from audit_event where kind = 'access.refused' and actor_id = $1 order by seq";
  const rows = await query<{ details: { operation: string; scope: string; count?: number } }>(site.em(), auditQuery, [
    userId,
  ]);
  return rows.map(({ details: { operation, scope, count } }) => [operation, scope, ...(count ? [count] : [])]);
};

describe('an operation of a token that lacks a scope', () => {
  it('uses points until the minute has none left, and is recorded once per field', async () => {
    const { secret, user } = await holder(['CONTENT_READ'], { roles: ['ADMIN'] });
    const statuses: number[] = [];
    for (const text of [DOCUMENTS, DOCUMENTS]) statuses.push((await use(secret, text)).status);
    while (statuses.at(-1) === 403) statuses.push((await use(secret, PEOPLE)).status);
    expect(statuses.at(-1)).toBe(429);
    // The points for creating the token, on the other server, arrive in the meantime or later.
    const most = perMinute / points.refused;
    expect([most - 1, most]).toContain(statuses.length - 1);
    const response = await use(secret, '{ events { nodes { id } } }');
    expect(response).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await readRefusals(user.id)).toEqual([
      ['documents', 'DOCUMENTS_READ'],
      ['users', 'PEOPLE_READ'],
    ]);
    expect((await use((await holder(['CONTENT_READ'])).secret, costing(2))).status).toBe(200);
  });

  it('is recorded with a count an hour later, for all tokens of its owner and whatever the operation is called', async () => {
    const { browser, secret, user } = await holder(['CONTENT_READ'], { roles: ['ADMIN'] });
    const input = { name: 'Other', scopes: ['EVENTS_READ' as const] };
    const { data } = await browser.run(first(), CREATE, { input });
    await use(secret, PEOPLE);
    await use(secret, `query Harmless ${PEOPLE}`);
    await use(data.createToken.secret, `query Other { other: users { nodes { email } } }`);
    expect(await readRefusals(user.id)).toEqual([['users', 'PEOPLE_READ']]);
    await query(site.em(), "update access_refusal set since = now() - interval '61 minutes' where account_id = $1", [
      user.id,
    ]);
    // A server that records the same row at this moment is left to finish.
    await recordRefusalCounts(site.em());
    await eventually(async () =>
      expect(await readRefusals(user.id)).toEqual([
        ['users', 'PEOPLE_READ'],
        ['users', 'PEOPLE_READ', 2],
      ]),
    );
  });
});

describe('the points of an account', () => {
  it('can be used completely', async () => {
    const { browser } = await account();
    const bySession = async (text: string) => (await browser.post(`${second()}/graphql`, { query: text })).status;
    for (let spent = 0; spent < perMinute; spent += 400) expect(await bySession(costing400)).toBe(200);
    expect(await bySession(costing(2))).toBe(429);
  });

  it('are its own for each token, on every server, so that a program does not lock out its owner', async () => {
    const { browser, secret } = await holder(['CONTENT_READ']);
    const input = { name: 'Other', scopes: ['CONTENT_READ' as const] };
    const other = (await browser.run(first(), CREATE, { input })).data.createToken.secret;
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 50) statuses.push((await use(secret, costing(101))).status);
    expect(statuses.length - 1).toBe(Math.floor(perMinute / 101));
    expect((await use(other, costing(101))).status).toBe(200);
    for (const url of [first(), second()])
      expect((await browser.post(`${url}/graphql`, { query: costing(101) })).status).toBe(200);
    await eventually(async () => expect((await use(secret, costing(101))).status).toBe(429));
  });
});
