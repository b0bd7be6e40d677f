import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Works on leased rows, several at a time. A row whose work hangs occupies one place until its time limit and does not
 * delay the others.
 */
export abstract class LeasedWork<Row> {
  readonly #running = new Set<Promise<void>>();
  #takenPlaces = 0;
  readonly #stopping = new AbortController();

  /** @param atOnce the number of places */
  constructor(
    private readonly em: SqlEntityManager,
    private readonly atOnce: number,
  ) {}

  /** Leases at most this many rows that are due, in a transaction. */
  protected abstract lease(em: SqlEntityManager, freeSlots: number): Promise<Row[]>;

  /** Never rejects: an error is recorded with the row. */
  protected abstract work(em: SqlEntityManager, row: Row): Promise<void>;

  /** Aborted when the server stops. Work that ends for this reason releases its lease. */
  protected get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  /**
   * Starts work on as many rows as there are free places, or on `most`, without waiting for it. Returns their number.
   * The places are taken before the rows are read, so that simultaneous calls share them.
   */
  async leaseDueRows(most = this.atOnce): Promise<number> {
    const freeSlots = Math.min(most, this.atOnce - this.#takenPlaces);
    if (freeSlots <= 0) return 0;
    let rows: Row[] = [];
    this.#takenPlaces += freeSlots;
    try {
      rows = await this.em.fork().transactional((em) => this.lease(em, freeSlots));
    } finally {
      this.#takenPlaces -= freeSlots - rows.length;
    }
    for (const row of rows) {
      const running = this.#workOn(row).finally(() => this.#running.delete(running));
      this.#running.add(running);
    }
    return rows.length;
  }

  async #workOn(row: Row): Promise<void> {
    try {
      await this.work(this.em.fork(), row);
    } finally {
      this.#takenPlaces -= 1;
    }
    await this.continue();
  }

  /** Called when work has ended and its place is free. Never rejects. */
  protected async continue(): Promise<void> {}

  /** Resolves when all work that was started has ended, and the work that it started in turn. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Cancels running work, so that another server can take the rows. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.settled();
  }
}
