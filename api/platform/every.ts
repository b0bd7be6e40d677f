import type { Logger } from 'pino';

/** The result of a run that has more work of the same kind: the next run starts without the pause. */
export const MORE = Symbol('more');

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
  const run = async () => {
    let pause = ms;
    try {
      if ((await work()) === MORE) pause = 0;
    } catch (error) {
      if (!stopped) log.warn({ err: error }, `${name} failed; trying again`);
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
