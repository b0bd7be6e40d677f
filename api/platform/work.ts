import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a request waits for a database that does not answer, slot in the pool included. */
const DATABASE_WAIT_MS = 6_000;

/** Thrown in place of a result that no one waits for any more, or that took too long. */
export class WorkCanceledError extends Error {
  override readonly name = 'WorkCanceledError';
  readonly code = 'WORK_CANCELED';
}

/** A database that is there and does not answer. */
export class DatabaseTimeoutError extends Error {
  override readonly name = 'DatabaseTimeoutError';
  readonly code = 'DATABASE_TIMEOUT';

  constructor() {
    super('The database did not answer in time');
  }
}

/** One request's work: it ends early when its client disconnects, when its time is over, or when the database hangs. */
export class Work {
  readonly #controller = new AbortController();
  /** Since when the database has not answered. All waits count from there, so that they do not add up. */
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

  /** For an upload, whose sender may disconnect halfway: the part that arrived is stored all the same. */
  exempt(): void {
    this.#isExempt = true;
  }

  /** Milliseconds left to wait for the database. Throws where no statement should start any more. */
  beginDatabaseWait(now: number): number {
    this.signal.throwIfAborted();
    if (this.#isDatabaseStalled) throw new DatabaseTimeoutError();
    this.#waitingSince ??= now;
    return Math.max(0, this.#waitingSince + this.databaseWaitMs - now);
  }

  endDatabaseWait(): void {
    this.#waitingSince = null;
  }

  /** After one wait in vain, the request's other statements fail at once. */
  markDatabaseStalled(): void {
    this.#isDatabaseStalled = true;
  }
}

const storage = new AsyncLocalStorage<Work | undefined>();

export const currentWork = (): Work | undefined => storage.getStore();

export const runWork = <Result>(work: Work, run: () => Result): Result => storage.run(work, run);

/** Runs what several requests wait for together: a client that disconnects cancels it for no one. */
export const runShared = <Result>(run: () => Result): Result => storage.run(new Work(), run);

/** How long a statement outside any request may wait: a job's, or a command's. */
export const beginDatabaseWait = (work: Work | undefined): number =>
  work ? work.beginDatabaseWait(performance.now()) : DATABASE_WAIT_MS;
