import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Env } from '../platform/env.ts';
import { query } from '../platform/sql.ts';
import { storageOf } from '../platform/storage/storage.ts';
import { incomingFolder } from './picture.receiving.ts';
import { removeFiles } from './picture.storing.service.ts';

/** What is younger may be in somebody's hands. */
const HOUR_MS = 3_600_000;

/** Removes what a crash left: uploads that nobody waits for, and files of pictures that were never, or are no more, kept. */
export async function clearPictures(em: SqlEntityManager, env: Env, now = Date.now()): Promise<void> {
  await clearIncoming(incomingFolder(env), now - HOUR_MS);
  const old = (await storageOf(env).list('pictures/')).filter(({ modifiedAt }) => modifiedAt.getTime() < now - HOUR_MS);
  const hashes = [...new Set(old.map(({ key }) => key.split('/')[1] ?? ''))];
  const orphans = await query<{ hash: string }>(
    em,
    'select hash from unnest($1::text[]) as kept (hash) where hash not in (select hash from picture)',
    [hashes],
  );
  for (const { hash } of orphans) await removeFiles({ em, env }, hash);
}

async function clearIncoming(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && found.mtimeMs < before) await rm(file, { force: true });
  }
}
