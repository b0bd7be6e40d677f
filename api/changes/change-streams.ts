import type { Logger } from 'pino';
import { failForNow } from '../platform/errors.ts';
import { ChangeSignal } from './change.signal.ts';
import { StreamPlaces } from './stream-places.ts';

/**
 * Open streams of an account on all servers, and of all accounts on one server: enough for each program, too few to use
 * up memory or connections.
 */
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
  readonly #places: StreamPlaces;
  readonly #open = new Set<AbortController>();

  constructor(
    databaseUrl: string,
    log: Logger,
    private readonly limits = LIMITS,
  ) {
    this.signal = new ChangeSignal(databaseUrl, log, () => this.#startAgain());
    this.#places = new StreamPlaces(limits.perAccount, (...statement) => this.signal.read(...statement));
  }

  start(): Promise<void> {
    return this.signal.start();
  }

  /** Takes a place. Fails with RATE_LIMITED or UNAVAILABLE if there is none. */
  async open(accountId: string): Promise<Place> {
    if (this.#open.size >= this.limits.total) failForNow('UNAVAILABLE', 30);
    const ending = new AbortController();
    this.#open.add(ending);
    try {
      const giveBack = await this.#places.take(accountId);
      const close = () => {
        if (this.#open.delete(ending)) giveBack();
      };
      return { signal: ending.signal, end: () => ending.abort(), close };
    } catch (error) {
      this.#open.delete(ending);
      throw error;
    }
  }

  /** Ends all streams without a last message, so that their clients connect to another server. */
  end(): void {
    for (const ending of this.#open) ending.abort();
    this.signal.wake();
  }

  stop(): Promise<void> {
    return this.signal.stop();
  }

  /**
   * The connection that listens is new: notifications may have been missed, and the locks of open streams are lost.
   * Their clients continue after the last event, with a new place.
   */
  #startAgain(): void {
    this.#places.reset();
    this.end();
  }
}
