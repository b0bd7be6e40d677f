import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { bySystem, record } from '../audit/audit.service.ts';
import { migrate } from '#api/platform/database/migrate.ts';
import type { Env } from '#api/platform/env.ts';
import { openStorage } from '#api/platform/storage/storage.ts';
import { type ArchiveEntry, BackupError, type Key, readArchive, readBytes, readText } from './backup.archive.ts';
import { describeColumns, listTables, type TableShape } from './backup.snapshot.ts';
import { type FindBase, type OpenBackup, type VerifiedBackup, verifyBackup } from './backup.verify.ts';
import { type BackupHeader, FILE_FOLDER, SECRETS, TABLE_FOLDER } from './backup.write.service.ts';

const SHORT_BYTES = 8 * 1024 * 1024;

interface RestoreOptions {
  url: string;
  env: Env;
  key: Key;
  /** The result of `verifyBackup`, if the caller verified the backup before it opened the database. */
  verified?: VerifiedBackup;
  /** Finds the base of an increment, if the caller did not verify the backup. */
  findBase?: FindBase;
  onProgress: (bytes: number) => void;
}

/**
 * Replaces the database at `url` and the stored files by those of a verified backup, and migrates the database to the
 * newest schema. If it is interrupted, it has to be repeated.
 */
export async function restoreBackup(open: OpenBackup, options: RestoreOptions): Promise<VerifiedBackup> {
  const verified = options.verified ?? (await verifyBackup(open, options.key, options.findBase));
  const { url } = options;
  await withClient(url, async (client) => {
    await refuseOthers(client);
    await client.query('drop schema public cascade; create schema public');
  });
  await migrate(url, { only: verified.header.migrations });
  await withClient(url, (client) => load(client, open, verified, options));
  await migrate(url);
  return verified;
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'restore' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await work(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

const OTHERS = `
  select count(*)::int as count from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** A server that runs meanwhile would mix its rows with those of the backup. */
async function refuseOthers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(OTHERS);
  if (rows[0]?.count)
    throw new BackupError(`Stop all servers first: ${rows[0].count} connections to the database are open.`);
}

const FOREIGN_KEYS = `
  select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

/** Foreign keys and triggers are off while rows arrive, because tables refer to each other in circles. */
async function load(
  client: pg.Client,
  open: OpenBackup,
  { header, base }: VerifiedBackup,
  { env, key, onProgress }: RestoreOptions,
): Promise<void> {
  const { rows: foreignKeys } = await client.query<{ table: string; name: string; definition: string }>(FOREIGN_KEYS);
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`);
  const tables = (await listTables(client)).map(({ name }) => pg.escapeIdentifier(name));
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  // Migrations insert rows, too.
  await client.query(`truncate ${tables.join(', ')}`);
  let bytes = 0;
  const restore = async (entry: ArchiveEntry) => {
    await restoreEntry(client, entry, header, env);
    onProgress((bytes += entry.size));
  };
  await readArchive(await open(), key, restore);
  if (base)
    await readArchive(await base.open(), key, async (entry) => {
      if (base.entries.has(entry.name)) await restore(entry);
      else for await (const _ of entry.content);
    });
  for (const { name, value } of header.sequences)
    await client.query('select setval(quote_ident($1)::regclass, $2::bigint)', [name, value]);
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}

async function restoreEntry(
  client: pg.Client,
  { name, size, content }: ArchiveEntry,
  { tables }: BackupHeader,
  env: Env,
): Promise<void> {
  const table = tables.find((shape) => name.startsWith(`${TABLE_FOLDER}${shape.name}/`));
  if (table) return copyRows(client, table, content);
  if (name.startsWith(FILE_FOLDER)) {
    // A bucket takes a short file in one request, and any other in parts.
    const body = size > SHORT_BYTES ? content : await readBytes(content);
    return openStorage(env).put(name.slice(FILE_FOLDER.length), body, 'application/octet-stream');
  }
  if (name === SECRETS) return restoreSecret(env, JSON.parse(await readText(content)) as string[]);
  for await (const _ of content);
}

const copyRows = (client: pg.Client, table: TableShape, content: AsyncIterable<Buffer>): Promise<void> =>
  pipeline(Readable.from(content), client.query(copyFrom(`copy ${describeColumns(table)} from stdin`)));

/** The secret goes into the data folder, where the server reads it if SESSION_SECRET is not set. */
const restoreSecret = (env: Env, [secret = '']: string[]): Promise<void> =>
  writeFile(path.join(env.DATA_DIR, 'session-secret'), `${secret}\n`, { mode: 0o600 });

/** Records the restore as the newest event, and lets a new checkpoint of the audit log begin after it. */
export async function recordRestore(em: SqlEntityManager, env: Env, { header }: VerifiedBackup): Promise<void> {
  await em.transactional((inner) =>
    record(bySystem, inner, { kind: 'backup.restored', details: { createdAt: header.createdAt } }),
  );
  await rm(path.join(env.DATA_DIR, 'audit'), { recursive: true, force: true });
}
