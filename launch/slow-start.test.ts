import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../api/platform/postgres/postmaster.ts';
import { cloneDatabase } from '../api/testing/database.ts';
import { eventually } from '../api/testing/eventually.ts';
import { cuttableWire } from '../api/testing/wire.ts';

// The built server, whose database is there but answers late: another program holds locks, or the machine is busy.

const ROOT = path.resolve(import.meta.dirname, '..');
const SERVER = path.join(ROOT, 'dist/server/server.js');
/** Milliseconds. A first start needs some seconds of CPU time, and other tests run beside it. */
const patiently = <T>(check: () => T | Promise<T>) => eventually(check, 300_000);

async function start(databaseUrl: string) {
  const [port, folder] = [await findFreePort(), await mkdtemp(path.join(os.tmpdir(), 'slow-start-'))];
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    NODE_ENV: 'production',
    SESSION_SECRET: randomBytes(32).toString('base64'),
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'warn',
  };
  const server = spawn(process.execPath, [SERVER], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const hasEnded = () => server.exitCode !== null;
  const ended = once(server, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  return { ended, hasEnded, isReady, readOutput: () => output };
}

type Server = Awaited<ReturnType<typeof start>>;

/** A database with tables that nobody can read or write until `unlock` is called: those that a start reads first, or others. */
async function lockDatabase(tables = 'article, category, account') {
  const { url } = await cloneDatabase('slow_start');
  // A transaction reads the list of connections once, so another one watches them.
  const [holder, watcher] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
  for (const client of [holder, watcher]) {
    await client.connect();
    onTestFinished(() => client.end());
  }
  await holder.query('begin');
  await holder.query(`lock table ${tables} in access exclusive mode`);
  /** Resolves when a statement of the server has waited for the lock so many seconds. */
  const waitForServer = async (server: Server, seconds: number) => {
    const rows = await patiently(async () => {
      const { rows } = await watcher.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query_start < clock_timestamp() - make_interval(secs => $1)`,
        [seconds],
      );
      expect(rows.length > 0 || server.hasEnded()).toBe(true);
      return rows;
    });
    expect(server.hasEnded(), server.readOutput()).toBe(false);
    return rows;
  };
  const endConnection = async (pid: number) => void (await watcher.query('select pg_terminate_backend($1)', [pid]));
  return { url, waitForServer, endConnection, unlock: async () => void (await holder.query('rollback')) };
}

/** One sentence for the operator. */
function expectSentence(output: string, sentence: RegExp): void {
  const lines = output.trim().split('\n');
  expect(lines.at(-1), output).toMatch(sentence);
  expect(lines.slice(0, -1), 'no stack and no second message').toEqual([]);
}

describe('an operator who starts the server', () => {
  it('gets it although the first statements wait for longer than those of a visitor may', async () => {
    const database = await lockDatabase();
    const server = await start(database.url);
    // The statements of requests end after ten seconds.
    await database.waitForServer(server, 12);
    await database.unlock();
    await patiently(async () => expect(await server.isReady(), server.readOutput()).toBe(true));
  });

  it('gets it and its report although the accounts cannot be read once it listens', async () => {
    const database = await lockDatabase('account');
    const server = await start(database.url);
    await patiently(() => expect(server.readOutput(), 'the report').toMatch(/^Ready: .+\nData: /m));
    expect(server.readOutput()).toContain('a part of the report of the start could not be read');
    expect(server.readOutput()).not.toContain('administrator');
    expect(await server.isReady(), server.readOutput()).toBe(true);
    await database.unlock();
    expect(server.hasEnded()).toBe(false);
  });

  it('reads in one sentence that the database ended the connection meanwhile', async () => {
    const database = await lockDatabase();
    const server = await start(database.url);
    const [waiting] = await database.waitForServer(server, 0);
    await database.endConnection(waiting!.pid);
    expect(await server.ended).toBe(1);
    expectSentence(server.readOutput(), /^PostgreSQL at 127\.0\.0\.1:\d+ cannot be reached \(.+\)\. Start it, or/);
  });

  it('reads in one sentence that the database went away meanwhile', async () => {
    const database = await lockDatabase();
    const wire = await cuttableWire(database.url);
    const server = await start(wire.url);
    await database.waitForServer(server, 0);
    wire.cut();
    expect(await server.ended).toBe(1);
    expectSentence(server.readOutput(), /^PostgreSQL at 127\.0\.0\.1:\d+ cannot be reached \(.+\)\. Start it, or/);
  });

  it('reads in one sentence that the database did not answer for a minute', { tags: ['all'] }, async () => {
    const database = await lockDatabase();
    const server = await start(database.url);
    expect(await server.ended).toBe(1);
    expectSentence(server.readOutput(), /^The database does not answer in time\. If this machine is busy, start again/);
  });
});
