import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { writeCheckpoint } from '../api/operation/audit/audit.checkpoint.service.ts';
import { bySystem, record } from '../api/operation/audit/audit.service.ts';
import { entities } from '../api/entities.ts';
import { post } from '../api/operation/mail/mail.service.ts';
import { openOrm } from '../api/platform/database/orm.ts';
import { readEnv } from '../api/platform/env.ts';
import { findFreePort } from '../api/platform/postgres/postmaster.ts';
import { cloneDatabase, execute } from '../api/testing/database.ts';
import { query } from '../api/testing/query.ts';
import { encryptSecret, newSecret } from '../api/accounts/two-factor/totp.ts';
import { makeUser } from '../api/accounts/users/user.factory.ts';

// Every command of the operator's manual, page by page and in the order of the page, with a database and a data folder
// of the page's own. Names in angle brackets are replaced by those of an account, an email and a file that exist.

const ROOT = path.resolve(import.meta.dirname, '..');
const MANUAL = path.join(ROOT, 'docs/operate');
const SECRET = 'correct horse battery staple of an operator';
const PORTAL = `"${process.execPath}" "${path.join(ROOT, 'dist/server/portal.js')}"`;
const pages = fs
  .readdirSync(MANUAL)
  .filter((name) => name !== 'README.md')
  .map((name) => ({ name, markdown: fs.readFileSync(path.join(MANUAL, name), 'utf8') }));

/** The commands that this test does not run, and why. */
const NOT_RUN: [command: RegExp, reason: string][] = [
  [/^docker /, 'Test machines run no containers: launch/containers.test.ts and launch/image.test.ts run their steps.'],
  [/^(systemctl|journalctl) /, 'Test machines need no systemd.'],
  [/^(useradd|install) /, 'They change the users and folders of the machine.'],
  [/^npm ci /, 'launch/image.test.ts installs packages, and each run of the tests begins with it.'],
  [/^npm run build$/, 'The tests run the result.'],
  [/^npm run (bench|drill|proof)\b/, 'Commands that run tests themselves.'],
  [/^(npm run bundle|tar -xf|cd safe-ai-site|\.\/install\.sh)\b/, 'launch/bundle/bundle.test.ts installs a bundle.'],
  [/^kubectl /, 'Test machines run no cluster: launch/kubernetes.test.ts reads the manifests.'],
  [/^npm start$/, 'launch/stopping.test.ts, and the rehearsal of a restore below.'],
  [/^(pgbackrest|wal-g) /, 'Other programs, as their page says.'],
  [/^(pg_isready|curl) /, 'They need the PostgreSQL and the host name of the operator.'],
  [/^npx portal import /, 'api/cli/content-import.test.ts imports the posts of another site.'],
  [/^npx portal trace /, 'api/portal/reading/trace.test.ts runs it with the code of a reading.'],
  [/^npx portal nda verify /, 'api/portal/ndas/nda.test.ts runs it with a signed certificate.'],
  [
    /^npx portal audit (export|prune|verify --export) /,
    'api/cli/audit.test.ts runs them with old events; prune asks in a terminal.',
  ],
];
const PROGRAM =
  /^(npx portal|npm|docker|systemctl|journalctl|useradd|install|openssl|curl|tar|sha256sum|pg_\w+|pgbackrest|wal-g|df|du) /;
