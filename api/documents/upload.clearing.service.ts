import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import type { Env } from '../platform/env.ts';
import { textsAs } from '../platform/sql.ts';
import { storageOf } from '../platform/storage/storage.ts';
import { DOCUMENT_FILES, FILE_PARTS } from './upload.entity.ts';

/** What is younger may be in somebody's hands. */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The files in storage that no upload and no document refers to. */
const findUnusedFiles = (em: SqlEntityManager, keys: readonly string[]): Promise<{ key: string }[]> =>
  em
    .getKysely<Database>()
    .selectFrom(textsAs(keys, 'file'))
    .select('file.value as key')
    .where('file.value', 'not in', (eb) =>
      eb.selectFrom('upload').select('storage_key').unionAll(eb.selectFrom('document_version').select('storage_key')),
    )
    .execute();

/** The parts of files in storage that no unfinished upload refers to. */
const findUnusedParts = (em: SqlEntityManager, keys: readonly string[]): Promise<{ key: string }[]> =>
  em
    .getKysely<Database>()
    .selectFrom(textsAs(keys, 'file'))
    .select('file.value as key')
    .where('file.value', 'not in', (eb) =>
      eb.selectFrom('arriving_upload').select((eb) => eb.fn<string>('unnest', ['parts']).as('part')),
    )
    .execute();

/** Removes uploads that became no document within a day, or of which no part came for one, and files that belong to nothing: what a crash left. */
export async function clearUploads(em: SqlEntityManager, env: Env, now = Date.now()): Promise<void> {
  const db = em.getKysely<Database>();
  const dayBefore = new Date(now - DAY_MS).toISOString();
  await db.deleteFrom('upload').where('created_at', '<', dayBefore).execute();
  await db.deleteFrom('arriving_upload').where('touched_at', '<', dayBefore).execute();
  const storage = storageOf(env);
  for (const [prefix, findUnused] of [
    [DOCUMENT_FILES, findUnusedFiles] as const,
    [FILE_PARTS, findUnusedParts] as const,
  ]) {
    const old = (await storage.list(prefix)).filter(({ modifiedAt }) => modifiedAt.getTime() < now - HOUR_MS);
    const unused = await findUnused(
      em,
      old.map(({ key }) => key),
    );
    await storage.delete(unused.map(({ key }) => key));
  }
}
