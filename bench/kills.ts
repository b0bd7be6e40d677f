// Kills the server 50 times while people register, and then counts: every account that was acknowledged is there, and
// every account there is has its audit event and its mails, of which none is lost. Needs a build.
// Run: npm run build && npx tsx bench/kills.ts [kills]
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../api/platform/postgres/postgres.ts';
import { projectRoot } from '../api/platform/root.ts';

const KILLS = Number(process.argv[2] ?? 50);
const PORT = Number(process.env['PORT'] ?? 8150);
const url = `http://127.0.0.1:${PORT}`;

const folder = await mkdtemp(path.join(os.tmpdir(), 'kills-'));
const postgres = await startPostgres({ dataDir: folder });
const settings = {
  NODE_ENV: 'production',
  PORT: String(PORT),
  DATA_DIR: folder,
  DATABASE_URL: postgres.url(),
  LOG_LEVEL: 'silent',
  DRAIN_SECONDS: '0',
};
const env = {
  ...process.env,
  ...settings,
  SESSION_SECRET: 'kills '.repeat(8),
  ADMIN_PASSWORD: 'correct horse battery',
  LIMITS_SCALE: '1000000',
};

async function start() {
  const server = spawn(process.execPath, [path.join(projectRoot, 'dist/server/server.js')], { env, stdio: 'ignore' });
  for (;;) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return server;
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}. Is there a build?`);
    await delay(50);
  }
}

const acknowledged: string[] = [];
let asked = 0;

async function register(): Promise<void> {
  const username = `person-${(asked += 1)}`;
  const body = JSON.stringify({
    username,
    password: 'correct horse battery staple',
    email: `${username}@fund.example`,
    name: username,
    reason: 'I hold shares.',
  });
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => null);
  if (response?.status === 201) acknowledged.push(username);
}

async function round(): Promise<void> {
  const server = await start();
  let going = true;
  const people = [1, 2, 3, 4].map(async () => {
    while (going) await register();
  });
  await delay(100 + Math.random() * 900);
  server.kill('SIGKILL');
  going = false;
  await Promise.all(people);
}

for (let kill = 0; kill < KILLS; kill += 1) await round();

const last = await start();
const client = new pg.Client({ connectionString: postgres.url() });
await client.connect();
const number = async (sql: string, values: unknown[] = []) =>
  Number((await client.query<{ n: string }>(`select count(*) as n ${sql}`, values)).rows[0]?.n);
while ((await number('from mail where sent_at is null and given_up_at is null')) > 0) await delay(200);
last.kill('SIGTERM');

const { rows: sent } = await client.query<{ id: string }>('select id from mail');
const files = (await readdir(path.join(folder, 'mail'))).join('\n');
const people = "from account where 'ADMIN' <> all(roles)";
const result = {
  kills: KILLS,
  asked,
  acknowledged: acknowledged.length,
  accounts: await number(people),
  acknowledgedButMissing: await number(
    'from unnest($1::text[]) name where not exists (select 1 from account where username = name)',
    [acknowledged],
  ),
  withoutAuditEvent: await number(
    `${people} and not exists (select 1 from audit_event where kind = 'account.registered' and subject_id = account.id)`,
  ),
  withoutTheirMails: await number(`${people} and (select count(*) from mail where recipient = account.email) <> 2`),
  withoutReviewersMail: (await number(people)) - (await number("from mail where kind = 'review.new_request'")),
  eventsWithoutAccount: await number(
    "from audit_event where kind = 'account.registered' and not exists (select 1 from account where id = subject_id)",
  ),
  mails: sent.length,
  mailsLost: sent.filter(({ id }) => !files.includes(id)).length,
};
console.log(result);
const {
  acknowledgedButMissing,
  withoutAuditEvent,
  withoutTheirMails,
  withoutReviewersMail,
  eventsWithoutAccount,
  mailsLost,
} = result;
const faults =
  acknowledgedButMissing +
  withoutAuditEvent +
  withoutTheirMails +
  Math.abs(withoutReviewersMail) +
  eventsWithoutAccount +
  mailsLost;
console.log(faults === 0 ? 'Nothing was lost and nothing was left half done.' : 'SOMETHING WAS LOST.');
await client.end();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exit(faults === 0 ? 0 : 1);