/** Blocks of files and settings. Other tests read them: nginx and names in operate.test.ts, settings below. */
const FILE = /^(\[|[a-z_]+ = |[a-z.]+ \{|upstream |ALTER |[A-Z_]+=\S*$)/;

/** The commands in blocks and in sentences, in their order. A line that ends in a backslash continues. */
function listCommands(markdown: string): string[] {
  const parts = markdown.matchAll(/^ *```\w*\n(?<block>.*?)^ *```|`(?<code>[^`\n]+)`/gms);
  return [...parts].flatMap(({ groups: { block, code } = {} }) => {
    if (code !== undefined) return PROGRAM.test(code) ? [code] : [];
    const lines = block!
      .replaceAll(/\\\n */g, '')
      .split('\n')
      .map((line) => line.trim());
    return FILE.test(lines[0]!) ? [] : lines.filter(Boolean);
  });
}

const findReason = (command: string) => NOT_RUN.find(([pattern]) => pattern.test(command))?.[1];

let folder: string;
beforeAll(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manual-'))));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

async function withOrm<Result>(url: string, work: (em: SqlEntityManager) => Promise<Result>): Promise<Result> {
  const orm = await openOrm(url, entities, 2);
  return work(orm.em.fork()).finally(() => orm.close());
}

/** A site with an investor who has lost a second factor, and an email that the mail server refused. */
async function prepareSite(url: string, dataDir: string): Promise<void> {
  await withOrm(url, async (em) => {
    const user = makeUser(em, { username: 'ines', email: 'ines@fund.example' });
    await em.flush();
    const secret = encryptSecret(newSecret(), user.id, [SECRET]);
    const totp = 'insert into account_totp (account_id, secret, confirmed_at) values ($1, $2, now())';
    await query(em, totp, [user.id, secret]);
    const sender = { SITE_NAME: 'Safe AI', PUBLIC_URL: 'https://portal.example' };
    for (const to of ['one@fund.example', 'two@fund.example'])
      await post(em, sender, { kind: 'test', reason: 'a test', to, subject: 'S', paragraphs: ['P'] });
    await query(em, "update mail set given_up_at = now(), attempts = 9, last_error = '553 no such sender'");
    await record(bySystem, em, { kind: 'logout' });
    await writeCheckpoint(em, dataDir, [SECRET]);
  });
}

/** What a server does within seconds of its start. The page of backups starts the servers before it checks the log. */
const startServers = (url: string, dataDir: string) => withOrm(url, (em) => writeCheckpoint(em, dataDir, [SECRET]));

const findMail = async (url: string) =>
  (await withOrm(url, (em) => query<{ id: string }>(em, 'select id from mail limit 1')))[0]!.id;

async function openPage(name: string) {
  const { url, drop } = await cloneDatabase('manual');
  onTestFinished(() => drop());
  const cwd = path.join(folder, name, 'site');
  const dataDir = path.join(folder, name, 'data');
  fs.mkdirSync(cwd, { recursive: true });
  fs.mkdirSync(dataDir);
  fs.writeFileSync(path.join(cwd, 'package.json'), '{}');
  await prepareSite(url, dataDir);
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    NODE_ENV: 'test',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SESSION_SECRET: SECRET,
    BACKUP_PASSPHRASE: 'nine quiet racks in a basement',
    BACKUP_URL: pathToFileURL(path.join(folder, name, 'nightly')).href,
  };
  const backup = path.join(folder, name, 'site.backup');
  const fill = async (command: string) =>
    command
      .replace('npx portal', PORTAL)
      .replace('<file>', backup)
      .replaceAll('/mnt/medium', path.dirname(backup))
      .replace('<account>', 'ines')
      .replace('<email>', 'ines@other.example')
      .replace('<name>', 'second')
      .replace('<id>', command.includes('<id>') ? await findMail(url) : '')
      .replace('DATA_DIR/', `${dataDir}/`);
  return { env, cwd, fill, startServers: () => startServers(url, dataDir) };
}

type Page = Awaited<ReturnType<typeof openPage>>;

async function run({ env, cwd, fill, startServers }: Page, command: string): Promise<string | null> {
  if (command === 'npx portal audit verify') await startServers();
  const line = await fill(command);
  if (line.endsWith('npm start')) return start(env, cwd, line);
  return promisify(execFile)('sh', ['-c', line], { cwd, env }).then(
    () => null,
    (error: Error & { stdout: string; stderr: string }) => `${command}: ${error.stdout}${error.stderr}`,
  );
}

/** Starts the site with the settings before `npm start`, asks whether it is ready, and stops it. */
async function start(env: NodeJS.ProcessEnv, cwd: string, line: string): Promise<string | null> {
  const port = String(await findFreePort());
  const typed = [...line.matchAll(/([A-Z_]+)=(\S*)/g)].map(([, name = '', value = '']) => [name, value]);
  const settings = { ...env, ...Object.fromEntries(typed), PORT: port };
  const data = path.join(cwd, settings['DATA_DIR']!);
  const site = spawn('npm', ['start'], { cwd: ROOT, env: { ...settings, DATA_DIR: data }, detached: true });
  let output = '';
  site.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => site.once('exit', () => resolve()));
  for await (const text of createInterface({ input: site.stdout })) {
    output += `${text}\n`;
    if (!text.startsWith('Ready: ')) continue;
    const { status } = await fetch(`http://127.0.0.1:${port}/readyz`);
    process.kill(-site.pid!, 'SIGTERM');
    await ended;
    return status === 200 ? null : `${line}: ${status}`;
  }
  return `${line}: ${output}`;
}

describe("the commands of the operator's manual", { tags: ['drill'] }, () => {
  it('are found in blocks and in sentences, also if no one knows their program', () => {
    const text =
      'Run `npx portal mail list`.\n\n```\nnginx -s reload\n```\n\n```\nPUBLIC_URL=x\n```\n\n`DATA_DIR` `npm`';
    expect(listCommands(text)).toEqual(['npx portal mail list', 'nginx -s reload']);
    const all = pages.flatMap(({ markdown }) => listCommands(markdown));
    expect(all.length).toBeGreaterThan(50);
    expect(NOT_RUN.filter(([pattern]) => !all.some((command) => pattern.test(command)))).toEqual([]);
  });

  it.each(pages)('$name: each of its commands works', async ({ name, markdown }) => {
    const commands = listCommands(markdown).filter((command) => findReason(command) === undefined);
    if (commands.length === 0) return;
    const page = await openPage(name);
    const failures: string[] = [];
    for (const command of commands) failures.push(...[await run(page, command)].filter((failure) => failure !== null));
    expect(failures).toEqual([]);
    // The commands have made the files that settings name.
    const files = [...markdown.matchAll(/^ *([A-Z_]+_FILE)=(\S+)$/gm)];
    const settings = files.map(([, key = '', file = '']) => [key, path.join(page.cwd, file)]);
    expect(() => readEnv(Object.fromEntries(settings))).not.toThrow();
  });

  it.each(pages)('$name: its statements and settings are accepted', async ({ markdown }) => {
    const blocks = [...markdown.matchAll(/^ *```(\w*)\n(.*?)^ *```/gms)];
    const { url, drop } = await cloneDatabase('manual');
    onTestFinished(() => drop());
    for (const [, language, block = ''] of blocks) {
      const lines = block.split('\n').map((line) => line.trim());
      const settings = lines.map((line) => /^([A-Z_]+)=(\S+)$/.exec(line)).filter((match) => match !== null);
      const named = settings.filter(([, key = '']) => !key.endsWith('_FILE'));
      const values = Object.fromEntries(named.map(([, key = '', value = '']) => [key, value]));
      expect(() => readEnv({ ...values, BACKUP_PASSPHRASE: 'nine quiet racks in a basement' })).not.toThrow();
      if (language === 'sql') await execute(url, `begin; create role site; ${block}; rollback`);
      const names = lines.flatMap((line) => /^((?:archive|synchronous)_\w+) = /.exec(line)?.[1] ?? []);
      for (const parameter of names) await execute(url, `show ${parameter}`);
    }
  });
});
