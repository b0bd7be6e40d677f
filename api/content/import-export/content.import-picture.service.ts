import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Picture, PictureFormerHash } from '../pictures/picture.entity.ts';
import type { Storage } from '#api/platform/storage/storage.types.ts';
import { assign, created } from './content.assign.ts';
import { type PictureFile, pictureKinds, places } from './content.files.ts';
import { picturesIn, type ParsedFile } from './content.read.ts';

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
