import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Picture, PictureFormerHash } from '../pictures/picture.entity.ts';
import type { Storage } from '#api/platform/storage/storage.types.ts';
import { type PictureFile, pictureKinds, places } from './content.files.ts';
import { picturesIn, type ParsedFile } from './content.read.ts';

export const created = (_row: unknown) => 'created' as const;

/** Assigns the values that differ, and says whether there are any. */
export function assign<Row extends object>(row: Row, values: Partial<Row>): 'changed' | 'unchanged' {
  const changes = findChanges(row, values);
  if (changes) Object.assign(row, changes);
  return changes ? 'changed' : 'unchanged';
}

/** The values that differ from those of the row. Null if none does. */
export function findChanges<Row extends object>(row: Row, values: Partial<Row>): Partial<Row> | null {
  const now = row as Record<string, unknown>;
  const differing = Object.entries(values).filter(([name, value]) => differs(now[name], value));
  return differing.length > 0 ? (Object.fromEntries(differing) as Partial<Row>) : null;
}

const differs = (now: unknown, then: unknown): boolean => {
  if (now instanceof Date && then instanceof Date) return now.getTime() !== then.getTime();
  if (Array.isArray(now)) return JSON.stringify(now) !== JSON.stringify(then);
  return now !== then;
};

/** A picture that exists already, by its file or by its id, keeps its row and gets the new texts and file. */
export async function putPicture(em: SqlEntityManager, { front }: ParsedFile<PictureFile[number]>) {
  const { id, hash, name, alt, createdAt, ...file } = front;
  const picture = await em.findOne(Picture, { hash });
  if (picture) return assign(picture, { name, alt });
  const replaced = await em.findOne(Picture, { id });
  if (!replaced) return created(em.persist(Object.assign(new Picture(), front, { createdAt: new Date(createdAt) })));
  await em.nativeDelete(PictureFormerHash, { hash });
  em.create(PictureFormerHash, { hash: replaced.hash, pictureId: id });
  return assign(replaced, { hash, name, alt, ...file });
}

/** Copies the picture's files into the storage. */
export async function putFiles(storage: Storage, folder: string, { hash }: PictureFile[number]): Promise<void> {
  for (const name of await picturesIn(folder, hash)) {
    const type = pictureKinds[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    const body = await readFile(path.join(folder, places.pictureFiles, hash, name));
    await storage.put(`pictures/${hash}/${name}`, body, type);
  }
}
