import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Works on leased rows, several at a time. A row whose work hangs occupies one place until its time limit and does not
 * delay the others.
 */
export abstract class LeasedWork<Row> {
  readonly #open = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  /** @param atOnce the number of places */
  constructor(
    private readonly em: SqlEntityManager,
    private readonly atOnce: number,
  ) {}

  /** Leases at most this many rows that are due, in a transaction. */
  protected abstract lease(em: SqlEntityManager, room: number): Promise<Row[]>;

  /** Never rejects: an error is recorded with the row. */
  protected abstract work(em: SqlEntityManager, row: Row): Promise<void>;

  /** Aborted when the server stops. Work that ends for this reason releases its lease. */
  protected get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Starts work on as many rows as there are free places, without waiting for it. Returns their number. */
  async takeUp(): Promise<number> {
    const room = this.atOnce - this.#open.size;
    if (room <= 0) return 0;
    const rows = await this.em.fork().transactional((em) => this.lease(em, room));
    for (const row of rows) {
      const working = this.work(this.em.fork(), row).finally(() => this.#open.delete(working));
      this.#open.add(working);
    }
    return rows.length;
  }

  /** Resolves when all work that was started has ended. */
  async settled(): Promise<void> {
    await Promise.all(this.#open);
  }

  /** Cancels running work, so that another server can take the rows. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.settled();
  }
}
