import { createPostgreSqlTypeParsers } from '@mikro-orm/postgresql';
import pg from 'pg';
import { sendCancelRequest } from './cancel.ts';
import { PoolDialect } from './driver.ts';
import { type PoolWatch, watchPool } from './watch.ts';

const TEXT_ARRAY = 1009;
const TIMESTAMPTZ = 1184;

export interface PoolOptions {
  size: number;
  watch?: PoolWatch | undefined;
  /** True if named statements are sent as prepared statements. */
  sendsNames?: boolean;
  /** Milliseconds until a request gives up. Tests wait longer, because their machine can be busy. */
  waits?: PoolWaits;
}

export interface PoolWaits {
  /** For a free connection, or for a new one. */
  connection: number;
  /** For the result of a statement. */
  statement: number;
}

/**
 * Connections that stay open while nothing happens. A new one plans the large functions of the portal again, which a
 * person who comes after a pause would wait for.
 */
const KEPT = 3;

const WAITS: PoolWaits = { connection: 3_000, statement: 5_000 };

/** Creates the dialect for the database at `url`. The pool connects on first use. */
export function createDialect(
  url: string,
  { size, watch, sendsNames = true, waits = WAITS }: PoolOptions,
): PoolDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    min: KEPT,
    connectionTimeoutMillis: waits.connection,
    // As a statement, because PgBouncer refuses connections whose startup message contains these settings.
    onConnect: (client) => client.query(makeTimeLimits(waits.statement)),
    application_name: 'portal',
    keepAlive: true,
    // Statements of a batch are sent without waiting for the results of those before.
    pipeline: true,
    types: mikroOrmTypes(),
  });
  // Without listeners, a connection that the server ends would end this process. Its user gets the error anyway.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (watch) watchPool(pool, url, watch);
  return new PoolDialect(pool, (client) => sendCancelRequest(url, client), sendsNames);
}

/** Times are dates. The ORM needs days, intervals and times without a zone as Postgres writes them. */
function mikroOrmTypes(): pg.CustomTypesConfig {
  const parseArray = pg.types.getTypeParser(TEXT_ARRAY as number) as (text: string) => string[];
  const parsers = createPostgreSqlTypeParsers(parseArray) as Record<number, (text: string) => unknown>;
  return {
    getTypeParser: ((oid: number, format: 'text' | 'binary' = 'text') =>
      (format === 'text' && oid !== TIMESTAMPTZ && parsers[oid]) ||
      pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  };
}

const makeTimeLimits = (statementMs: number): string =>
  `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = 10000`;
