import pg from 'pg';
import type { Logger } from 'pino';

type Read = <Row extends object>(statement: string) => Promise<Row[]>;

/** PostgreSQL notices after half a minute that a server lost its network, and then releases the locks of its session. */
const KEEPALIVE =
  'set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3; set tcp_user_timeout = 30000';

interface ChannelOptions {
  url: string;
  /** The name of the channel, an identifier of SQL. */
  name: string;
  log: Logger;
  onNotification: (payload: string) => void;
  /**
   * Runs after each connection, when notifications arrive already: what it reads and what it is notified of overlap, so
   * it misses nothing.
   */
  onListening?: (read: Read) => unknown;
}

/** Listens to notifications of the database on a connection of its own. Reconnects by itself until it is stopped. */
export class Channel {
  #client: pg.Client | null = null;
  #stopped = false;
  #retry: NodeJS.Timeout | null = null;
  #isListening = false;

  constructor(private readonly options: ChannelOptions) {}

  async start(): Promise<void> {
    const { url, name, onNotification, onListening } = this.options;
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 3_000,
      query_timeout: 6_000,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => onNotification(payload ?? ''));
    client.on('error', (error) => this.#reconnect(client, error));
    client.on('end', () => this.#reconnect(client));
    this.#client = client;
    try {
      await client.connect();
      await client.query(`${KEEPALIVE}; listen ${name}`);
      await onListening?.(async (statement) => (await client.query(statement)).rows);
      this.#isListening = true;
    } catch (error) {
      this.#reconnect(client, error);
    }
  }

  /** The rows of a statement. Null while the database cannot be reached. Callers wait for one before the next. */
  async read<Row extends object>(statement: string): Promise<Row[] | null> {
    const client = this.#client;
    if (!client || !this.#isListening) return null;
    try {
      return (await client.query<Row>(statement)).rows;
    } catch (error) {
      this.#reconnect(client, error);
      return null;
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }

  #reconnect(from: pg.Client, error?: unknown): void {
    if (this.#stopped || from !== this.#client) return;
    this.#client = null;
    this.#isListening = false;
    if (error) this.options.log.warn({ err: error, channel: this.options.name }, 'lost a channel; trying again');
    void from.end().catch(() => undefined);
    this.#retry = setTimeout(() => void this.start(), 250 + Math.random() * 250);
  }
}
