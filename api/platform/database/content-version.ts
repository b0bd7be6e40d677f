import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

const VERSION = 'select version from content_version';
/** The time in milliseconds that an answer waits for the version. */
const REFRESH_MS = 900;

/**
 * The number that changes with every change of public content, on any server. LISTEN keeps it current, so reading it
 * costs nothing. While the database is unavailable, it keeps the last value, and cached pages are still served.
 */
export class ContentVersion {
  #value = 0;
  #client: pg.Client | null = null;
  #stopped = false;
  #retry: NodeJS.Timeout | null = null;
  #isListening = false;
  #reading: Promise<void> = Promise.resolve();
  /** The running read that all callers wait for. */
  #following: Promise<void> | null = null;

  constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {}

  get value(): number {
    return this.#value;
  }

  /** Connects and reads the version. Reconnects by itself until it is stopped. */
  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: 3_000,
      query_timeout: 6_000,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => this.#learn(Number(payload)));
    client.on('error', (error) => this.#reconnect(client, error));
    client.on('end', () => this.#reconnect(client));
    this.#client = client;
    try {
      await client.connect();
      // Listen first, then read: one of the two sees a change that happens in between.
      await client.query('listen content_version');
      const { rows } = await client.query<{ version: string }>(VERSION);
      this.#learn(Number(rows[0]?.version));
      this.#isListening = true;
    } catch (error) {
      this.#reconnect(client, error);
    }
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

  /**
   * One at a time: the client accepts no second statement while it runs one. Each connection ends with a read of its
   * own.
   */
  async #read(): Promise<void> {
    const client = this.#client;
    if (!client || !this.#isListening) return;
    try {
      const { rows } = await client.query<{ version: string }>(VERSION);
      this.#learn(Number(rows[0]?.version));
    } catch (error) {
      this.#reconnect(client, error);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }

  #learn(version: number): void {
    if (Number.isFinite(version)) this.#value = version;
  }

  #reconnect(from: pg.Client, error?: unknown): void {
    if (this.#stopped || from !== this.#client) return;
    this.#client = null;
    this.#isListening = false;
    if (error) this.log.warn({ err: error }, 'lost the content version channel; trying again');
    void from.end().catch(() => undefined);
    this.#retry = setTimeout(() => void this.start(), 250 + Math.random() * 250);
  }
}
