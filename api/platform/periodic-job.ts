import type { Logger } from 'pino';

/** The result of a run that has more work of the same kind: the next run starts without the pause. */
export const MORE = Symbol('more');

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

export interface PeriodicJob {
  getState: () => JobState;
  stop: () => Promise<void>;
}

/** Longer messages are cut. */
const LONGEST_ERROR = 300;

/**
 * Runs `work` repeatedly with a pause in between, never twice at the same time. A failure is logged, and the next run
 * starts.
 */
export function startPeriodicJob(ms: number, name: string, log: Logger, work: () => Promise<unknown>): PeriodicJob {
  const state: JobState = { name, succeededAt: null, runningSince: null, failures: 0, error: null };
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const failures = new RepeatedFailure(name, log);
  const run = async () => {
    let pause = ms;
    state.runningSince = new Date().toISOString();
    try {
      if ((await work()) === MORE) pause = 0;
      failures.end();
      Object.assign(state, { succeededAt: new Date().toISOString(), failures: 0, error: null });
    } catch (error) {
      if (!stopped) failures.report(error);
      state.failures += 1;
      state.error = describeError(error);
    }
    state.runningSince = null;
    schedule(pause);
  };
  const schedule = (pause: number) => {
    if (stopped) return;
    timer = setTimeout(() => (running = run()), pause);
    timer.unref();
  };
  schedule(ms);
  return {
    getState: () => state,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
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
