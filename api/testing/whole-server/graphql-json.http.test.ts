import http from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';
import { hashPassword } from '#api/accounts/auth/password.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { query } from '../query.ts';
import { execute } from '../database.ts';
import { TestBrowser, useSite } from '../site.ts';

// The GraphQL endpoint answers in JSON, whatever a client gets wrong and whatever rejects the request before GraphQL
// runs.

const site = useSite(1, { PUBLIC_URL: 'http://portal.example' });

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  path?: string;
}

/** Uses Node's own client, because fetch sends neither a foreign Host header nor every method. */
function send({
  method = 'POST',
  headers = {},
  body,
  path = '/graphql',
}: Call): Promise<http.IncomingMessage & { text: string }> {
  const { hostname, port } = new URL(site.urls[0]!);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, method, headers: { connection: 'close', ...headers } });
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Object.assign(response, { text: Buffer.concat(chunks).toString() })));
    });
    request.on('error', reject);
    request.end(body);
  });
}

const json = { 'content-type': 'application/json' };
/** The header that a browser adds to requests from the site's own pages. */
const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const categories = '{"query":"{ categories { nodes { id } } }"}';

it.each<[string, number, Call]>([
  ['a body that is not JSON', 400, { headers: json, body: '{' }],
  ['the same with a cookie', 400, { headers: { ...json, cookie: 'theme=paper', ...sameOrigin }, body: '{' }],
  ['a body that is a list', 400, { headers: json, body: '[]' }],
  ['no body', 400, { headers: json }],
  ['a body that is too large', 413, { headers: json, body: JSON.stringify({ query: 'x'.repeat(3_000_000) }) }],
  ['a compressed body', 415, { headers: { ...json, 'content-encoding': 'gzip' }, body: gzipSync(categories) }],
  ['another type', 400, { headers: { 'content-type': 'text/plain' }, body: categories }],
  ['another site', 403, { headers: { ...json, origin: 'http://evil.example' }, body: categories }],
  ['another host', 421, { headers: { ...json, host: 'evil.example' }, body: categories }],
  ['the method PUT', 405, { method: 'PUT', headers: json, body: categories }],
  ['the method DELETE', 405, { method: 'DELETE', headers: json }],
])('%s is answered with %i and JSON', async (_name, status, call) => {
  const response = await send(call);
  expect([response.statusCode, response.headers['content-type']]).toEqual([status, expect.stringContaining('json')]);
  expect(JSON.parse(response.text)).toMatchObject({ errors: [{ message: expect.stringMatching(/\w/) }] });
});

const USERNAME = 'ada';
const PASSWORD = 'correct horse battery staple';
const input = { username: USERNAME, password: PASSWORD };
const login = `mutation { login(input: { username: "${USERNAME}", password: "${PASSWORD}" }) { viewer { username } } }`;

it('a database that is read-only is unavailable: 503, Retry-After and JSON', async () => {
  const [database] = await query<{ name: string }>(site.em(), 'select current_database() as name');
  const url = inject('postgresUrl');
  const turn = async (state: 'on' | 'off') => {
    await execute(url, `alter database "${database!.name}" set default_transaction_read_only = ${state}`);
    // A database setting applies to new connections only.
    await execute(
      url,
      `select pg_terminate_backend(pid, 45000) from pg_stat_activity where datname = '${database!.name}'`,
    );
  };
  await turn('on');
  const response = await send({ headers: json, body: JSON.stringify({ query: login }) });
  expect(JSON.parse(response.text)).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  const rest = await send({ path: '/api/login', headers: json, body: JSON.stringify(input) });
  expect([rest.statusCode, rest.headers['retry-after']]).toEqual([503, '5']);
  await turn('off');
});

it('a session lookup that fails with a server error is answered with 500 and JSON', async () => {
  const em = site.em();
  makeUser(em, { username: USERNAME, passwordHash: await hashPassword(PASSWORD) });
  await em.flush();
  const browser = new TestBrowser();
  await browser.post(`${site.urls[0]!}/api/login`, input);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  await query(em, 'alter table session rename to session_away');
  const response = await send({ headers: { ...json, cookie, ...sameOrigin }, body: categories });
  expect(response.statusCode).toBe(500);
  expect(JSON.parse(response.text)).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
});
