import { type EntityClass, MikroORM, UnderscoreNamingStrategy } from '@mikro-orm/postgresql';

/** Opens the pool. It connects lazily, so a database that is away at start is found by the first query. */
export const openOrm = (url: string, entities: EntityClass<object>[], poolSize = 10): Promise<MikroORM> =>
  MikroORM.init({
    clientUrl: url,
    entities,
    namingStrategy: UnderscoreNamingStrategy,
    forceUtcTimezone: true,
    pool: { min: 0, max: poolSize },
    driverOptions: {
      connectionTimeoutMillis: 3_000,
      statement_timeout: 5_000,
      idle_in_transaction_session_timeout: 10_000,
      application_name: 'portal',
    },
  }) as Promise<MikroORM>;
