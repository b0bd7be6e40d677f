import { type EntityClass, MikroORM } from '@mikro-orm/postgresql';
import { UnderscoreNamingStrategy } from '@mikro-orm/core';
import { createDialect, type PoolOptions } from '../pool/pool.ts';

/** Names constraints as Postgres does, because the migrations let Postgres name them. */
class PostgresNamingStrategy extends UnderscoreNamingStrategy {
  override indexName(
    table: string,
    columns: string[],
    type: Parameters<UnderscoreNamingStrategy['indexName']>[2],
  ): string {
    return type === 'foreign' ? `${table}_${columns.join('_')}_fkey` : super.indexName(table, columns, type);
  }
}

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
