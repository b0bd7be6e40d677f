import type { MikroORM } from '@mikro-orm/postgresql';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#api/entities.ts';
import { limitWork } from '#api/platform/http/deadline.ts';
import { close, createHttpServer, giveTime, listen } from '#api/platform/http/listen.ts';
import { restFailure } from '#api/platform/http/rest.ts';
import { openOrm } from '#api/platform/database/orm.ts';
import { query } from '../query.ts';
import { cloneDatabase } from '../database.ts';
import { eventually } from '../eventually.ts';

// Tests statements that exceed the time limit of their request, and clients that disconnect early.

/** Longer than a busy machine needs to cancel it. */
const SLOW = 'select pg_sleep(60)';
let orm: MikroORM;
let watcher: MikroORM;
const servers: ReturnType<typeof createHttpServer>[] = [];
let finished = 0;
let isCarriedOut = false;

beforeAll(async () => {
  const { url } = await cloneDatabase('deadline');
  orm = await openOrm(url, entities, 2);
  watcher = await openOrm(url, entities, 1);
  // The commit itself takes longer than the deadline of the tests.
  for (const statement of [
    'create table slow_commit (id integer)',
    "create function commit_slowly() returns trigger language plpgsql as 'begin perform pg_sleep(0.3); return null; end'",
    'create constraint trigger slow after insert on slow_commit deferrable initially deferred for each row execute function commit_slowly()',
  ])
    await query(watcher.em.fork(), statement);
});
afterAll(async () => {
  for (const server of servers) await close(server, 0);
  await orm.close();
  await watcher.close();
});

async function start(deadlineMs?: number): Promise<string> {
  const app = express();
  app.use(limitWork(restFailure, deadlineMs));
  app.get('/read', async (_request, response) => void response.json(await query(orm.em.fork(), SLOW)));
  app.post('/write', async (_request, response) => {
    await orm.em.fork().transactional((em) => query(em, SLOW));
    response.end();
  });
  app.post('/save', async (_request, response) => {
    await orm.em.fork().transactional((em) => query(em, 'insert into slow_commit values (1)'));
    response.json(await query(orm.em.fork(), "select 'saved' as state"));
  });
  app.post('/late', async (_request, response) => {
    await orm.em.fork().transactional((em) => query(em, 'select 1'));
    response.json(await query(orm.em.fork(), "select 'saved' as state, pg_sleep(0.3)"));
  });
  app.post('/upload', async (request, response) => {
    giveTime(request);
    await query(orm.em.fork(), 'select pg_sleep(0.2)');
    finished += 1;
    response.end('stored');
  });
  app.post('/repeatable', async (_request, response) => {
    await query(orm.em.fork(), 'select pg_sleep(0.2)');
    isCarriedOut = true;
    response.end();
  });
  app.get('/stuck', () => undefined);
  app.get('/sent', async (_request, response) => {
    response.write('first');
    await query(orm.em.fork(), 'select pg_sleep(0.2)');
    response.end(' second');
  });
  app.use(restFailure);
  const server = createHttpServer(app);
  servers.push(server);
  return `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
}

const ACTIVE = `select pid from pg_stat_activity where datname = current_database() and state = 'active' and query ~ 'pg_sleep'
  and pid <> pg_backend_pid()`;
const countActive = async () => (await query(watcher.em.fork(), ACTIVE)).length;
/** How long the last statement of each idle backend took, measured by the database. */
const DURATIONS = `select extract(epoch from state_change - query_start)::float8 as seconds from pg_stat_activity
  where datname = current_database() and query ~ 'pg_sleep\\(60\\)' and state <> 'active' and pid <> pg_backend_pid()`;

it.each(['GET /read', 'POST /write'])('a statement of %s is canceled when its client disconnects', async (request) => {
  const [method, path] = request.split(' ') as [string, string];
  const url = await start();
  const leaving = new AbortController();
  const answer = fetch(url + path, { method, signal: leaving.signal }).catch((error: Error) => error.name);
  await eventually(async () => expect(await countActive()).toBe(1));
  leaving.abort();
  expect(await answer).toBe('AbortError');
  await eventually(async () => expect(await countActive()).toBe(0));
  for (const { seconds } of await query<{ seconds: number }>(watcher.em.fork(), DURATIONS))
    expect(seconds).toBeLessThan(60);
  // The connection is intact and free for the next request.
  expect(await query(orm.em.fork(), 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('a request with an Idempotency-Key is completed although its client disconnects', async () => {
  const url = await start();
  const leaving = new AbortController();
  const init = { method: 'POST', headers: { 'idempotency-key': 'one' }, signal: leaving.signal };
  const answer = fetch(`${url}/repeatable`, init).catch(() => null);
  await eventually(async () => expect(await countActive()).toBe(1));
  leaving.abort();
  await answer;
  await eventually(() => expect(isCarriedOut).toBe(true));
});

it.each(['GET /read', 'POST /write', 'GET /stuck'])('%s gets a 503 response at its deadline', async (request) => {
  const [method, path] = request.split(' ') as [string, string];
  const response = await fetch((await start(100)) + path, { method });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.text()).toBe('Temporarily unavailable. Try again in a moment.');
  expect(await countActive()).toBe(0);
});

it.each(['/save', '/late'])(
  'a person whose change was committed gets its answer, although the deadline passed: %s',
  async (path) => {
    const response = await fetch((await start(100)) + path, { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([200, [expect.objectContaining({ state: 'saved' })]]);
  },
);

it('sending a response or receiving an upload may take longer than computing a response', async () => {
  const url = await start(100);
  expect(await (await fetch(`${url}/sent`)).text()).toBe('first second');
  expect(await (await fetch(`${url}/upload`, { method: 'POST', body: 'file' })).text()).toBe('stored');
});

it('a partial upload is stored up to the point where its client disconnected', async () => {
  const url = await start();
  const before = finished;
  const leaving = new AbortController();
  const answer = fetch(`${url}/upload`, { method: 'POST', body: 'file', signal: leaving.signal }).catch(() => null);
  await eventually(async () => expect(await countActive()).toBe(1));
  leaving.abort();
  await answer;
  await eventually(() => expect(finished).toBe(before + 1));
});
