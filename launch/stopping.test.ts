import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../api/platform/postgres/postmaster.ts';
import { eventually } from '../api/testing/eventually.ts';

// A terminal sends SIGINT to every process of its group. A service manager sends SIGTERM only to npm.

const root = path.resolve(import.meta.dirname, '..');

interface Run {
  npm: ChildProcess;
  url: string;
  said: () => string;
  /** The commands of all running processes of this run. */
  processes: () => Promise<{ pid: number; command: string }[]>;
}

/** Every process inherits the environment, in any group or session. */
async function findMarked(mark: string): Promise<{ pid: number; command: string }[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return environment.includes(mark) ? [{ pid: Number(pid), command: command.replaceAll('\0', ' ').trim() }] : [];
    }),
  );
  // A process that has ended and was not reaped yet has no command.
  return found.flat().filter(({ command }) => command);
}

async function run(args: (port: number) => string[]): Promise<Run> {
  const [port, mark, dataDir] = [
    await findFreePort(),
    randomUUID(),
    await mkdtemp(path.join(os.tmpdir(), 'stopping-')),
  ];
  const plain = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|VITEST|DATABASE_URL)/.test(name));
  const env = { ...Object.fromEntries(plain), RUN_MARK: mark, PORT: String(port), DATA_DIR: dataDir };
  const npm = spawn('npm', ['run', ...args(port)], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const processes = () => findMarked(mark);
  onTestFinished(async () => {
    for (const { pid } of await processes()) process.kill(pid, 'SIGKILL');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  return { npm, url: `http://127.0.0.1:${port}`, said: () => said, processes };
}

const isUp = ({ url, npm, said }: Run, place = '/readyz') =>
  eventually(async () => {
    if (npm.exitCode !== null) throw new Error(said());
    const response = await fetch(url + place).catch((cause: unknown) => {
      throw new Error(said(), { cause });
    });
    expect(response.ok).toBe(true);
  });

async function stop({ npm, processes }: Run, how: string): Promise<void> {
  process.kill(how === 'Ctrl-C' ? -npm.pid! : npm.pid!, how === 'Ctrl-C' ? 'SIGINT' : 'SIGTERM');
  await eventually(async () => expect(await processes()).toEqual([]));
}

/** Waits until the server that loads in advance has loaded: it waits, and has used no CPU time in several looks. */
async function waitUntilLoaded({ processes }: Run): Promise<void> {
  let [before, looks] = ['', 0];
  await eventually(async () => {
    const servers = (await processes()).filter(({ command }) => command.includes('development-server'));
    expect(servers).toHaveLength(2);
    const stat = await readFile(`/proc/${Math.max(...servers.map(({ pid }) => pid))}/stat`, 'utf8');
    // The state and the CPU times, fields 3, 14 and 15 of proc(5), after the name in parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const used = [fields[0], fields[11], fields[12]].join(' ');
    looks = used.startsWith('S') && used === before ? looks + 1 : 0;
    before = used;
    expect(looks).toBeGreaterThanOrEqual(10);
  });
}

/**
 * A change in api/ restarts the development server, while its database keeps running. A page is served within 3 s; on a
 * busy machine, in less than half of the time of the first start.
 */
async function checkRestart(started: Run, firstStart: number): Promise<void> {
  await waitUntilLoaded(started);
  const findPostgres = async () =>
    (await started.processes()).filter(({ command }) => / -D \S+postgres /.test(command)).map(({ pid }) => pid);
  const before = await findPostgres();
  expect(before).toHaveLength(1);
  // An open page must not keep the server from stopping.
  const page = await openSocket(started);
  const closed = once(page, 'close');
  const now = new Date();
  const changed = performance.now();
  await utimes(path.join(root, 'api/server.ts'), now, now);
  await eventually(() => expect(started.said().match(/^Ready: /gm)?.length).toBeGreaterThan(1));
  await isUp(started, '/');
  expect(performance.now() - changed).toBeLessThan(Math.max(3_000, firstStart / 2));
  await closed;
  expect(await findPostgres()).toEqual(before);
  (await openSocket(started)).close();
}

/** Connects like an open page, which learns of changes through a WebSocket on the port of the site. */
async function openSocket({ url }: Run): Promise<WebSocket> {
  const socket = new WebSocket(url.replace('http', 'ws'), 'vite-ping');
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('The WebSocket of the page was refused.')));
  });
  return socket;
}

// Each ends in the way in which it once left processes behind. e2e/restart.spec.ts stops `npm start` by Ctrl-C.
describe.skipIf(process.platform !== 'linux')('stopping', () => {
  it.each([
    ['npm run dev by Ctrl-C, also after a restart', ['dev'], '/readyz', 'Ctrl-C'],
    ['npm start by SIGTERM', ['start'], '/readyz', 'SIGTERM'],
    ['npm run storybook by SIGTERM', ['storybook', '--', '--ci'], '/', 'SIGTERM'],
  ])('%s leaves no process behind', async (_name, args, place, how) => {
    const began = performance.now();
    const started = await run((port) => (args[0] === 'storybook' ? [...args, '-p', String(port)] : args));
    await isUp(started, place);
    const firstStart = performance.now() - began;
    expect((await started.processes()).length).toBeGreaterThan(1);
    if (args[0] === 'dev') await checkRestart(started, firstStart);
    await stop(started, how);
    // pg warns of a statement that does not wait for the one before it.
    expect(started.said()).not.toContain('already executing a query');
  });
});
