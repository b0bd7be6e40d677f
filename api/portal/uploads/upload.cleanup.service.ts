import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import type { Env } from '#api/platform/env.ts';
import { textsAs } from '#api/platform/database/sql.ts';
import { openStorage } from '#api/platform/storage/storage.ts';
import { ArrivingUpload } from './partial-upload.entity.ts';
import { UploadRow } from './upload.entity.ts';
import { DOCUMENT_FILES, FILE_PARTS } from './upload.type.ts';

/** A file younger than this may belong to a request that has not stored its row yet. */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const findOrphanFiles = (em: SqlEntityManager, keys: readonly string[]) =>
  getKysely(em)
    .selectFrom(textsAs(keys, 'file'))
    .select('file.value as key')
    .where((eb) =>
      eb(
        'file.value',
        'not in',
        eb
          .selectFrom('upload')
          .select('storageKey')
          .unionAll(eb.selectFrom('document_version').select('storageKey').where('deletedAt', 'is', null)),
      ),
    )
    .execute();

const findOrphanParts = (em: SqlEntityManager, keys: readonly string[]) =>
  getKysely(em)
    .selectFrom(textsAs(keys, 'file'))
    .select('file.value as key')
    .where((eb) =>
      eb(
        'file.value',
        'not in',
        eb.selectFrom('arriving_upload').select((inner) => inner.fn<string>('unnest', ['parts']).as('part')),
      ),
    )
    .execute();

/**
 * Deletes uploads that did not become a document within a day, partial uploads without a new part for a day, and files
 * without a row, which a crash left behind.
 */
export async function clearUploads(em: SqlEntityManager, env: Env, now = Date.now()): Promise<void> {
  const dayAgo = new Date(now - DAY_MS);
  await em.nativeDelete(UploadRow, { createdAt: { $lt: dayAgo } });
  await em.nativeDelete(ArrivingUpload, { touchedAt: { $lt: dayAgo } });
  const storage = openStorage(env);
  for (const [prefix, findOrphans] of [
    [DOCUMENT_FILES, findOrphanFiles] as const,
    [FILE_PARTS, findOrphanParts] as const,
  ]) {
    const old = (await storage.list(prefix)).filter(({ modifiedAt }) => modifiedAt.getTime() < now - HOUR_MS);
    const orphans = await findOrphans(
      em,
      old.map(({ key }) => key),
    );
    await storage.delete(orphans.map(({ key }) => key));
  }
}
