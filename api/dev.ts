import 'reflect-metadata';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { openDatabase } from './platform/database/database.ts';
import { readEnv } from './platform/env.ts';
import { exitOnError } from './platform/lifecycle.ts';
import { createLogger } from './platform/logger.ts';
import { projectRoot } from './platform/root.ts';

// Runs for `npm run dev`. It keeps the embedded database running while the server restarts after each change. The
// database takes seconds to stop, and a killed server would leave it running.

/** web/ is not watched: Vite runs inside the server and updates the browser's modules without a restart. */
const WATCHED = ['api', 'graphql'];
const NEVER_LOADED = /(^|[\\/])(testing|fixtures|operations)[\\/]|\.test\.[a-z]+$|~$/;
/**
 * Milliseconds without a change before a restart. Editors and generators write several files, or one file several
 * times.
 */
const SETTLED_MS = 60;
/** Milliseconds after which a server that has not stopped is killed. */
const GRACE_MS = 1_000;

const SERVER = path.join(projectRoot, 'api/development-server.ts');
/** Files that a waiting server has already loaded. If one of them changes, the waiting server is replaced. */
const LOADED_EARLY = /(development-server|development-vite|platform.root)\.ts$/;

/** The running server, and a second one that has loaded its libraries and waits to replace it after the next change. */
class DevelopmentServer {
  #server: ChildProcess | null = null;
  #next: ChildProcess | null = null;
  #restarts: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  start(): void {
    const server = this.#next ?? this.#fork();
    this.#next = null;
    this.#server = server;
    server.send('serve');
    server.on('message', (message) => {
      if (message === 'ready') this.#next ??= this.#fork();
    });
    server.once('exit', (code) => {
      if (this.#server !== server) return;
      this.#server = null;
      console.error(`The server ended with code ${String(code)}. It starts again after the next change.`);
    });
  }

  /** The child gets the loader of this process and an IPC channel, so that it exits when this process does. */
  #fork(): ChildProcess {
    const next = fork(SERVER, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    next.on('message', (message) => {
      if (message !== 'loaded' || this.#next !== next) return;
      this.#logger.debug({ pid: next.pid }, 'The next server has loaded its libraries.');
    });
    next.once('exit', () => {
      if (this.#next === next) this.#next = null;
    });
    return next;
  }

  readonly restartSoon = (name: string): void => {
    if (LOADED_EARLY.test(name)) this.#discardNext();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      console.log(`\nChanged: ${name}. Restarting …`);
      this.#restarts = this.#restarts.then(() => this.stop()).then(() => this.start());
    }, SETTLED_MS);
  };

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill('SIGTERM');
    const late = setTimeout(() => server.kill('SIGKILL'), GRACE_MS);
    await exit;
    clearTimeout(late);
  }

  #discardNext(): void {
    const next = this.#next;
    this.#next = null;
    next?.kill('SIGKILL');
  }

  /** Waits for a restart in progress, so that no server is left running. */
  async end(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#restarts;
    const server = this.#server;
    server?.removeAllListeners('message');
    this.#discardNext();
    await this.stop();
  }
}

async function main(): Promise<void> {
  const env = readEnv();
  const database = await openDatabase(env, (sentence) => console.log(sentence));
  const logger = createLogger(env.LOG_LEVEL);
  const development = new DevelopmentServer(logger);
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) process.exit(code || 1);
    isStopping = true;
    await development.end();
    await database.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0).catch(exitOnError));
  database.watch(logger, (sentence) => {
    console.error(sentence);
    void stop(1).catch(exitOnError);
  });
  await database.describe(env.PUBLIC_URL);
  for (const folder of WATCHED) {
    watch(path.join(projectRoot, folder), { recursive: true }, (_event, name) => {
      if (name && !isStopping && !NEVER_LOADED.test(name)) development.restartSoon(path.join(folder, name));
    });
  }
  development.start();
}

main().catch(exitOnError);
