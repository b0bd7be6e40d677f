import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { newPictureId } from './picture.entity.ts';
import { findPicture, type PictureRow } from './picture.read.service.ts';

/** Creates the row of a picture for tests. No files are stored. */
export async function makePictureRow(em: SqlEntityManager, values: Partial<PictureRow> = {}): Promise<PictureRow> {
  const id = newPictureId();
  const { name = 'rack.jpg', alt = 'A rack with its door open', width = 1600, height = 1067 } = values;
  const hash = values.hash ?? randomBytes(16).toString('hex');
  await getKysely(em).insertInto('picture').values({ id, hash, name, alt, width, height, bytes: 1000 }).execute();
  return (await findPicture(em, 'id', id))!;
}
