import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { query } from '../platform/sql.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { type PictureFile, pictureKinds, places } from './content.files.ts';
import { picturesIn, type Written } from './content.reading.ts';

/** A picture that is there already, by its id or by what it was made of, keeps its row and takes the words. */
export async function putPicture(em: SqlEntityManager, { front }: Written<PictureFile[number]>) {
  const { id, hash, name, alt, width, height, bytes, createdAt } = front;
  const sql = `insert into picture (id, hash, name, alt, width, height, bytes, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (hash) do update set name = excluded.name, alt = excluded.alt
    where (picture.name, picture.alt) is distinct from (excluded.name, excluded.alt)
    returning xmax = 0 as fresh`;
  const [row] = await query<{ fresh: boolean }>(em, sql, [id, hash, name, alt, width, height, bytes, createdAt]);
  return row ? (row.fresh ? 'created' : 'changed') : 'unchanged';
}

/** Copies its files into the storage. */
export async function putFiles(storage: Storage, folder: string, { hash }: PictureFile[number]): Promise<void> {
  for (const name of await picturesIn(folder, hash)) {
    const type = pictureKinds[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    const body = await readFile(path.join(folder, places.pictureFiles, hash, name));
    await storage.put(`pictures/${hash}/${name}`, body, type);
  }
}
