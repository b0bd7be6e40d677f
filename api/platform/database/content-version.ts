import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Channel } from './channel.ts';
import { runShared } from '../work.ts';

const VERSION = 'select version from content_version';
/** The time in milliseconds that an answer waits for the version. */
const REFRESH_MS = 900;
/**
 * The time in milliseconds between two reads, for databases without notifications: PgBouncer in transaction mode does not
 * deliver them.
 */
const POLL_MS = 1_000;

interface Row {
  version: string;
}

/**
 * The number that changes with every change of public content, on any server. LISTEN keeps it current, so reading it
 * costs nothing. While the database is unavailable, it keeps the last value, and cached pages are still served.
 */
export class ContentVersion {
  #value = 0;
  #reading: Promise<void> = Promise.resolve();
  /** The running read that all callers wait for. */
  #following: Promise<void> | null = null;
  readonly #channel: Channel;
  #polling: NodeJS.Timeout | null = null;

  constructor(url: string, log: Logger) {
    this.#channel = new Channel({
      url,
      name: 'content_version',
      log,
      onNotification: (payload) => this.#learn(Number(payload)),
      onListening: async (read) => this.#learn(Number((await read<Row>(VERSION))[0]?.version)),
    });
  }

  get value(): number {
    return this.#value;
  }

  /** Connects and reads the version. Reconnects by itself until it is stopped. */
  async start(): Promise<void> {
    await this.#channel.start();
    this.#polling = setInterval(() => void this.refresh(), POLL_MS);
  }

  /**
   * Reads the version instead of waiting for a notification. A running read can be older than the change, so a second
   * one follows it, for all callers that wait meanwhile. If the database does not answer soon, a notification follows
   * later.
   */
  async refresh(): Promise<void> {
    this.#following ??= this.#reading.then(() => {
      this.#following = null;
      return (this.#reading = this.#read());
    });
    await Promise.race([this.#following, delay(REFRESH_MS, undefined, { ref: false })]);
  }

  /** One at a time. Each connection begins with a read of its own. */
  async #read(): Promise<void> {
    const rows = await this.#channel.read<Row>(VERSION);
    if (rows) this.#learn(Number(rows[0]?.version));
  }

  stop(): Promise<void> {
    if (this.#polling) clearInterval(this.#polling);
    return this.#channel.stop();
  }

  #learn(version: number): void {
    if (Number.isFinite(version)) this.#value = version;
  }
}

/** Reads something once per version of the content, for all requests. Rejects if it cannot be read. */
export function readPerVersion<Value>(version: () => number, read: () => Promise<Value>): () => Promise<Value> {
  let cacheEntry: { version: number; value: Promise<Value> } | null = null;
  return () => {
    const now = version();
    if (cacheEntry?.version === now) return cacheEntry.value;
    const cached = { version: now, value: runShared(read) };
    cacheEntry = cached;
    // A failed read is not cached; the next page reads again.
    cached.value.catch(() => (cacheEntry = cacheEntry === cached ? null : cacheEntry));
    return cached.value;
  };
}
