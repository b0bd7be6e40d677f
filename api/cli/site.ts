import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { entities } from '../features.ts';
import { joinDatabase } from '../platform/database.ts';
import { type Env, readEnv } from '../platform/env.ts';
import { migrate } from '../platform/migrate.ts';
import { openOrm } from '../platform/orm.ts';

/** Runs a command's work on the site's database, also while the site is up, and closes all it opened. */
export async function withSite<Result>(work: (em: SqlEntityManager, env: Env) => Promise<Result>): Promise<Result> {
  const env = readEnv();
  const database = await joinDatabase(env);
  try {
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
