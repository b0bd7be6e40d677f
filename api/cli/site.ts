import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { entities } from '../entities.ts';
import { joinDatabase } from '../platform/database/database.ts';
import { waitForDatabase } from '../platform/database/reach.ts';
import { type Env, readEnv } from '../platform/env.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openOrm } from '../platform/database/orm.ts';
import { hasCluster } from '../platform/postgres/cluster.ts';

/** A person waits for the command. A failover takes a few seconds. */
const COMMAND_PATIENCE_MS = 10_000;

/**
 * Like `withSite`, for commands that need what a site has. A wrong DATA_DIR is an error instead of creating a new database there.
 */
export async function withExistingSite<Result>(
  work: (em: SqlEntityManager, env: Env) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL, DATA_DIR } = readEnv();
  if (!DATABASE_URL && !hasCluster(DATA_DIR))
    throw new TypeError(
      `No database found in ${path.resolve(DATA_DIR)}. Set DATA_DIR to the data folder of the site, or DATABASE_URL.`,
    );
  return withSite(work);
}

/** Runs a command's work on the site's database, even while the site is running, and closes the connections. */
export async function withSite<Result>(work: (em: SqlEntityManager, env: Env) => Promise<Result>): Promise<Result> {
  const env = readEnv();
  const database = await joinDatabase(env);
  try {
    await waitForDatabase(database.url, (sentence) => console.error(sentence), COMMAND_PATIENCE_MS);
    await migrate(database.url);
    const orm = await openOrm(database.url, entities, 2);
    try {
      return await work(orm.em.fork(), env);
    } finally {
      await orm.close();
    }
  } finally {
    await database.stop();
  }
}
