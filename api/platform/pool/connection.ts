import type { Duplex } from 'node:stream';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type pg from 'pg';
import type { BatchQuery, BatchResult, NamedQuery } from '../database/batch.ts';
import { noteDuration } from './slow-statements.ts';
import { beginDatabaseWait, currentWork, DatabaseTimeoutError, type Work, WorkCanceledError } from '../work.ts';

/** The socket of a client, which the types of pg leave out. */
type ClientWithSocket = pg.PoolClient & { connection: { stream: Duplex } };

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A client of the pool, from checkout to release. */
export class PooledConnection implements DatabaseConnection {
  #isReleased = false;
  /** True while several statements are running. */
  #isBatch = false;
  /** The reason why the client was destroyed, or null. */
  #failure: Error | null = null;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly cancelBackend: (client: pg.PoolClient) => Promise<void>,
    /** True if named statements are sent as prepared statements. */
    private readonly sendsNames: boolean,
  ) {}

  get isReleased(): boolean {
    return this.#isReleased;
  }

  async executeQuery<Row>(query: CompiledQuery | NamedQuery | BatchQuery): Promise<QueryResult<Row>> {
    if ('batch' in query) return { rows: (await this.#runBatch(currentWork(), query.batch)) as Row[] };
    const config = this.#toConfig(query);
    const startedAt = performance.now();
    const { command, rowCount, rows } = await this.#run(currentWork(), () => this.client.query(config));
    noteDuration(query, startedAt);
    return {
      rows: (rows ?? []) as Row[],
      ...(WRITES.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
    };
  }

  #toConfig(query: CompiledQuery | NamedQuery): pg.QueryConfig {
    const name = this.sendsNames && 'name' in query ? query.name : undefined;
    return { text: query.sql, values: [...query.parameters], ...(name && { name }) };
  }

  /** Sends all statements at once; each has its own result. Canceling ends only one of them, so it closes the connection. */
  async #runBatch(work: Work | undefined, batch: readonly NamedQuery[]): Promise<BatchResult[]> {
    this.#isBatch = true;
    const send = (): Promise<BatchResult[]> => {
      const { stream } = (this.client as ClientWithSocket).connection;
      stream.cork();
      let startedAt = performance.now();
      const results = batch.map((query) =>
        this.client.query(this.#toConfig(query)).then(({ rows }) => {
          // A statement begins when the one before it has ended.
          noteDuration(query, startedAt);
          startedAt = performance.now();
          return rows;
        }),
      );
      stream.uncork();
      return Promise.allSettled(results);
    };
    try {
      const results = await this.#run(work, send);
      if (this.#failure) throw this.#failure;
      return results;
    } finally {
      this.#isBatch = false;
    }
  }

  /** Runs a statement that ends the work of the session and is needed although no request waits for the result. */
  async finish({ sql }: CompiledQuery): Promise<void> {
    await this.#run(undefined, () => this.client.query(sql));
  }

  /** Required by the interface. The product does not use cursors. */
  // oxlint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Cursors are not supported: page through the rows instead.');
  }

  /** Closes the connection and removes the client from the pool, whatever state its session is in. */
  destroy(failure: Error): void {
    this.#failure ??= failure;
    // Statements that run fail at once. `end` would wait for their results, which a database that hangs never sends.
    (this.client as ClientWithSocket).connection.stream.destroy();
    this.release();
  }

  /**
   * Returns the client to the pool. A second call does nothing, because the client can belong to another request by
   * then.
   */
  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    this.client.release(this.#failure ?? undefined);
  }

  async #run<Result>(work: Work | undefined, run: () => Promise<Result>): Promise<Result> {
    if (this.#isReleased) throw this.#failure ?? new Error('This connection was returned to the pool.');
    const timer = setTimeout(() => {
      work?.markDatabaseStalled();
      this.destroy(new DatabaseTimeoutError());
    }, beginDatabaseWait(work));
    let canceling: Promise<void> | undefined;
    const cancel = () => (canceling = this.#cancel());
    work?.signal.addEventListener('abort', cancel, { once: true });
    try {
      const result = await run();
      if (this.#isBatch) work?.signal.throwIfAborted();
      return result;
    } catch (error) {
      work?.signal.throwIfAborted();
      throw this.#failure ?? error;
    } finally {
      if (!this.#failure) work?.endDatabaseWait();
      clearTimeout(timer);
      work?.signal.removeEventListener('abort', cancel);
      // Until it has ended, it could cancel the next statement on this connection.
      await canceling;
    }
  }

  async #cancel(): Promise<void> {
    try {
      await this.cancelBackend(this.client);
      if (this.#isBatch) this.destroy(new WorkCanceledError('The statements after the canceled one do not run'));
    } catch (error) {
      this.destroy(error as Error);
    }
  }
}
