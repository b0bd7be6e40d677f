import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a request waits for an unresponsive database, including the wait for a connection. */
const DATABASE_WAIT_MS = 6_000;

/** Thrown instead of a result if the client disconnected or the work took too long. */
export class WorkCanceledError extends Error {
  override readonly name = 'WorkCanceledError';
  readonly code = 'WORK_CANCELED';
}

/** The database accepts connections but does not answer. */
export class DatabaseTimeoutError extends Error {
  override readonly name = 'DatabaseTimeoutError';
  readonly code = 'DATABASE_TIMEOUT';

  constructor() {
    super('The database did not answer in time');
  }
}

/**
 * The work of one request. It ends early if the client disconnects, the time is up, or the database does not respond.
 */
export class Work {
  readonly #controller = new AbortController();
  /** The start of the current wait for the database. All waits share it, so that they do not add up. */
  #waitingSince: number | null = null;
  #isDatabaseStalled = false;
  #isExempt = false;

  constructor(private readonly databaseWaitMs = DATABASE_WAIT_MS) {}

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get isExempt(): boolean {
    return this.#isExempt;
  }

  cancel(reason: string): void {
    if (!this.#isExempt) this.#controller.abort(new WorkCanceledError(reason));
  }

  /** For uploads: if the client disconnects halfway, the received part is still stored. */
  exempt(): void {
    this.#isExempt = true;
  }

  /** Milliseconds left to wait for the database. Throws if no further statement may start. */
  beginDatabaseWait(now: number): number {
    this.signal.throwIfAborted();
    if (this.#isDatabaseStalled) throw new DatabaseTimeoutError();
    this.#waitingSince ??= now;
    return Math.max(0, this.#waitingSince + this.databaseWaitMs - now);
  }

  endDatabaseWait(): void {
    this.#waitingSince = null;
  }

  /** After one timeout, all other statements of the request fail at once. */
  markDatabaseStalled(): void {
    this.#isDatabaseStalled = true;
  }
}

const storage = new AsyncLocalStorage<Work | undefined>();

export const currentWork = (): Work | undefined => storage.getStore();

export const runWork = <Result>(work: Work, run: () => Result): Result => storage.run(work, run);

/** Runs work whose result several requests share. A disconnecting client does not cancel it. */
export const runShared = <Result>(run: () => Result): Result => storage.run(new Work(), run);

/** Milliseconds that a statement may wait. Outside a request, in jobs and commands, the full limit applies. */
export const beginDatabaseWait = (work: Work | undefined): number =>
  work ? work.beginDatabaseWait(performance.now()) : DATABASE_WAIT_MS;
