import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../api/testing/database.ts';
import { eventually } from '../api/testing/eventually.ts';

// The Dockerfile's steps as plain commands in an empty folder, because test machines need not run containers. The files
// of its build stage are those that this run has built from the same sources.

const { readStages, getArguments, copyFiles } = (await import('./steps/dockerfile.mjs' as string)) as {
  readStages: () => string[][];
  getArguments: (stage: string[], instruction: string) => string[];
  copyFiles: (stage: string[], folder: string) => void;
};
const root = path.resolve(import.meta.dirname, '..');
const USER = 10_001;
const isRoot = process.getuid?.() === 0;
let folder: string;
let app: string;
let data: string;
let stages: string[][];

/**
 * Without the variables that npm and the test runner set for their own processes, but with the cache and certificates
 * of npm.
 */
const plainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_(?!config_cache$)|NODE_(?!EXTRA_CA_CERTS$)|VITEST)/.test(name),
    ),
  );

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'image-'));
  app = path.join(folder, 'app');
  data = path.join(folder, 'data');
  await mkdir(app);
  await mkdir(data, { mode: 0o700 });
  await chmod(folder, 0o755);
  stages = readStages();
  const [, packages, final] = stages as [string[], string[], string[]];
  copyFiles(packages, app);
  const env = { ...plainEnvironment(), npm_config_prefer_offline: 'true', npm_config_loglevel: 'error' };
  for (const command of getArguments(packages, 'RUN')) execFileSync('sh', ['-c', command], { cwd: app, env });
  copyFiles(final, app);
  await cp(path.join(root, 'dist'), path.join(app, 'dist'), { recursive: true });
  // The other user cannot enter the folders above this checkout. The image has its own Node.
  await cp(process.execPath, path.join(folder, 'node'));
  if (isRoot) await chown(data, USER, USER);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const user = isRoot ? { uid: USER, gid: USER } : {};

async function start(): Promise<{ child: ChildProcess; url: string; report: string }> {
  const { url: database } = await cloneDatabase('image');
  const final = stages[2]!;
  const settings = Object.fromEntries(
    getArguments(final, 'ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=', 2))),
  );
  const [command = '', ...args] = JSON.parse(getArguments(final, 'CMD').at(-1)!) as string[];
  const env = {
    ...settings,
    PATH: `${folder}:${process.env['PATH']}`,
    HEAP_MB: '300',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: data,
    DATABASE_URL: database,
    SESSION_SECRET: 'a session secret for the test of the image',
  };
  const child = spawn(command, args, {
    cwd: app,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...user,
  });
  let report = '';
  for await (const line of createInterface({ input: child.stdout! })) {
    report += `${line}\n`;
    const [, url] = /^Ready: (\S+)$/m.exec(report) ?? [];
    if (url && line.startsWith('Data: ')) return { child, url, report };
  }
  throw new Error('The server ended before it was ready.');
}

describe('the steps of the Dockerfile', { tags: ['all'] }, () => {
  it('do not install build or test tools', async () => {
    const installed = await readdir(path.join(app, 'node_modules'));
    expect(installed).toContain('express');
    expect(installed.filter((name) => /^(vite|vitest|storybook|playwright|typescript|knip|tsx)$/.test(name))).toEqual(
      [],
    );
  });

  it('start the site as a user who can write only to the data folder, and stop it on SIGTERM', async () => {
    const { child, url, report } = await start();
    expect(await readFile(`/proc/${child.pid}/cmdline`, 'utf8')).toContain('--max-old-space-size=300');
    // The start shows this command because the database is external and ADMIN_PASSWORD is not set.
    expect(report).toContain('npx portal admin create --username admin');
    await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200));
    expect(await (await fetch(url)).text()).toContain('Safe AI');
    const licenses = await fetch(`${url}/licenses.txt`);
    expect([licenses.status, licenses.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    for (const name of ['/sbom.cdx.json', '/trust/mappings.csv', '/trust/mappings.pdf'])
      expect((await fetch(url + name)).status, name).toBe(200);
    const stats = await Promise.all((await readdir(data)).map((name) => stat(path.join(data, name))));
    expect(new Set(stats.map(({ uid }) => uid)).size).toBeLessThanOrEqual(1);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('run the operator commands', () => {
    const env = { ...process.env, DATA_DIR: data };
    const output = execFileSync(path.join(folder, 'node'), ['launch/portal.mjs', '--help'], {
      cwd: app,
      env,
      encoding: 'utf8',
      ...user,
    });
    expect(output).toContain('admin create');
  });

  it('report an unknown command, list the available ones and exit with an error code', () => {
    const { status, stderr } = spawnSync(path.join(folder, 'node'), ['launch/portal.mjs', 'admin', 'destroy'], {
      cwd: app,
      env: { ...process.env, DATA_DIR: data },
      encoding: 'utf8',
      ...user,
    });
    expect(status).toBe(1);
    expect(stderr).toContain('Unknown command: admin destroy\n');
    expect(stderr).toContain('  admin create ');
  });
});
