import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isAlive, startMark } from '../processes.ts';

export interface WatchOptions {
  log: Logger;
  /** Called once with a sentence, when the database cannot be started again. */
  onFailure: (sentence: string) => void;
  everyMs?: number;
  firstDelayMs?: number;
}

export interface Supervisor {
  /** Ends the watch. Resolves with the process that is to be shut down. */
  stop: () => Promise<number>;
}

/** So many starts in a row that fail, or that do not last, and it is not going to get better by itself. */
const ATTEMPTS = 6;
/** A server that has run for this long has recovered; what ends it then is a new incident. */
const STABLE_MS = 60_000;

/**
 * Watches a postmaster, one of our own or one that a killed process left behind, and starts it again when it ends.
 * Looks at the process rather than waiting for an event, because only a parent gets the event.
 */
export function supervise(pid: number, restart: () => Promise<number>, options: WatchOptions): Supervisor {
  const { log, onFailure, everyMs = 500, firstDelayMs = 250 } = options;
  const stopped = new AbortController();
  let current = { pid, mark: markOf(pid), since: performance.now() };
  let attempts = 0;

  const revive = async () => {
    if (performance.now() - current.since > STABLE_MS) attempts = 0;
    attempts += 1;
    if (attempts > ATTEMPTS) throw new Error('It keeps ending by itself: see postgres.log in the data folder.');
    if (attempts > 1) await delay(firstDelayMs * 2 ** (attempts - 1), undefined, { signal: stopped.signal });
    log.error({ attempt: attempts }, 'the database ended by itself; starting it again');
    const next = await restart();
    current = { pid: next, mark: markOf(next), since: performance.now() };
    log.warn('the database is running again');
  };
  const watch = async () => {
    while (!stopped.signal.aborted) {
      try {
        if (isAlive(current.pid) && markOf(current.pid) === current.mark)
          await delay(everyMs, undefined, { ref: false, signal: stopped.signal });
        else await revive();
      } catch (error) {
        if (stopped.signal.aborted) return;
        if (attempts >= ATTEMPTS) return onFailure(`The database cannot be started again. ${(error as Error).message}`);
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

/** Tells a process from a later one of the same number. Only where that is cheap to ask. */
const markOf = (pid: number): string | undefined => (process.platform === 'linux' ? startMark(pid) : undefined);
