// Three servers behind nginx and PgBouncer, over a primary with a synchronous standby and an S3-compatible store: runs
// people's journeys on them, beside a server of the former release, with clocks that differ, during rolling restarts and
// through a failover of the database. Prints one table, and exits with code 1 if a goal is missed. Linux only.
// Run: npm run build && npm run drill cluster [-- --former <folder with a build of the former release>]
import 'reflect-metadata';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPgBouncer } from '#api/testing/pgbouncer.ts';
import { findLosses, Writers } from '../drill-writes.ts';
import { DatabasePair, query, waitFor } from './database.ts';
import { buildFormerRelease } from './former.ts';
import { ADMIN_PASSWORD, runJourneys } from './journey.ts';
import { sendDuring } from './load.ts';
import { reserveEntries, startProxy } from './proxy.ts';
import { Servers } from './servers.ts';
import { startStore } from './store.ts';

const SERVERS = 3;
const JOURNEYS = 5;
const RESTARTS = 20;
const REQUESTS = 10_000;
const WRITES = 50;
const CLOCKS = [5, -5, 0];

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const { values } = parseArgs({ options: { former: { type: 'string' } }, allowPositionals: true });
const former = values.former ?? buildFormerRelease();
const folder = await mkdtemp(path.join(os.tmpdir(), 'cluster-'));
const results: { goal: string; wanted: string; measured: string; ok: boolean }[] = [];

function report(goal: string, wanted: string, measured: string, ok: boolean): void {
  results.push({ goal, wanted, measured, ok });
  console.log(`${ok ? 'ok  ' : 'MISS'} ${goal}: ${measured}`);
}

const database = await DatabasePair.start(folder);
// As docs/operate/database.md says for PgBouncer in transaction mode.
for (const limit of ["statement_timeout = '5s'", "idle_in_transaction_session_timeout = '10s'"])
  await query(database.primaryUrl, `alter role app set ${limit}`);
const pooler = await startPgBouncer(database.primaryUrl, 'transaction');
const store = await startStore(folder);
const entries = await reserveEntries();
const servers = await Servers.prepare(SERVERS, folder, {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PUBLIC_URL: `http://127.0.0.1:${entries[0]}`,
  DATABASE_URL: pooler.url,
  DATABASE_NAMED_STATEMENTS: 'false',
  STORAGE_URL: store.url,
  SESSION_SECRET: 'a session secret for the drills only',
  ADMIN_PASSWORD,
  TRUST_PROXY: '127.0.0.1',
  LIMITS_SCALE: '10000',
  LOG_LEVEL: 'warn',
  DRAIN_SECONDS: '1',
});
const proxy = await startProxy(folder, entries, servers.ports);
const [entry] = proxy.urls;

async function reportJourneys(goal: string): Promise<void> {
  const { steps, failures, servers: used, retries } = await runJourneys(entry, SERVERS, JOURNEYS);
  const measured = `${failures.length} of ${steps} steps failed, ${used.size} servers answered, ${retries} requests sent again`;
  report(`journeys, ${goal}`, '0 failed, 3 servers', measured, failures.length === 0 && used.size === SERVERS);
  for (const failure of failures) console.log(`     ${failure}`);
}

/** One server of the former release beside two of this one, which have migrated its database. */
async function runBesideFormerRelease(): Promise<void> {
  for (let index = 0; index < SERVERS; index += 1) await servers.start(index, { release: former });
  await reportJourneys('three servers of the former release');
  for (const index of [1, 2]) await servers.restart(index);
  await reportJourneys('one server of the former release beside two new ones');
  await servers.restart(0);
  await reportJourneys('three new servers');
}

