import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { isInserted } from '../platform/database/sql.ts';
import type { Storage } from '../platform/storage/storage.types.ts';
import { type PictureFile, pictureKinds, places } from './content.files.ts';
import { picturesIn, type ParsedFile } from './content.read.ts';

/** A picture that exists already, by its id or by its source, keeps its row and gets the new texts. */
export async function putPicture(em: SqlEntityManager, { front }: ParsedFile<PictureFile[number]>) {
  const { id, hash, name, alt, width, height, bytes, createdAt } = front;
  const row = await getKysely(em)
    .insertInto('picture')
    .values({ id, hash, name, alt, width, height, bytes, createdAt })
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet(({ ref }) => ({ name: ref('excluded.name'), alt: ref('excluded.alt') }))
        .where(({ eb, refTuple }) =>
          eb(refTuple('picture.name', 'picture.alt'), 'is distinct from', refTuple('excluded.name', 'excluded.alt')),
        ),
    )
    .returning(isInserted().as('isNew'))
    .executeTakeFirst();
  return row ? (row.isNew ? 'created' : 'changed') : 'unchanged';
}

/** Copies the picture's files into the storage. */
export async function putFiles(storage: Storage, folder: string, { hash }: PictureFile[number]): Promise<void> {
  for (const name of await picturesIn(folder, hash)) {
    const type = pictureKinds[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    const body = await readFile(path.join(folder, places.pictureFiles, hash, name));
    await storage.put(`pictures/${hash}/${name}`, body, type);
  }
}
