import type { Logger } from 'pino';
import { failForNow } from '../platform/errors.ts';
import { ChangeSignal } from './change.signal.ts';

/** Open streams of one server: enough for each program, too few to use up its memory or connections. */
const LIMITS = { perAccount: 5, total: 200 };

interface Place {
  /** Aborted when the stream is to end. */
  signal: AbortSignal;
  end: () => void;
  /** Gives the place back. */
  close: () => void;
}

/** The streams of one server. Wakes them after changes, limits their number, and ends them when the server stops. */
export class ChangeStreams {
  readonly signal: ChangeSignal;
  readonly #byAccount = new Map<string, number>();
  readonly #open = new Set<AbortController>();

  constructor(
    databaseUrl: string,
    log: Logger,
    private readonly limits = LIMITS,
  ) {
    this.signal = new ChangeSignal(databaseUrl, log);
  }

  start(): Promise<void> {
    return this.signal.start();
  }

  /** Takes a place. Fails with RATE_LIMITED or UNAVAILABLE if there is none. */
  open(accountId: string): Place {
    const count = this.#byAccount.get(accountId) ?? 0;
    if (count >= this.limits.perAccount) failForNow('RATE_LIMITED', 10);
    if (this.#open.size >= this.limits.total) failForNow('UNAVAILABLE', 30);
    this.#byAccount.set(accountId, count + 1);
    const ending = new AbortController();
    this.#open.add(ending);
    const close = () => {
      if (!this.#open.delete(ending)) return;
      const rest = (this.#byAccount.get(accountId) ?? 1) - 1;
      if (rest > 0) this.#byAccount.set(accountId, rest);
      else this.#byAccount.delete(accountId);
    };
    return { signal: ending.signal, end: () => ending.abort(), close };
  }

  /** Ends all streams without a last message, so that their clients connect to another server. */
  end(): void {
    for (const ending of this.#open) ending.abort();
    this.signal.wake();
  }

  stop(): Promise<void> {
    return this.signal.stop();
  }
}
