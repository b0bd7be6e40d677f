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

/**
 * Milliseconds until a command that neither does its work nor ends is an error. A first start of `npm run dev` needs 20
 * seconds of CPU time, a build more, and other tests run beside this one on machines with two cores.
 */
const STEP_MS = 600_000;
const patiently = <T>(check: () => T | Promise<T>) => eventually(check, STEP_MS);

interface Run {
  npm: ChildProcess;
  url: string;
  readOutput: () => string;
  /** The commands of all running processes of this run. */
  processes: () => Promise<{ pid: number; command: string }[]>;
}

/** Every process inherits the environment, in any group or session. */
async function findMarked(mark: string): Promise<{ pid: number; command: string }[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const pidLists = await Promise.all(
    pids.map(async (pid) => {
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return environment.includes(mark) ? [{ pid: Number(pid), command: command.replaceAll('\0', ' ').trim() }] : [];
    }),
  );
  // A process that has ended and was not reaped yet has no command.
  return pidLists.flat().filter(({ command }) => command);
}

async function run(args: (port: number) => string[]): Promise<Run> {
  const [port, mark, dataDir] = [
    await findFreePort(),
    randomUUID(),
    await mkdtemp(path.join(os.tmpdir(), 'stopping-')),
  ];
  const plain = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|VITEST|DATABASE_URL)/.test(name));
  const env = {
    ...Object.fromEntries(plain),
    RUN_MARK: mark,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'debug',
  };
  const npm = spawn('npm', ['run', ...args(port)], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const findProcesses = () => findMarked(mark);
  onTestFinished(async () => {
    for (const { pid } of await findProcesses()) process.kill(pid, 'SIGKILL');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  return { npm, url: `http://127.0.0.1:${port}`, readOutput: () => output, processes: findProcesses };
}

/** Waits until the server answers. The error contains the output of a command that ended or does not get there. */
async function waitUntilUp({ url, npm, readOutput }: Run, place = '/readyz'): Promise<void> {
  const hasEnded = () => npm.exitCode !== null || npm.signalCode !== null;
  await patiently(async () => {
    const isUp = await fetch(url + place).then(
      ({ ok }) => ok,
      () => false,
    );
    expect(isUp || hasEnded(), readOutput()).toBe(true);
  });
  expect(hasEnded(), readOutput()).toBe(false);
}

async function stop({ npm, processes }: Run, how: string): Promise<void> {
  process.kill(how === 'Ctrl-C' ? -npm.pid! : npm.pid!, how === 'Ctrl-C' ? 'SIGINT' : 'SIGTERM');
  await patiently(async () => expect(await processes()).toEqual([]));
}

const findServers = async ({ processes }: Run) =>
  (await processes()).filter(({ command }) => command.includes('development-server')).map(({ pid }) => pid);

/** Waits until the next server has loaded its libraries, and returns its process id. */
const findNextServer = ({ readOutput: said }: Run) =>
  patiently(() => {
    const pid = /"pid":(\d+),"msg":"The next server has loaded/.exec(said())?.[1];
    expect(pid).toBeDefined();
    return Number(pid);
  });

/**
 * A change in api/ restarts the development server, while its database keeps running. The restart is quick because a
 * process that has loaded its libraries before the change becomes the server.
 */
async function checkRestart(run: Run): Promise<void> {
  const next = await findNextServer(run);
  const otherServers = (await findServers(run)).filter((pid) => pid !== next);
  expect(otherServers).toHaveLength(1);
  const findPostgres = async () =>
    (await run.processes()).filter(({ command }) => / -D \S+postgres /.test(command)).map(({ pid }) => pid);
  // A process that PostgreSQL just forked for a connection still has the command of its parent.
  const postgres = await patiently(async () => {
    const pids = await findPostgres();
    expect(pids).toHaveLength(1);
    return pids;
  });
  // An open page must not keep the server from stopping.
  const page = await openSocket(run);
  const pageClosed = once(page, 'close');
  const now = new Date();
  await utimes(path.join(root, 'api/server.ts'), now, now);
  await patiently(() => expect(run.readOutput().match(/^Ready: /gm)?.length).toBeGreaterThan(1));
  await waitUntilUp(run, '/');
  const servers = await findServers(run);
  expect(servers).toContain(next);
  expect(servers).not.toContain(otherServers[0]);
  await pageClosed;
  await patiently(async () => expect(await findPostgres()).toEqual(postgres));
  (await openSocket(run)).close();
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

/** The server of `npm start`, without the processes that started it. */
const findBuiltServer = async ({ processes }: Run) => {
  const servers = (await processes()).filter(({ command }) => command.includes('dist/server/server.js'));
  expect(servers).toHaveLength(1);
  return servers[0]!.pid;
};

// Each ends in the way in which it once left processes behind. e2e/restart.spec.ts stops `npm start` by Ctrl-C.
describe.skipIf(process.platform !== 'linux')('stopping', { tags: ['drill'] }, () => {
  it.each([
    ['npm run dev by Ctrl-C, also after a restart', ['dev'], '/readyz', 'Ctrl-C'],
    ['npm start by SIGTERM', ['start'], '/readyz', 'SIGTERM'],
    ['npm run storybook by SIGTERM', ['storybook', '--', '--ci'], '/', 'SIGTERM'],
  ])('%s leaves no process behind', async (_name, args, place, how) => {
    const started = await run((port) => (args[0] === 'storybook' ? [...args, '-p', String(port)] : args));
    await waitUntilUp(started, place);
    expect((await started.processes()).length).toBeGreaterThan(1);
    if (args[0] === 'dev') await checkRestart(started);
    await stop(started, how);
    // pg warns of a statement that does not wait for the one before it.
    expect(started.readOutput()).not.toContain('already executing a query');
  });

  it.each([
    ['while it creates the database', ({ readOutput }: Run) => expect(readOutput()).toContain('Creating the database')],
    [
      'while it fills the database',
      async ({ processes }: Run) =>
        expect((await processes()).some(({ command }) => / -D \S+postgres /.test(command))).toBe(true),
    ],
    ['while it reports', ({ readOutput }: Run) => expect(readOutput()).toContain('sample articles')],
  ])('npm start by Ctrl-C %s says nothing about errors', async (_name, isThere) => {
    const started = await run(() => ['start']);
    await patiently(() => isThere(started));
    await stop(started, 'Ctrl-C');
    expect(started.readOutput()).not.toMatch(/^\s+at |unexpectedly|Error/m);
  });

  // The kernel kills a process that needs too much memory with SIGKILL; a full heap ends it with SIGABRT.
  it.each([
    ['SIGKILL', 137],
    ['SIGABRT', 134],
  ] as const)(
    'npm start whose server ended by %s exits with a code, so that a service manager can start it again',
    async (signal, code) => {
      const started = await run(() => ['start']);
      await waitUntilUp(started);
      const ended = once(started.npm, 'exit');
      process.kill(await findBuiltServer(started), signal);
      expect((await ended)[0]).toBe(code);
      expect(started.readOutput()).toContain('The server ended unexpectedly');
    },
  );
});
