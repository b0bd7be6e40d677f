import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import type { Env } from '../platform/env.ts';
import { clearIncoming } from '../platform/http/receiving.ts';
import { textsAs } from '../platform/sql.ts';
import { storageOf } from '../platform/storage/storage.ts';
import { removeFiles } from './picture.storing.service.ts';

/** What is younger may be in somebody's hands. */
const HOUR_MS = 3_600_000;

/** Removes what a crash left: uploads that nobody waits for, and files of pictures that were never, or are no more, kept. */
export async function clearPictures(em: SqlEntityManager, env: Env, now = Date.now()): Promise<void> {
  await clearIncoming(env, now - HOUR_MS);
  const old = (await storageOf(env).list('pictures/')).filter(({ modifiedAt }) => modifiedAt.getTime() < now - HOUR_MS);
  const hashes = [...new Set(old.map(({ key }) => key.split('/')[1] ?? ''))];
  const orphans = await em
    .getKysely<Database>()
    .selectFrom(textsAs(hashes, 'file'))
    .select('file.value as hash')
    .where('file.value', 'not in', (eb) => eb.selectFrom('picture').select('hash'))
    .execute();
  for (const { hash } of orphans) await removeFiles({ em, env }, hash);
}
