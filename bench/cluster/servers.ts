import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '#api/platform/postgres/postmaster.ts';
import { ROOT } from '../processes.ts';
import { waitFor } from './database.ts';

const START_MS = 600_000;
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

interface Options {
  /** The folder of a checkout with a build. */
  release?: string;
  /** How many minutes the clock of the server is ahead. Its timers run as usual. */
  clockMinutes?: number;
}

/** The servers of one site. Each has its own port and data folder, which a restart keeps. */
export class Servers {
  readonly #running: ChildProcess[] = [];

  private constructor(
    readonly ports: number[],
    private readonly folder: string,
    private readonly settings: Record<string, string>,
  ) {
    process.once('exit', () => this.#running.forEach((child) => child.kill('SIGKILL')));
  }

  static async prepare(number: number, folder: string, settings: Record<string, string>): Promise<Servers> {
    const ports: number[] = [];
    for (let index = 0; index < number; index += 1) ports.push(await findFreePort());
    return new Servers(ports, folder, settings);
  }

  getDataFolder(index: number): string {
    return path.join(this.folder, `data-${index}`);
  }

  #getLogFile(index: number): string {
    return path.join(this.folder, `server-${index}.log`);
  }

  /** The warnings and errors that the servers have logged since their first start, without the lines of the start. */
  readLogs(): string[] {
    const logs = this.#running.map((_, index) => readFileSync(this.#getLogFile(index), 'utf8'));
    return logs.flatMap((log) => log.split('\n').filter((line) => line.startsWith('{')));
  }

  async start(index: number, { release = ROOT, clockMinutes = 0 }: Options = {}): Promise<void> {
    const main = path.join(release, 'dist/server/server.js');
    if (!existsSync(main)) throw new Error(`There is no build in ${release}. Run: npm run build`);
    const { flags, allocator } = JSON.parse(
      readFileSync(path.join(release, 'launch/server-settings.json'), 'utf8'),
    ) as {
      flags: string[];
      allocator: Record<string, string>;
    };
    const env = {
      ...process.env,
      ...allocator,
      ...this.settings,
      ...(clockMinutes !== 0 && createClock(clockMinutes)),
      PORT: String(this.ports[index]),
      DATA_DIR: this.getDataFolder(index),
    };
    const args = [...flags, main];
    const log = openSync(this.#getLogFile(index), 'a');
    const child = spawn(process.execPath, args, { cwd: release, env, stdio: ['ignore', log, 'inherit'] });
    closeSync(log);
    this.#running[index] = child;
    await waitFor(
      async () => {
        if (child.exitCode !== null) throw new Error(`Server ${index} ended with code ${child.exitCode}.`);
        return this.isReady(index);
      },
      `Server ${index} does not become ready.`,
      START_MS,
    );
  }

  async isReady(index: number): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${this.ports[index]}/readyz`).catch(() => null);
    return answer?.ok ?? false;
  }

  /** Ends a server in order. Returns its exit code. */
  async stop(index: number): Promise<number | null> {
    const child = this.#running[index]!;
    if (child.exitCode !== null) return child.exitCode;
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number | null];
    return code;
  }

  async restart(index: number, options?: Options): Promise<number | null> {
    const code = await this.stop(index);
    await this.start(index, options);
    return code;
  }

  async stopAll(): Promise<void> {
    await Promise.all(this.#running.map((_, index) => this.stop(index)));
  }
}

function createClock(minutes: number): Record<string, string> {
  if (!existsSync(FAKETIME)) throw new Error('libfaketime is not installed (Debian: apt-get install faketime).');
  return {
    LD_PRELOAD: FAKETIME,
    FAKETIME: `${minutes > 0 ? '+' : ''}${minutes}m`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}
