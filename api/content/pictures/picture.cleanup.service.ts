import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import type { Env } from '#api/platform/env.ts';
import { clearIncoming } from '#api/platform/http/receive.ts';
import { textsAs } from '#api/platform/database/sql.ts';
import { openStorage } from '#api/platform/storage/storage.ts';
import { removeFiles } from './picture.store.service.ts';

/** A file younger than this may belong to a request that has not stored its row yet. */
const HOUR_MS = 3_600_000;

/** Deletes what a crash left behind: received files without a request, and picture files without a row. */
export async function clearPictures(em: SqlEntityManager, env: Env, now = Date.now()): Promise<void> {
  await clearIncoming(env, now - HOUR_MS);
  const old = (await openStorage(env).list('pictures/')).filter(
    ({ modifiedAt }) => modifiedAt.getTime() < now - HOUR_MS,
  );
  const hashes = [...new Set(old.map(({ key }) => key.split('/')[1] ?? ''))];
  const orphans = await getKysely(em)
    .selectFrom(textsAs(hashes, 'stored'))
    .select('stored.value as hash')
    .where((eb) => eb('stored.value', 'not in', eb.selectFrom('picture').select('hash')))
    .execute();
  for (const { hash } of orphans) await removeFiles(em, env, hash);
}
