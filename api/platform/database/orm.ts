import { type EntityClass, MikroORM } from '@mikro-orm/postgresql';
import { PostgresNamingStrategy } from './naming.ts';
import { createDialect, type PoolOptions } from '../pool/pool.ts';

/** How entities map to tables. New objects each time, because `MikroORM.init` changes those that it is given. */
export const createOrmOptions = () => ({
  namingStrategy: PostgresNamingStrategy,
  forceUtcTimezone: true,
  // A property's initial value is not a default of its column.
  discovery: { inferDefaultValues: false },
});

/**
 * Opens the pool. It connects at the first query, so an unavailable database does not stop the start. The constructor,
 * because `MikroORM.init` looks for extensions in `node_modules` and so loads a second copy of itself and of Kysely.
 */
export const openOrm = async (
  url: string,
  entities: EntityClass<object>[],
  poolSize = 10,
  options: Omit<PoolOptions, 'size'> = {},
): Promise<MikroORM> =>
  new MikroORM({
    clientUrl: url,
    entities,
    ...createOrmOptions(),
    driverOptions: () => createDialect(url, { size: poolSize, ...options }),
  }) as MikroORM;
