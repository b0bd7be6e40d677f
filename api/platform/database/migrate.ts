import { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import type { Kysely } from 'kysely';
import { migrations } from '../../migrations/all.ts';
import { StartError } from '../lifecycle.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { describeConnectionError } from './reach.ts';
import { setUntilCommit } from './until-commit.ts';

/** Any number that no other program locks in this database. */
const LOCK = 7_331_001;
/** The time in milliseconds after which the operator reads that another server is migrating. */
const NOTICE_MS = 5_000;
const PATIENCE_MS = 120_000;
/** The SQLSTATE of a lock that was not granted in time. */
const LOCK_TIMEOUT = '55P03';
const MISSING_RIGHT = '42501';

interface MigrateOptions {
  /** Runs only these migrations, in the order of all. Without it, all that have not run. */
  only?: readonly string[];
  say?: (sentence: string) => void;
  noticeMs?: number;
  patienceMs?: number;
}

/**
 * Migrates the database at `url` to the newest schema and returns the names of the migrations that ran. Servers that
 * start at the same time wait for each other with a lock that belongs to the transaction of the migration: a lock of the
 * session would stay on a connection of a pooler, and a crash releases this one, too.
 *
 * @throws StartError if another server migrates for too long, or if a newer version has migrated this database
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const orm = await MikroORM.init({
    clientUrl: url,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    pool: { min: 0, max: 2 },
    migrations: { migrationsList: [...migrations], snapshot: false, tableName: 'schema_migration', silent: true },
  });
  try {
    return await orm.driver.getConnection().transactional(async (transaction) => {
      await takeLock(transaction as unknown as Kysely<unknown>, options);
      await refuseNewerSchema(orm);
      const run = await orm.migrator.up({
        transaction,
        ...(options.only && { migrations: [...options.only] }),
      });
      return run.map(({ name }) => name);
    });
  } catch (error) {
    // A right that the user of the database lacks, and a server that stopped meanwhile.
    if (isSqlState(error, MISSING_RIGHT) || isDatabaseUnavailable(error))
      throw new StartError(describeConnectionError(url, error as Error), { cause: error });
    throw error;
  } finally {
    await orm.close();
  }
}

const isSqlState = (error: unknown, state: string): boolean => (error as { code?: string }).code === state;

async function takeLock(transaction: Kysely<unknown>, options: MigrateOptions): Promise<void> {
  const { say = () => undefined, noticeMs = NOTICE_MS, patienceMs = PATIENCE_MS } = options;
  // A pooler can give this transaction a connection on which a server has set its time limits.
  await setUntilCommit(transaction, {
    lock_timeout: patienceMs,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  const notice = setTimeout(() => say('Waiting for another server to finish its migration …'), noticeMs);
  try {
    await transaction.selectNoFrom(({ fn, lit }) => fn('pg_advisory_xact_lock', [lit(LOCK)]).as('locked')).execute();
  } catch (error) {
    if (!isSqlState(error, LOCK_TIMEOUT)) throw error;
    const seconds = Math.round(patienceMs / 1_000);
    throw new StartError(
      `Another server has not finished the migration of the database within ${seconds} seconds. Look at its log, then start this server again.`,
    );
  } finally {
    clearTimeout(notice);
  }
  await setUntilCommit(transaction, { lock_timeout: 0 });
}

/** A server with an older version could misread the newer schema, and would write rows without the newer columns. */
async function refuseNewerSchema(orm: MikroORM): Promise<void> {
  const known = new Set<string>(migrations.map(({ name }) => name));
  const newer = (await orm.migrator.getExecuted()).find(({ name }) => !known.has(name));
  if (newer)
    throw new StartError(
      `A newer version of this site has changed the database (${newer.name}). Start that version, or restore a backup that is older than the upgrade.`,
    );
}
