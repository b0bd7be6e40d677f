import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The time in milliseconds that a request waits for a database that does not answer, including the wait for a slot of
 * the pool.
 */
const DATABASE_WAIT_MS = 6_000;

/** Thrown instead of a result that no request waits for any more, or that took too long. */
export class WorkCanceledError extends Error {
  override readonly name = 'WorkCanceledError';
  readonly code = 'WORK_CANCELED';
}

/** A database that is reachable and does not answer. */
export class DatabaseTimeoutError extends Error {
  override readonly name = 'DatabaseTimeoutError';
  readonly code = 'DATABASE_TIMEOUT';

  constructor() {
    super('The database did not answer in time');
  }
}

/** The time in milliseconds from the arrival of a request, and what its sender reads afterwards. */
interface Extension {
  deadlineMs: number;
  sentence: string;
}

/** For the answer to a change that was made. */
const COMMITTED: Extension = {
  deadlineMs: 30_000,
  sentence: 'Your change was probably saved, but the answer took too long. Check it before you try again.',
};

/** The work of one request. It ends early when its client disconnects, at its deadline, or when the database hangs. */
export class Work {
  readonly #controller = new AbortController();
  /** The time since which the database has not answered. All waits count from there, so that they do not add up. */
  #waitingSince: number | null = null;
  #isDatabaseStalled = false;
  #isExempt = false;
  #extension: Extension | null = null;

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

  /** For an answer that takes longer to prepare than others. At its own deadline, it ends with its own sentence. */
  extend(extension: Extension): void {
    this.#extension = extension;
  }

  get extension(): Extension | null {
    return this.#extension;
  }

  /**
   * Before a transaction commits. From then on the request has made its change, so the usual deadline does not refuse it:
   * people would take a change that was made for one that was not.
   */
  beginCommit(): void {
    this.signal.throwIfAborted();
    if ((this.#extension?.deadlineMs ?? 0) < COMMITTED.deadlineMs) this.#extension = COMMITTED;
  }

  /** For an upload, whose sender can disconnect halfway: the received part is stored. */
  exempt(): void {
    this.#isExempt = true;
  }

  /** Milliseconds left to wait for the database. Throws if no statement can start any more. */
  beginDatabaseWait(now: number): number {
    this.signal.throwIfAborted();
    if (this.#isDatabaseStalled) throw new DatabaseTimeoutError();
    this.#waitingSince ??= now;
    return Math.max(0, this.#waitingSince + this.databaseWaitMs - now);
  }

  endDatabaseWait(): void {
    this.#waitingSince = null;
  }

  /** After one failed wait, the other statements of the request fail at once. */
  markDatabaseStalled(): void {
    this.#isDatabaseStalled = true;
  }
}

const storage = new AsyncLocalStorage<Work | undefined>();

export const currentWork = (): Work | undefined => storage.getStore();

export const runWork = <Result>(work: Work, run: () => Result): Result => storage.run(work, run);

/** Runs work that several requests wait for: a client that disconnects does not cancel it. */
export const runShared = <Result>(run: () => Result): Result => storage.run(new Work(), run);

/** The time in milliseconds that a statement outside of a request can wait, such as one of a job or a command. */
export const beginDatabaseWait = (work: Work | undefined): number =>
  work ? work.beginDatabaseWait(performance.now()) : waitOutsideMs;

let waitOutsideMs = DATABASE_WAIT_MS;

/**
 * Lets statements outside of requests wait longer, until the returned function is called: while a server starts, no
 * visitor waits, and a busy machine answers late.
 */
export function waitLongerForDatabase(ms: number): () => void {
  waitOutsideMs = ms;
  return () => {
    waitOutsideMs = DATABASE_WAIT_MS;
  };
}