async function restartInTurn(): Promise<void> {
  let failedExits = 0;
  const restarting = async () => {
    for (let restart = 0; restart < RESTARTS; restart += 1)
      if ((await servers.restart(restart % SERVERS)) !== 0) failedExits += 1;
  };
  const answers = await sendDuring(proxy.urls, REQUESTS, restarting());
  const all = Object.values(answers).reduce((sum, number) => sum + number, 0);
  const failed = all - (answers['GET 200'] ?? 0) - (answers['POST 200'] ?? 0);
  const measured = `${failed} of ${all.toLocaleString('en-US')} failed, ${failedExits} servers ended with an error`;
  report(`${RESTARTS} rolling restarts under load`, '0 of 10,000 failed', measured, failed + failedExits === 0);
  if (failed > 0) console.log(answers, servers.readLogs().slice(-20));
}

async function changeClocks(): Promise<void> {
  for (let index = 0; index < SERVERS; index += 1) await servers.restart(index, { clockMinutes: CLOCKS[index] ?? 0 });
  const dates = await Promise.all(servers.ports.map(async (port) => fetch(`http://127.0.0.1:${port}/livez`)));
  const minutes = dates.map(({ headers }) => Math.round((Date.parse(headers.get('date')!) - Date.now()) / 60_000));
  report('clocks of the servers', '+5, -5 and 0 minutes', minutes.join(', '), minutes.join() === CLOCKS.join());
  await reportJourneys('with these clocks');
  await reportEmails();
}

/** Jobs of all servers send emails; leases make sure that each is sent once. */
async function reportEmails(): Promise<void> {
  const unsent = 'select 1 from mail where sent_at is null and given_up_at is null limit 1';
  await waitFor(async () => (await query(database.primaryUrl, unsent)).length === 0, 'Emails wait.', 120_000);
  const emails = await query<{ id: string }>(database.primaryUrl, 'select id from mail');
  const names: string[] = [];
  for (let index = 0; index < SERVERS; index += 1)
    names.push(...(await readdir(path.join(servers.getDataFolder(index), 'mail')).catch(() => [])));
  const wrong = emails.filter(({ id }) => names.filter((name) => name.includes(id)).length !== 1).length;
  report('emails sent once', 'all', `${emails.length - wrong} of ${emails.length}`, wrong === 0 && emails.length > 0);
}

async function failOver(): Promise<void> {
  for (let index = 0; index < SERVERS; index += 1) await servers.restart(index);
  const writers = new Writers(entry);
  await writers.signIn();
  const count = () => writers.accounts.length + writers.articles.length;
  const writeMore = async () => {
    const before = count();
    await waitFor(async () => count() >= before + WRITES, 'No further write is acknowledged.', 1_800_000);
  };
  writers.begin();
  await writeMore();
  const failed = performance.now();
  await database.failOver();
  await pooler.pointTo(database.standbyUrl);
  const before = count();
  await waitFor(async () => count() > before, 'The servers do not write to the new primary.', 600_000);
  const seconds = ((performance.now() - failed) / 1_000).toFixed(1);
  await writeMore();
  await writers.end();
  const client = new pg.Client({ connectionString: database.standbyUrl });
  await client.connect();
  // The journeys had emails of their own, so only these counts are exact.
  const {
    accountsWithoutTheirMails: _mails,
    reviewMailsMissing: _reviews,
    ...losses
  } = await findLosses(client, writers);
  await client.end();
  const lost = Object.values(losses).reduce((sum, number) => sum + number, 0);
  const measured = `${lost} of ${count()} lost, writes again after ${seconds} s, answers ${JSON.stringify(writers.statuses)}`;
  report('failover to the standby', '0 acknowledged writes lost', measured, lost === 0);
  if (lost > 0) console.log(losses);
  await reportJourneys('after the failover');
}

try {
  await runBesideFormerRelease();
  await restartInTurn();
  await changeClocks();
  await failOver();
} catch (error) {
  report('the drill', 'completes', error instanceof Error ? error.message : String(error), false);
} finally {
  await servers.stopAll();
  for (const service of [proxy, store, pooler, database]) await service.stop();
  await rm(folder, { recursive: true, force: true });
}
console.table(results);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
