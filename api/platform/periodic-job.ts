import type { Logger } from 'pino';

/** The result of a run that has more work of the same kind: the next run starts without the pause. */
export const MORE = Symbol('more');

const REPORT_MS = 60_000;

/**
 * Runs `work` repeatedly with a pause in between, never twice at the same time. A failure is logged, and the next run
 * starts.
 */
export function startPeriodicJob(
  ms: number,
  name: string,
  log: Logger,
  work: () => Promise<unknown>,
): { stop: () => Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const failures = new RepeatedFailure(name, log);
  const run = async () => {
    let pause = ms;
    try {
      if ((await work()) === MORE) pause = 0;
      failures.end();
    } catch (error) {
      if (!stopped) failures.report(error);
    }
    schedule(pause);
  };
  const schedule = (pause: number) => {
    if (stopped) return;
    timer = setTimeout(() => (running = run()), pause);
    timer.unref();
  };
  schedule(ms);
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

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
