import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#api/entities.ts';
import { readEnv } from '#api/platform/env.ts';
import { createLogger } from '#api/platform/logger.ts';
import { openOrm } from '#api/platform/database/orm.ts';
import { type RunningServer, serve } from '#api/serve.ts';
import { cloneDatabase } from '../database.ts';
import { eventually } from '../eventually.ts';
import { cuttableWire } from '../wire.ts';

// Tests a database that accepts connections but never answers, as when its processes are stopped or its disk hangs.

let wire: Awaited<ReturnType<typeof cuttableWire>>;
let orm: MikroORM;
let server: RunningServer;
beforeAll(async () => {
  const database = await cloneDatabase('frozen');
  wire = await cuttableWire(database.url);
  const log = createLogger('silent');
  orm = await openOrm(wire.url, entities, 4);
  const env = readEnv({ NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'silent', DRAIN_SECONDS: '0' });
  server = await serve({ env, log, orm, databaseUrl: wire.url });
  // The first requests also load modules. On a busy machine, that would make others wait too long for a connection.
  for (const first of firstRequests) await first();
});
afterAll(async () => {
  wire.thaw();
  await server.stop();
  await orm.close();
  await wire.close();
});

const get = (path: string) => fetch(server.url + path, { headers: { accept: 'text/html' } });
const post = (path: string, body: object) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const firstRequests = [
  () => get('/resources?search=first'),
  () => post('/graphql', { query: '{ categories { nodes { id } } }' }),
  () => post('/api/login', { username: 'ada-first', password: 'correct horse battery' }),
];

/**
 * Sends more requests than the pool has connections, of three kinds. They differ in each round, so that no cached
 * answer serves them.
 */
const send = (round: number): Promise<Response>[] =>
  [1, 2, 3, 4].flatMap((n) => [
    get(`/resources?search=round-${round}-${n}`),
    post('/graphql', { query: `{ articles(first: ${10 * round + n}) { nodes { id } } categories { nodes { id } } }` }),
    post('/api/login', { username: `ada-${round}-${n}`, password: 'correct horse battery' }),
  ]);
const statuses = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status);

it(
  'while the database hangs every request gets a response, and the server recovers afterwards',
  { tags: ['all'] },
  async () => {
    const before = await statuses(send(1));
    expect(before.every((status) => status < 500)).toBe(true);
    wire.freeze();
    // With connections that are free, so that its statement is sent and gets no answer.
    expect((await get('/readyz')).status).toBe(503);

    const order: string[] = [];
    const note = (name: string) => (response: Response) => {
      order.push(name);
      return response;
    };
    const answers = send(2).map((answer) => answer.then(note('request')));
    const ready = get('/readyz').then(note('readyz'));
    expect((await ready).status).toBe(503);
    // The load balancer learns about the outage before the first visitor's request times out.
    expect(order[0]).toBe('readyz');
    for (const answer of await Promise.all(answers)) {
      expect(answer.status).toBe(503);
      // 2 is the answer to requests whose turn never came, because four others of the address waited for the database.
      expect(['2', '5']).toContain(answer.headers.get('retry-after'));
    }
    expect((await get('/livez')).status).toBe(200);

    wire.thaw();
    await eventually(async () => expect((await get('/readyz')).status).toBe(200));
    expect(await statuses(send(3))).toEqual(before);
  },
);
