import { readdir, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';

/**
 * Requests a URL so many times and disconnects early: some loads at once, others some turns of the event loop later. The
 * server runs in the same process, so these turns spread over its steps before the first byte of the answer.
 */
export async function abortLoads(url: string, count: number, headers: Record<string, string> = {}): Promise<void> {
  const { host, hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const abort = async (turns: number) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await new Promise<void>((resolve) => socket.write(request, () => resolve()));
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    socket.destroy();
    await closed;
  };
  for (let done = 0; done < count; done += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => abort((done + at) % MOST_TURNS)));
}

/** The number of downloads that one person can run at the same time. */
const AT_ONCE = 2;
const MOST_TURNS = 100;

/**
 * Runs work after which no file below the folder may stay open. A file that only garbage collection closes counts as
 * open, because Node warns of it.
 */
export async function expectClosedFiles(folder: string, work: () => Promise<unknown>): Promise<void> {
  const warnings: string[] = [];
  const note = ({ message }: Error) => void (/garbage collection/.test(message) && warnings.push(message));
  process.on('warning', note);
  try {
    await work();
    await eventually(async () => expect(await listOpenFiles(folder)).toEqual([]));
    // Node emits the warning after it has closed the file.
    await setImmediate();
    expect(warnings).toEqual([]);
  } finally {
    process.off('warning', note);
  }
}

/** The files below a folder that this process has open. */
async function listOpenFiles(folder: string): Promise<string[]> {
  const names = await readdir('/proc/self/fd');
  const targets = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(path.resolve(folder)));
}
