import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { beginDatabaseWait, currentWork, DatabaseTimeoutError } from '../work.ts';
import { PooledConnection } from './connection.ts';

type CancelBackend = (client: pg.PoolClient) => Promise<void>;

/** Kysely's dialect for Postgres, with a driver that returns every client to the pool. */
export class PoolDialect extends PostgresDialect {
  constructor(
    private readonly pool: pg.Pool,
    private readonly cancelBackend: CancelBackend,
    private readonly sendsNames: boolean,
  ) {
    super({ pool });
  }

  override createDriver(): PoolDriver {
    return new PoolDriver(this.pool, this.cancelBackend, this.sendsNames);
  }
}

/**
 * Kysely releases the connection of a transaction only if COMMIT or ROLLBACK succeeded, so each transaction with a
 * broken connection would permanently cost one slot of the pool. Here a client is always returned or destroyed.
 */
class PoolDriver extends PostgresDriver {
  constructor(
    private readonly pool: pg.Pool,
    private readonly cancelBackend: CancelBackend,
    private readonly sendsNames: boolean,
  ) {
    super({ pool });
  }

  override async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(await takeClient(this.pool), this.cancelBackend, this.sendsNames);
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    pooled(connection).release();
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await destroyOnError(connection, () => super.beginTransaction(connection, settings));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await destroyOnError(connection, async () => {
      currentWork()?.beginCommit();
      await super.commitTransaction(connection);
    });
  }

  /** Succeeds for a lost connection, too: the server rolls back its open transaction. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (pooled(connection).isReleased) return;
    await destroyOnError(connection, () => pooled(connection).finish(CompiledQuery.raw('rollback'))).catch(
      () => undefined,
    );
  }
}

async function destroyOnError(connection: DatabaseConnection, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    pooled(connection).destroy(error as Error);
    throw error;
  }
}

const pooled = (connection: DatabaseConnection): PooledConnection => connection as PooledConnection;

/**
 * Waits for a client no longer than the deadline of the current work. A client that comes too late returns to the pool.
 */
async function takeClient(pool: pg.Pool): Promise<pg.PoolClient> {
  const work = currentWork();
  const ms = beginDatabaseWait(work);
  const pending = pool.connect();
  const late = () => void pending.then((client) => client.release()).catch(() => undefined);
  return new Promise((resolve, reject) => {
    const giveUp = (error: Error) => {
      settle();
      late();
      reject(error);
    };
    const timer = setTimeout(() => {
      work?.markDatabaseStalled();
      giveUp(new DatabaseTimeoutError());
    }, ms);
    const cancel = () => giveUp(work?.signal.reason as Error);
    const settle = () => {
      clearTimeout(timer);
      work?.signal.removeEventListener('abort', cancel);
    };
    work?.signal.addEventListener('abort', cancel, { once: true });
    pending.then(
      (client) => {
        settle();
        resolve(client);
      },
      (error: Error) => {
        settle();
        reject(error);
      },
    );
  });
}
