import { beforeEach, describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { eventually } from '#api/testing/eventually.ts';
import { useSite } from '#api/testing/site.ts';

const site = useSite();
const url = () => site.urls[0]!;
const json = { 'content-type': 'application/json' };
const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) =>
  fetch(url() + path, { method: 'POST', headers, body });

const LEVELS = 5_000;
const lists = '['.repeat(LEVELS) + ']'.repeat(LEVELS);
const SENTENCE = 'JSON can be nested at most 20 levels deep.';
const withCookie = { cookie: 'sid=x', 'sec-fetch-site': 'same-origin' };

/** The status and the message: JSON from `/graphql`, text from all other paths. */
async function readRefusal(response: Response): Promise<[number, string | undefined]> {
  const text = await response.text();
  if (!response.url.includes('/graphql')) return [response.status, text];
  const { errors } = JSON.parse(text) as { errors: { message: string }[] };
  return [response.status, errors.map(({ message }) => message).join()];
}

/** The crash needed a warm cache: only then was the key of a request computed. */
beforeEach(() =>
  eventually(async () => {
    const response = await post('/graphql', '{"query":"{ categories { nodes { id } } }"}');
    if (response.status !== 200 || response.headers.has('ratelimit')) throw new Error('not yet answered from memory');
  }),
);

describe('JSON nested deeper than 20 levels', () => {
  it.each([
    ['/graphql', `{"query":"{ __typename }","variables":{"a":${lists}}}`],
    ['/graphql', `{"query":"{ __typename }","extensions":{"a":${lists}}}`],
    ['/graphql', lists],
    ['/graphql', `{"query":"{ __typename }","variables":{"a":${lists}},"more":"${'x'.repeat(20_000)}"}`],
    ['/api/login', `{"username":"a","password":${lists}}`],
    ['/api/register', `{"username":${lists}}`],
    ['/api/visits', `{"path":${lists}}`],
  ])('is refused in a body sent to %s (%#)', async (path, body) => {
    for (const headers of [json, { ...json, ...withCookie }, { 'content-type': 'application/json;charset=UTF-8' }]) {
      const response = await post(path, body, headers);
      expect(await readRefusal(response)).toEqual([400, SENTENCE]);
    }
  });

  it.each(['variables', 'extensions'])('is refused in the parameter %s of a GET request', async (name) => {
    const deep = `{"a":${'['.repeat(2_000)}${']'.repeat(2_000)}}`;
    for (const cookie of [{}, withCookie]) {
      const headers = { 'apollo-require-preflight': '1', ...cookie } as Record<string, string>;
      const parameters = new URLSearchParams({ query: '{ __typename }', [name]: deep });
      const response = await fetch(`${url()}/graphql?${parameters}`, { headers });
      expect(await readRefusal(response)).toEqual([400, SENTENCE]);
    }
  });

  it('is rejected in any encoding other than UTF-8', async () => {
    const body = `{"query":"{ __typename }","variables":{"a":${lists}}}`;
    for (const [charset, bytes] of [
      ['utf-16', Buffer.from(body, 'utf16le')],
      ['utf-16le', Buffer.from(body, 'utf16le')],
      ['utf-7', Buffer.from(body.replaceAll('[', '+AFs-'))],
    ] as const) {
      const headers = { 'content-type': `application/json; charset=${charset}` };
      for (const path of ['/graphql', '/api/login'])
        expect([charset, path, (await post(path, bytes, headers)).status]).toEqual([charset, path, 415]);
    }
  });

  it('leaves the server and its database running', async () => {
    expect((await fetch(`${url()}/readyz`)).status).toBe(200);
    await query(site.em(), 'select 1');
  });

  it('does not include 20 levels', async () => {
    // The body and `variables` are two of them.
    const body = `{"query":"{ __typename }","variables":{"a":${'['.repeat(18)}${']'.repeat(18)}}}`;
    expect((await post('/graphql', body)).status).toBe(200);
  });
});
