import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimDataDir, DataDirError, DataDirInUseError } from './data-dir.ts';

let dir: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'data-dir-'));
});

afterEach(() => {
  children.splice(0).forEach((child) => child.kill('SIGKILL'));
  fs.rmSync(dir, { recursive: true, force: true });
});

/** A process that claims the folder on command and reports the result. */
async function contender(): Promise<{ child: ChildProcess; claim(): Promise<string> }> {
  const program = `
    import { claimDataDir } from ${JSON.stringify(path.resolve('api/platform/data-dir.ts'))};
    process.on('message', async () => {
      const claim = await claimDataDir(${JSON.stringify(path.join(dir, 'data'))}, 0).catch(() => undefined);
      await claim?.describe('http://127.0.0.1:3000');
      process.send(claim ? 'mine' : 'refused');
    });
    process.send('ready');`;
  const file = path.join(dir, 'contender.mts');
  fs.writeFileSync(file, program);
  const child = fork(file, { execArgv: ['--import', import.meta.resolve('tsx')] });
  children.push(child);
  await once(child, 'message');
  const claim = async () => {
    const answer = once(child, 'message');
    child.send('claim');
    return String((await answer)[0]);
  };
  return { child, claim };
}

const data = () => path.join(dir, 'data');

test('a second server gets an error that names the running server and its URL', async () => {
  const { child, claim } = await contender();
  expect(await claim()).toBe('mine');
  const secondClaim = claimDataDir(data(), 0);
  await expect(secondClaim).rejects.toBeInstanceOf(DataDirInUseError);
  await expect(secondClaim).rejects.toThrow(
    `The data folder ${data()} is in use by process ${child.pid}, serving http://127.0.0.1:3000. ` +
      'Stop it first or set DATA_DIR.',
  );
});

test('a data folder can be used again after its server released it', async () => {
  const first = await claimDataDir(data(), 0);
  await first.release();
  const second = await claimDataDir(data(), 0);
  await second.release();
  expect(fs.readdirSync(data())).toEqual([]);
});

test('a data folder can be used again after its server was killed', async () => {
  const { child, claim } = await contender();
  expect(await claim()).toBe('mine');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = await claimDataDir(data(), 0);
  await next.release();
});

test('a lock is not valid if another process has its process id', async () => {
  fs.mkdirSync(data());
  fs.writeFileSync(path.join(data(), 'claim-7.json'), JSON.stringify({ pid: process.pid, start: 'long ago' }));
  const claim = await claimDataDir(data(), 0);
  expect(fs.readdirSync(data())).toEqual(['claim-8.json']);
  await claim.release();
});

test('exactly one of many servers that start at once after a crash gets the data folder', async () => {
  fs.mkdirSync(data());
  fs.writeFileSync(path.join(data(), 'claim-3.json'), JSON.stringify({ pid: process.pid, start: 'long ago' }));
  const contenders = await Promise.all(Array.from({ length: 4 }, contender));
  const answers = await Promise.all(contenders.map(({ claim }) => claim()));
  expect(answers.toSorted()).toEqual(['mine', 'refused', 'refused', 'refused']);
});

test('a starting server waits for a server that is shutting down', async () => {
  const { child, claim } = await contender();
  await claim();
  const next = claimDataDir(data(), 45_000);
  child.kill('SIGKILL');
  const mine = await next;
  expect(fs.readdirSync(data())).toHaveLength(1);
  await mine.release();
});

test.each(['', '/below'])('a data folder that is a file is rejected with one sentence%s', async (below) => {
  fs.writeFileSync(data(), '');
  const claim = claimDataDir(data() + below, 0);
  await expect(claim).rejects.toBeInstanceOf(DataDirError);
  await expect(claim).rejects.toThrow(`The data folder ${data()}${below} is not a folder: set DATA_DIR to one.`);
});

test('a data folder without write access is rejected with one sentence', async () => {
  fs.mkdirSync(data(), { mode: 0o500 });
  // The superuser can write everywhere except to the kernel's own files.
  const folder = process.getuid?.() === 0 ? '/sys/kernel' : data();
  await expect(claimDataDir(folder, 0)).rejects.toThrow(
    /^The data folder \S+ cannot be read and written by this user \(E\w+\): change its owner or set DATA_DIR\.$/,
  );
});
