import { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import type { Kysely } from 'kysely';
import { identify, migrations } from '#api/database/migrations.ts';
import { applyStatements, describeNewer } from '#api/database/statements.ts';
import { StartError } from '../lifecycle.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { describeConnectionError } from './reach.ts';

/** Any number that no other program locks in this database. */
const LOCK = 7_331_001;
/** The time in milliseconds after which the operator reads that another server is migrating. */
const NOTICE_MS = 5_000;
const PATIENCE_MS = 120_000;
/** The SQLSTATE of a lock that was not granted in time. */
const LOCK_TIMEOUT = '55P03';
const MISSING_RIGHT = '42501';

/** The table of the migrator. */
interface Tables {
  schema_migration: { name: string };
}

interface MigrateOptions {
  /** Runs only these migrations, in the order of all, and no functions and triggers. Without it, all that have not run. */
  only?: readonly string[];
  say?: (sentence: string) => void;
  noticeMs?: number;
  patienceMs?: number;
}

/**
 * Migrates the database at `url` to the newest schema and returns the names of the migrations that ran. Functions and
 * triggers follow, because they use columns of the newest schema. Servers that
 * start at the same time wait for each other with a lock that belongs to the transaction of the migration: a lock of the
 * session would stay on a connection of a pooler, and a crash releases this one, too.
 *
 * @throws StartError if another server migrates for too long, or if this version cannot use the database
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
      await adopt(orm, transaction as unknown as Kysely<Tables>);
      const run = await orm.migrator.up({
        transaction,
        ...(options.only && { migrations: [...options.only] }),
      });
      if (!options.only) await applyStatements(transaction as unknown as Kysely<unknown>);
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

/** Records the migrations of a database from before the baseline under the names that did the same. */
async function adopt(orm: MikroORM, transaction: Kysely<Tables>): Promise<void> {
  const executed = (await orm.migrator.getExecuted()).map(({ name }) => name);
  const state = identify(executed);
  if ('newer' in state) throw new StartError(describeNewer(state.newer));
  if ('older' in state)
    throw new StartError(
      `This database is from an older version (its newest migration is ${state.older}). Start the commit ${state.commit} of this site once, then this version.`,
    );
  if (state.names.length === executed.length) return;
  await transaction.deleteFrom('schema_migration').execute();
  await transaction
    .insertInto('schema_migration')
    .values(state.names.map((name) => ({ name })))
    .execute();
}

/** Sets parameters of PostgreSQL for the rest of the transaction. Times are in milliseconds, and 0 is without limit. */
export async function setUntilCommit<Database>(
  transaction: Kysely<Database>,
  settings: Record<string, number>,
): Promise<void> {
  await transaction
    .selectNoFrom(({ fn, val, lit }) =>
      Object.entries(settings).map(([name, value]) =>
        fn('set_config', [val(name), val(String(value)), lit(true)]).as(name),
      ),
    )
    .execute();
}
