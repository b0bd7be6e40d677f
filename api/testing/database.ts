import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';

export const TEMPLATE = 'migrated';

/** On a busy machine, a statement or a new connection can take longer than a server in production waits. */
export const PATIENT = { connection: 120_000, statement: 120_000 };

/** In memory, copying files takes half of the CPU of writing each block to the log. On a disk, it takes twice as much. */
const STRATEGY = process.env['TEST_SCRATCH'] ? 'strategy file_copy' : '';

export interface TestDatabase {
  url: string;
  /** Removes it and disconnects its clients. Optional, because the whole cluster is removed at the end of the run. */
  drop(): Promise<void>;
}

/**
 * A migrated, empty database for one test file.
 *
 * @param name appears in error messages; a suffix makes it unique
 */
export async function cloneDatabase(name = 'test'): Promise<TestDatabase> {
  const admin = inject('postgresUrl');
  const database = `${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 40)}_${randomBytes(4).toString('hex')}`;
  await execute(admin, `create database "${database}" template ${TEMPLATE} ${STRATEGY}`);
  return {
    url: urlFor(admin, database),
    drop: () => execute(admin, `drop database if exists "${database}" with (force)`),
  };
}

/** The same for all tests of the file, until its last hook. */
export function useDatabase(name: string): { url: string } {
  const used = { url: '' };
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneDatabase(name);
    used.url = database.url;
  });
  // Memory is scarcer than disk, and the run's cluster is in memory.
  afterAll(() => database.drop());
  return used;
}

/** The same server with another database. */
export function urlFor(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** One statement on a connection of its own, because CREATE DATABASE cannot run in a transaction or on a pool. */
export async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
