import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Env } from '../platform/env.ts';
import { query } from '../platform/sql.ts';
import { storageOf } from '../platform/storage/storage.ts';
import { DOCUMENT_FILES, FILE_PARTS } from './upload.entity.ts';

/** What is younger may be in somebody's hands. */
const HOUR_MS = 3_600_000;

const UNUSED = "delete from upload where created_at < $1::timestamptz - interval '1 day'";
const ORPHANS = `select key from unnest($1::text[]) as kept (key)
  where key not in (select storage_key from upload union all select storage_key from document_version)`;

const UNFINISHED = "delete from arriving_upload where touched_at < $1::timestamptz - interval '1 day'";
const ORPHANED_PARTS = `select key from unnest($1::text[]) as kept (key)
  where key not in (select unnest(parts) from arriving_upload)`;

/** Removes uploads that became no document within a day, or of which no part came for one, and files that belong to nothing: what a crash left. */
export async function clearUploads(em: SqlEntityManager, env: Env, now = Date.now()): Promise<void> {
  await query(em, UNUSED, [new Date(now)]);
  await query(em, UNFINISHED, [new Date(now)]);
  const storage = storageOf(env);
  for (const [prefix, sql] of [[DOCUMENT_FILES, ORPHANS] as const, [FILE_PARTS, ORPHANED_PARTS] as const]) {
    const old = (await storage.list(prefix)).filter(({ modifiedAt }) => modifiedAt.getTime() < now - HOUR_MS);
    const orphans = await query<{ key: string }>(em, sql, [old.map(({ key }) => key)]);
    await storage.delete(orphans.map(({ key }) => key));
  }
}
