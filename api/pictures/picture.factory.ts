import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { query } from '../platform/sql.ts';
import { newPictureId } from './picture.entity.ts';
import { findPicture, type PictureRow } from './picture.reading.service.ts';

/** A picture's row, for tests; its files are nowhere. */
export async function makePictureRow(em: SqlEntityManager, given: Partial<PictureRow> = {}): Promise<PictureRow> {
  const id = newPictureId();
  const { name = 'rack.jpg', alt = 'A rack with its door open', width = 1600, height = 1067 } = given;
  const hash = given.hash ?? randomBytes(16).toString('hex');
  await query(
    em,
    'insert into picture (id, hash, name, alt, width, height, bytes) values ($1, $2, $3, $4, $5, $6, 1000)',
    [id, hash, name, alt, width, height],
  );
  return (await findPicture(em, 'id', id))!;
}
