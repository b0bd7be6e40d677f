import type { Logger } from 'pino';

/** The result of a run that has more work of the same kind: the next run starts without the pause. */
export const MORE = Symbol('more');

const REPORT_MS = 60_000;

/**
 * Runs `work` repeatedly with a pause in between, never twice at the same time. A failure is logged, and the next run
 * starts.
 */
export function every(
  ms: number,
  name: string,
  log: Logger,
  work: () => Promise<unknown>,
): { stop: () => Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let failures = 0;
  let reportedAt = 0;
  const report = (error: unknown) => {
    failures += 1;
    // A failure that repeats with each run has one line a minute.
    if (failures > 1 && performance.now() - reportedAt < REPORT_MS) return;
    reportedAt = performance.now();
    log.warn({ err: error, failures }, `${name} failed; trying again`);
  };
  const run = async () => {
    let pause = ms;
    try {
      if ((await work()) === MORE) pause = 0;
      if (failures > 1) log.info({ failures }, `${name} works again`);
      failures = 0;
    } catch (error) {
      if (!stopped) report(error);
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
