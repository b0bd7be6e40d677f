import { Readable } from 'node:stream';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { now } from '../platform/database/sql.ts';
import type { Env } from '../platform/env.ts';
import { fail } from '../platform/errors.ts';
import { openStorage } from '../platform/storage/storage.ts';

const FOLDER = 'exports/';

/** Keys of the storage have no underscores. */
const toFolder = (id: string): string => `${FOLDER}${id.replace('_', '-')}/`;

export const makePartKey = (id: string, part: number): string =>
  `${toFolder(id)}${String(part).padStart(6, '0')}.ndjson`;

/** The parts of a file, one after another. */
export async function* readParts(env: Env, id: string, count: number): AsyncGenerator<Buffer> {
  for (let part = 0; part < count; part += 1) {
    const file = (await openStorage(env).get(makePartKey(id, part))) ?? fail('UNAVAILABLE', 'The file is missing.');
    yield* file.stream as Readable & AsyncIterable<Buffer>;
  }
}

/** Deletes expired operations, and the files of operations that do not exist or did not complete. */
export async function clearBulkOperations(em: SqlEntityManager, env: Env): Promise<void> {
  const db = getKysely(em);
  await db.deleteFrom('bulk_operation').where('expiresAt', '<=', now()).execute();
  // Listed first: a file that an operation writes from now on is not among them.
  const files = await openStorage(env).list(FOLDER);
  const rows = await db
    .selectFrom('bulk_operation')
    .select('id')
    .where('status', 'in', ['CREATED', 'RUNNING', 'COMPLETED'])
    .execute();
  const folders = rows.map(({ id }) => toFolder(id));
  const unused = files.filter(({ key }) => !folders.some((folder) => key.startsWith(folder)));
  await openStorage(env).delete(unused.map(({ key }) => key));
}
