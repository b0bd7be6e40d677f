import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** A table and its columns in the order of the copy. Generated columns are left out. */
export interface TableShape {
  name: string;
  columns: string[];
}

/**
 * Tables that a backup leaves out: the list of migrations is in its header, a restore applies functions and triggers and ends all sessions, and the servers
 * that ran are not those of the restored site.
 */
const LEFT_OUT = ['schema_migration', 'schema_statement', 'server_status', 'session'];

const TABLES = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = ''
  group by c.relname order by c.relname`;

const SEQUENCES = `
  select sequencename as name, last_value::text as value from pg_sequences
  where schemaname = 'public' and last_value is not null order by sequencename`;

const MIGRATIONS = 'select name from schema_migration order by name';

/** The tables of a database that a backup contains. */
export async function listTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(TABLES);
  return rows.filter(({ name }) => !LEFT_OUT.includes(name));
}

export interface Snapshot {
  /** The names of the migrations that made the schema. */
  migrations: string[];
  tables: TableShape[];
  /** The last value of each sequence. */
  sequences: { name: string; value: string }[];
  /** The rows of a table in the text format of COPY. */
  copy: (table: TableShape) => AsyncIterable<Buffer>;
}

/** Reads a database as it is at one moment, while others write to it. */
export async function withSnapshot<Result>(
  url: string,
  read: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const migrations = await client.query<{ name: string }>(MIGRATIONS);
    const { rows: sequences } = await client.query<{ name: string; value: string }>(SEQUENCES);
    return await read({
      migrations: migrations.rows.map(({ name }) => name),
      tables: await listTables(client),
      sequences,
      copy: (table) => client.query(copyTo(`copy ${describeColumns(table)} to stdout`)),
    });
  } finally {
    await client.end();
  }
}

/** `"event" ("id", "title")`. */
export const describeColumns = ({ name, columns }: TableShape): string =>
  `${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')})`;
