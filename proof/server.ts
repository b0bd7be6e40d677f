import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { ProofError } from './namespace.ts';
import { REFUSED_CALL, TRACED_CALLS, type TraceReport, TraceReader } from './strace.ts';

export const ADMIN = { username: 'admin', password: 'granite-harbor-lantern-42' };

/** Settings that an .env file or the environment could have. Empty values do not count. */
const UNSET = [
  'DATABASE_URL',
  'HOST',
  'PUBLIC_URL',
  'SESSION_SECRET',
  'TRUST_PROXY',
  'RECORDER_URL',
  'REGISTERED_OPERATIONS_ONLY',
  'PERSISTED_DOCUMENTS',
  'BACKUP_RECIPIENT',
  'BACKUP_IDENTITY_FILE',
  'MAIL_FROM',
  'ADMIN_USERNAME',
  'SITE_NAME',
];

interface ServerOptions {
  /** The folder with package.json and dist. */
  root: string;
  folder: string;
  settings: Record<string, string>;
}

/** The built server below strace. */
export class TracedServer {
  url = '';
  metricsUrl = '';
  readonly #log: string;
  #strace: ChildProcess | undefined;

  constructor(private readonly options: ServerOptions) {
    this.#log = path.join(options.folder, 'strace.log');
  }

  async start(): Promise<void> {
    const metricsPort = 30_000 + (process.pid % 20_000);
    this.metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
    const { root } = this.options;
    const trace = [
      '-f',
      '-qq',
      '--seccomp-bpf',
      '-s',
      '200',
      '-e',
      `trace=${TRACED_CALLS}`,
      '-e',
      `inject=${REFUSED_CALL}`,
      '-o',
      this.#log,
    ];
    const preload = path.join(import.meta.dirname, 'waits.mjs');
    const program = [process.execPath, '--import', preload, path.join(root, 'dist/server/server.js')];
    const env = this.#listSettings(metricsPort);
    const server = spawn('strace', [...trace, ...program], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#strace = server;
    const lines: string[] = [];
    await new Promise<void>((ready, fail) => {
      createInterface({ input: server.stdout }).on('line', (line) => {
        lines.push(line);
        const url = /^Ready: (\S+)/.exec(line)?.[1];
        if (url) this.url = url;
        if (url) ready();
      });
      server.once('close', () => fail(new ProofError(`The server ended before it was ready.\n${lines.join('\n')}`)));
    });
  }

  #listSettings(metricsPort: number): NodeJS.ProcessEnv {
    return {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      TZ: 'UTC',
      ...Object.fromEntries(UNSET.map((name) => [name, ''])),
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: path.join(this.options.folder, 'data'),
      LOG_LEVEL: 'warn',
      LIMITS_SCALE: '1000',
      FEED_ALLOW_HTTP: 'true',
      DRAIN_SECONDS: '0',
      METRICS_PORT: String(metricsPort),
      ADMIN_PASSWORD: ADMIN.password,
      ADMIN_EMAIL: 'admin@harborview.example',
      CONTACT_EMAIL: 'office@harborview.example',
      ...this.options.settings,
    };
  }

  /** Waits until each job has run once, and returns their number. */
  async waitForJobs(limitMs: number): Promise<number> {
    const until = Date.now() + limitMs;
    for (;;) {
      const text = await (await fetch(this.metricsUrl)).text();
      const list = (name: string) =>
        [...text.matchAll(new RegExp(`^site_${name}\\{job="([^"]+)"\\} (?!0$)`, 'gm'))].map(([, job]) => job!);
      const all = [...text.matchAll(/^site_job_failures\{job="([^"]+)"\}/gm)].map(([, job]) => job!);
      const succeeded = list('job_last_success_timestamp_seconds');
      const waiting = all.filter((job) => !succeeded.includes(job));
      if (all.length > 0 && waiting.length === 0) return all.length;
      if (Date.now() > until)
        throw new ProofError(
          `These jobs did not succeed: ${waiting.join(', ')}. Failing: ${list('job_failures').join(', ')}`,
        );
      await delay(1_000);
    }
  }

  /** Ends the server, not strace, which would leave the server without a tracer. */
  async stop(): Promise<void> {
    if (!this.#strace || this.#strace.exitCode !== null) return;
    const pid = await this.#readServerPid();
    const exit = once(this.#strace, 'exit');
    process.kill(pid, 'SIGTERM');
    await exit;
  }

  /** The first line of the log is the start of the server. */
  async #readServerPid(): Promise<number> {
    for await (const line of this.#readLog()) return Number.parseInt(line, 10);
    throw new ProofError('strace has written nothing.');
  }

  #readLog() {
    if (!existsSync(this.#log)) throw new ProofError('strace has written no log.');
    return createInterface({ input: createReadStream(this.#log, 'latin1') });
  }

  async readTrace(): Promise<TraceReport> {
    const reader = new TraceReader([this.options.folder]);
    for await (const line of this.#readLog()) reader.addLine(line);
    return reader.report();
  }
}
