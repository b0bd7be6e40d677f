import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Picture } from './picture.entity.ts';
import { findPicture, type PictureRow } from './picture.read.service.ts';

/** Creates the row of a picture for tests. No files are stored. */
export async function makePictureRow(em: SqlEntityManager, values: Partial<PictureRow> = {}): Promise<PictureRow> {
  const { name = 'rack.jpg', alt = 'A rack with its door open', width = 1600, height = 1067 } = values;
  const hash = values.hash ?? randomBytes(16).toString('hex');
  const { id } = em.create(Picture, { hash, name, alt, width, height, bytes: 1000 });
  await em.flush();
  return (await findPicture(em, 'id', id))!;
}
