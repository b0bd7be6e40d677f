import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Env } from '../platform/env.ts';
import { query } from '../platform/sql.ts';
import { storageOf } from '../platform/storage/storage.ts';
import { DOCUMENT_FILES } from './upload.entity.ts';

/** What is younger may be in somebody's hands. */
const HOUR_MS = 3_600_000;

const UNUSED = "delete from upload where created_at < $1::timestamptz - interval '1 day'";
const ORPHANS = `select key from unnest($1::text[]) as kept (key)
  where key not in (select storage_key from upload union all select storage_key from document_version)`;

/** Removes uploads that became no document within a day, and files that belong to nothing: what a crash left. */
export async function clearUploads(em: SqlEntityManager, env: Env, now = Date.now()): Promise<void> {
  await query(em, UNUSED, [new Date(now)]);
  const storage = storageOf(env);
  const old = (await storage.list(DOCUMENT_FILES)).filter(({ modifiedAt }) => modifiedAt.getTime() < now - HOUR_MS);
  const orphans = await query<{ key: string }>(em, ORPHANS, [old.map(({ key }) => key)]);
  await storage.delete(orphans.map(({ key }) => key));
}
