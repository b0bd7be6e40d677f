// Kills the server and restarts and freezes its database during writes. Then checks that every acknowledged write
// exists, that none is partial, and that every connection of the pool works. Linux only. Run: npm run build && npm run
// drill [kills] [restarts] [seconds frozen]
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createLogger } from '../api/platform/logger.ts';
import { startPostgres } from '../api/platform/postgres/postgres.ts';
import { findFreePort, readPostmaster } from '../api/platform/postgres/postmaster.ts';
import { isAlive } from '../api/platform/processes.ts';
import { projectRoot } from '../api/platform/root.ts';
import { findLosses, Writers } from './drill-writes.ts';

const [KILLS = 50, RESTARTS = 20, FROZEN_SECONDS = 40] = process.argv.slice(2).map(Number);
/** The pool size of openOrm. */
const SLOTS = 10;
const port = Number(process.env['PORT'] ?? (await findFreePort()));
const url = `http://127.0.0.1:${port}`;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const folder = await mkdtemp(path.join(os.tmpdir(), 'drill-'));
let running: ChildProcess | undefined;
process.once('exit', () => {
  running?.kill('SIGKILL');
  const postmaster = readPostmaster(path.join(folder, 'postgres'));
  if (!postmaster || !isAlive(postmaster.pid)) return;
  process.kill(postmaster.pid, 'SIGQUIT');
  // A frozen process receives the signal when it continues.
  process.kill(postmaster.pid, 'SIGCONT');
});
const postgres = await startPostgres({ dataDir: folder });
postgres.watch({ log: createLogger('silent'), onFailure: console.error, everyMs: 50, firstDelayMs: 1 });
const env = {
  ...process.env,
  NODE_ENV: 'production',
  PORT: String(port),
  DATA_DIR: folder,
  DATABASE_URL: postgres.url(),
  LOG_LEVEL: 'fatal',
  DRAIN_SECONDS: '0',
  SESSION_SECRET: 'a session secret for the drills only',
  ADMIN_PASSWORD: 'correct horse battery',
  LIMITS_SCALE: '1000000',
};

async function start(): Promise<ChildProcess> {
  const main = path.join(projectRoot, 'dist/server/server.js');
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  running = server;
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}. Is there a build?`);
    await delay(50);
  }
  return server;
}

const isReady = () =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(30_000) })
    .then(({ ok }) => ok)
    .catch(() => false);

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: postgres.url() });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const writers = new Writers(url);
const countWrites = () => writers.accounts.length + writers.articles.length;

async function waitForWrites(number: number): Promise<void> {
  const before = countWrites();
  while (countWrites() < before + number) await delay(20);
}

async function killServers(): Promise<void> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await start();
    if (kill === 0) await writers.signIn();
    writers.begin();
    // On a busy machine, a second can pass without an acknowledged write that the kill could lose.
    await waitForWrites(1);
    await delay(Math.random() * 900);
    server.kill('SIGKILL');
    await writers.end();
  }
}

const postmaster = async (): Promise<number> =>
  Number((await readFile(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

async function restartDatabase(): Promise<void> {
  writers.begin();
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    await waitForWrites(5);
    process.kill(await postmaster(), restart % 2 === 0 ? 'SIGKILL' : 'SIGINT');
    await delay(300);
    while (!(await isReady())) await delay(50);
  }
  await writers.end();
}

/** All processes of the database, the postmaster first, so that it starts no further ones. */
async function everyProcess(): Promise<number[]> {
  const pid = await postmaster();
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.trim().split(' ').filter(Boolean).map(Number)];
}

async function freeze() {
  const pids = await everyProcess();
  writers.longestMs = 0;
  writers.begin();
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  let longestReadyMs = 0;
  const end = performance.now() + FROZEN_SECONDS * 1_000;
  while (performance.now() < end) {
    const startTime = performance.now();
    await isReady();
    longestReadyMs = Math.max(longestReadyMs, performance.now() - startTime);
    await delay(500);
  }
  const longestAnswerMs = writers.longestMs;
  for (const pid of pids) process.kill(pid, 'SIGCONT');
  const resumed = performance.now();
  const writeCount = countWrites();
  while (!(await isReady()) || countWrites() === writeCount) await delay(20);
  const recoveredMs = performance.now() - resumed;
  await writers.end();
  return { longestReadyMs, longestAnswerMs, recoveredMs };
}

/**
 * Counts usable connections: sign-ins that wait for a lock hold one connection each. If none is lost, as many wait at
 * once as the pool has.
 */
async function countUsableSlots(): Promise<number> {
  const [holder, watcher] = [await connect(), await connect()];
  await holder.query('begin; lock table limit_counter in access exclusive mode');
  const answers = Array.from({ length: SLOTS * 2 }, (_, n) =>
    writers.post('/api/login', { username: `waiting-${n}`, password: 'nothing at all' }),
  );
  const sql =
    "select count(*)::int as n from pg_stat_activity where application_name = 'portal' and wait_event_type = 'Lock'";
  let most = 0;
  for (let look = 0; look < 40; look += 1) {
    most = Math.max(most, (await watcher.query<{ n: number }>(sql)).rows[0]!.n);
    await delay(50);
  }
  await holder.query('rollback');
  await Promise.all(answers);
  await Promise.all([holder.end(), watcher.end()]);
  return most;
}

await killServers();
console.log(`${KILLS} kills`, writers.statuses);
const server = await start();
await restartDatabase();
console.log(`${RESTARTS} restarts of the database`, writers.statuses);
const frozen = await freeze();
console.log(`${FROZEN_SECONDS} s frozen`, writers.statuses, frozen);
const usableSlots = await countUsableSlots();

const client = await connect();
const unsent = 'select 1 from mail where sent_at is null and given_up_at is null limit 1';
while ((await client.query(unsent)).rows.length > 0) await delay(200);
const { rows: emails } = await client.query<{ id: string }>('select id from mail');
const names = await readdir(path.join(folder, 'mail'));
server.kill('SIGTERM');
const [exitCode] = (await once(server, 'exit')) as [number | null];
const losses = {
  ...(await findLosses(client, writers)),
  mailsLost: emails.filter(({ id }) => !names.some((name) => name.includes(id))).length,
  slotsLost: SLOTS - usableSlots,
  answers500: writers.statuses[500] ?? 0,
  failedExits: exitCode === 0 ? 0 : 1,
  // A drill without writes shows nothing.
  kindsNeverWritten: [writers.accounts, writers.articles].filter((written) => written.length === 0).length,
};
console.log({ accounts: writers.accounts.length, articles: writers.articles.length, mails: emails.length, ...losses });
const isWhole = Object.values(losses).every((number) => number === 0);
console.log(isWhole ? 'No data was lost, and no operation was left incomplete.' : 'DATA WAS LOST.');
await client.end();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exit(isWhole ? 0 : 1);
