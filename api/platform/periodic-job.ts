import type { Logger } from 'pino';

const REPORT_MS = 60_000;

/** The state of a job of this server. Times are ISO dates and times. */
export interface JobState {
  name: string;
  /** The end of the last run that succeeded. Null before the first one. */
  succeededAt: string | null;
  /** The start of the run that goes on. Null between two runs. */
  runningSince: string | null;
  /** The number of failed runs since the last one that succeeded. */
  failures: number;
  /** The error of the last run. Null if it succeeded. */
  error: string | null;
}

/** Longer messages are cut. */
const LONGEST_ERROR = 300;

/**
 * Runs `work` repeatedly with a pause in between, never twice at the same time. Without a pause of its own, it runs when
 * it is woken. If a run returns true, there is more work of the same kind, and the next run starts at once. A failure is
 * logged, and the next run starts.
 */
export class PeriodicJob {
  readonly #state: JobState;
  readonly #failures: RepeatedFailure;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;
  #startsAt = Infinity;
  #running: Promise<void> = Promise.resolve();

  constructor(
    private readonly ms: number | null,
    name: string,
    log: Logger,
    private readonly work: () => Promise<unknown>,
  ) {
    this.#state = { name, succeededAt: null, runningSince: null, failures: 0, error: null };
    this.#failures = new RepeatedFailure(name, log);
    this.wake(ms ?? Infinity);
  }

  getState(): JobState {
    return this.#state;
  }

  /** Makes the next run start after this pause at the latest. A run that goes on is not repeated for it. */
  wake(pause = 0): void {
    const at = performance.now() + pause;
    if (this.#isStopped || this.#state.runningSince || at >= this.#startsAt) return;
    this.#startsAt = at;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#running = this.#run()), pause).unref();
  }

  /** Notes that there was nothing to do. */
  skip(): void {
    if (!this.#state.runningSince) this.#noteSuccess();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    let pause = this.ms;
    this.#startsAt = Infinity;
    this.#state.runningSince = new Date().toISOString();
    try {
      if ((await this.work()) === true) pause = 0;
      this.#noteSuccess();
    } catch (error) {
      if (!this.#isStopped) this.#failures.report(error);
      this.#state.failures += 1;
      this.#state.error = describeError(error);
    }
    this.#state.runningSince = null;
    this.wake(pause ?? Infinity);
  }

  #noteSuccess(): void {
    this.#failures.end();
    Object.assign(this.#state, { succeededAt: new Date().toISOString(), failures: 0, error: null });
  }
}

/** Runs each task after the other. One that fails does not stop the others; the error at the end names all that failed. */
export async function runEach(tasks: readonly (readonly [name: string, run: () => Promise<unknown>])[]): Promise<void> {
  const errors: unknown[] = [];
  const sentences: string[] = [];
  for (const [name, run] of tasks)
    try {
      await run();
    } catch (error) {
      errors.push(error);
      sentences.push(`${name}: ${describeError(error)}`);
    }
  if (errors.length > 0) throw new AggregateError(errors, sentences.join('; '));
}

/** MikroORM puts the statement with its values before the message of PostgreSQL. */
const describeError = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/^\s*(?:select|insert|update|delete|with|begin|commit)\b[^]* - /i, '')
    .slice(0, LONGEST_ERROR);

/** A failure that repeats with each run has one line a minute, and one when it is over. */
class RepeatedFailure {
  #count = 0;
  #reportedAt = 0;

  constructor(
    private readonly name: string,
    private readonly log: Logger,
  ) {}

  report(error: unknown): void {
    this.#count += 1;
    if (this.#count > 1 && performance.now() - this.#reportedAt < REPORT_MS) return;
    this.#reportedAt = performance.now();
    this.log.warn({ err: error, failures: this.#count }, `${this.name} failed; trying again`);
  }

  end(): void {
    if (this.#count > 1) this.log.info({ failures: this.#count }, `${this.name} works again`);
    this.#count = 0;
  }
}
