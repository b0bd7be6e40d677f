import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export const TEMPLATE = 'migrated';

export interface TestDatabase {
  url: string;
  /** Removes it, cutting off whoever is still connected. Optional: the whole cluster goes at the end of the run. */
  drop(): Promise<void>;
}

/**
 * A migrated, empty database of its own for a test file.
 * @param name shows in error messages; made unique, so it may be the same everywhere
 */
export async function cloneDatabase(name = 'test'): Promise<TestDatabase> {
  const admin = inject('postgresUrl');
  const database = `${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 40)}_${randomBytes(4).toString('hex')}`;
  await execute(admin, `create database "${database}" template ${TEMPLATE}`);
  return {
    url: urlFor(admin, database),
    drop: () => execute(admin, `drop database if exists "${database}" with (force)`),
  };
}

/** The same server, another database. */
export function urlFor(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** One statement on a connection of its own: CREATE DATABASE runs in no transaction and on no pool. */
export async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
