import { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import pg from 'pg';
import { migrations } from '../../migrations/all.ts';

/** Any number that no other program locks in this database. */
const LOCK = 7_331_001;

/**
 * Migrates the database at `url` to the newest schema and returns the names of the migrations that ran. Servers that
 * start at the same time wait for each other with an advisory lock on a connection of its own, so that a crash releases
 * it.
 */
export async function migrate(url: string): Promise<string[]> {
  const lock = new pg.Client({ connectionString: url });
  await lock.connect();
  const orm = await MikroORM.init({
    clientUrl: url,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    pool: { min: 0, max: 2 },
    migrations: { migrationsList: [...migrations], snapshot: false, tableName: 'schema_migration', silent: true },
  });
  try {
    await lock.query('select pg_advisory_lock($1)', [LOCK]);
    const run = await orm.migrator.up();
    return run.map(({ name }) => name);
  } finally {
    await orm.close();
    await lock.end();
  }
}
