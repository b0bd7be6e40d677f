import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isAlive, startMark } from '../processes.ts';

export interface WatchOptions {
  log: Logger;
  /** Called once with a sentence if the database cannot be restarted. */
  onFailure: (sentence: string) => void;
  everyMs?: number;
  firstDelayMs?: number;
}

export interface Supervisor {
  /** Ends the watch. Resolves with the process to shut down. */
  stop: () => Promise<number>;
}

/** After this number of failed starts in a row, the problem is not temporary. */
const FAILURES = 6;
/** A server that has run for this time has recovered: its next end is a new incident without back-off. */
const STABLE_MS = 60_000;
const LONGEST_DELAY_MS = 5_000;

/**
 * Watches a postmaster and restarts it when it ends. A process that was killed may have started the postmaster, and
 * only a parent gets the exit event, so this polls.
 */
export function supervise(pid: number, restart: () => Promise<number>, options: WatchOptions): Supervisor {
  const { log, onFailure, everyMs = 500, firstDelayMs = 250 } = options;
  const stopped = new AbortController();
  let current = { pid, mark: readMark(pid), since: performance.now() };
  // The starts since the server was last stable, each with a longer wait, and the failed starts in a row.
  let [starts, failures] = [0, 0];

  const revive = async () => {
    if (performance.now() - current.since > STABLE_MS && failures === 0) starts = 0;
    starts += 1;
    const pause = starts === 1 ? 0 : Math.min(firstDelayMs * 2 ** (starts - 2), LONGEST_DELAY_MS);
    await delay(pause, undefined, { signal: stopped.signal });
    log.error({ starts }, 'the database ended by itself; starting it again');
    const next = await restart();
    failures = 0;
    current = { pid: next, mark: readMark(next), since: performance.now() };
    log.warn('the database is running again');
  };
  const watch = async () => {
    while (!stopped.signal.aborted) {
      try {
        if (isAlive(current.pid) && readMark(current.pid) === current.mark)
          await delay(everyMs, undefined, { ref: false, signal: stopped.signal });
        else await revive();
      } catch (error) {
        if (stopped.signal.aborted) return;
        failures += 1;
        if (failures >= FAILURES) return onFailure(`The database cannot be started again. ${(error as Error).message}`);
        log.error({ err: error }, 'the database could not be started');
      }
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopped.abort();
      await watching;
      return current.pid;
    },
  };
}

/** Tells a process from a later one with the same number. Only on systems where this is cheap. */
const readMark = (pid: number): string | undefined => (process.platform === 'linux' ? startMark(pid) : undefined);
