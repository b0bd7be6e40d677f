import { type EntityClass, MikroORM, UnderscoreNamingStrategy } from '@mikro-orm/postgresql';
import { createDialect } from './pool/pool.ts';
import type { PoolWatch } from './pool/watch.ts';

/** Opens the pool. It connects lazily, so a database that is away at start is found by the first query. */
export const openOrm = (
  url: string,
  entities: EntityClass<object>[],
  poolSize = 10,
  watch?: PoolWatch,
): Promise<MikroORM> =>
  MikroORM.init({
    clientUrl: url,
    entities,
    namingStrategy: UnderscoreNamingStrategy,
    forceUtcTimezone: true,
    driverOptions: () => createDialect(url, poolSize, watch),
  }) as Promise<MikroORM>;
