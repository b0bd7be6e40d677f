import type { Logger } from 'pino';

/** Runs `work` again and again with a pause between, never twice at once. A failure is logged and the next run comes. */
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
    try {
      await work();
    } catch (error) {
      if (!stopped) log.warn({ err: error }, `${name} failed; trying again`);
    }
    schedule();
  };
  const schedule = () => {
    if (stopped) return;
    timer = setTimeout(() => (running = run()), ms);
    timer.unref();
  };
  schedule();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
