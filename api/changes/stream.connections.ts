import { failForNow } from '../platform/errors.ts';

/** Open streams of one server: enough for each program, too few to use up its memory or connections. */
export const streamLimits = { perAccount: 5, total: 200 } as const;

/** Counts the open streams of this server, and ends them when it stops. */
export class StreamConnections {
  readonly #byAccount = new Map<string, number>();
  readonly #open = new Set<AbortController>();

  constructor(private readonly limits: { perAccount: number; total: number } = streamLimits) {}

  /** Takes a place, which the caller gives back by `close`. Fails with RATE_LIMITED or UNAVAILABLE if there is none. */
  open(accountId: string): { signal: AbortSignal; end: () => void; close: () => void } {
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
  stop(): void {
    for (const ending of this.#open) ending.abort();
  }
}
