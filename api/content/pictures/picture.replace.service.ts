import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { anyOf } from '#api/platform/database/sql.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import type { ReceivedFile } from '#api/platform/http/receive.ts';
import { type MadePicture, makePicture } from './picture.encode.ts';
import { Picture, PictureFormerHash } from './picture.entity.ts';
import { findPicture, type PictureRow } from './picture.read.service.ts';
import { findFor, listOwners } from './picture.service.ts';
import {
  getFileHash,
  lockFiles,
  refuseFormerHash,
  removeFormerFiles,
  withStoredFiles,
} from './picture.store.service.ts';

/** The texts that show pictures. Their nouns know this one, not the other way around. */
export interface PictureTexts {
  /** Serializes changes of texts, before any row is locked. */
  lock: (em: SqlEntityManager) => Promise<unknown>;
  /** Writes the present paths of pictures into the texts with these ids, and renders them. */
  render: (em: SqlEntityManager, ids: readonly string[]) => Promise<void>;
}

/** Gives a picture another file. It keeps its id and description, and everything that shows it shows the new file. */
export async function replacePicture(
  context: Context,
  { id, upload, texts }: { id: string; upload: ReceivedFile; texts: PictureTexts },
): Promise<PictureRow> {
  const before = await findFor(context, 'replace', id);
  const fileHash = getFileHash(upload);
  if (fileHash === before.hash) return before;
  await refuseKnownFile(context.em, fileHash);
  const encodedPicture = await makePicture(upload.file, upload.name);
  const { former, picture } = await withStoredFiles(
    { em: context.em, env: context.services.env },
    { hash: fileHash, encodedPicture },
    (hash) => storeReplacement(context, { id, upload, texts, encodedPicture, hash }),
  );
  await removeFormerFiles(context, former.hash);
  return picture;
}

interface Replacement {
  id: string;
  upload: ReceivedFile;
  texts: PictureTexts;
  encodedPicture: MadePicture;
  /** The hash under which the new files are stored. */
  hash: string;
}

const storeReplacement = (context: Context, { id, upload, texts, encodedPicture, hash }: Replacement) =>
  context.em.transactional(async (em) => {
    const fileHash = getFileHash(upload);
    await texts.lock(em);
    await lockFiles(em, fileHash);
    await refuseKnownFile(em, fileHash);
    const former = await findFor({ ...context, em }, 'replace', id);
    await refuseFormerHash(em, hash);
    const { width, height } = encodedPicture;
    const { name, bytes } = upload;
    em.create(PictureFormerHash, { hash: former.hash, pictureId: id });
    await em.flush();
    await em.nativeUpdate(Picture, { id }, { hash, name, bytes, width, height });
    const picture = (await findPicture(em, 'id', id)) ?? fail('NOT_FOUND', 'Picture not found.');
    const owners = [...new Set((await listOwners(em, id)).map(({ ownerId }) => ownerId))];
    await renewCovers(em, owners, former, picture);
    await texts.render(em, owners);
    await record(context, em, { kind: 'picture.replaced', subjectId: id, details: { name, formerName: former.name } });
    return { former, picture };
  });

/** Two pictures with the same file would have the same URL. */
async function refuseKnownFile(em: SqlEntityManager, hash: string): Promise<void> {
  const known = await findPicture(em, 'hash', hash);
  if (!known) return;
  const message = `This file is already one of the pictures: ${known.name}. Use that picture, or choose another file.`;
  fail('CONFLICT', message, [{ path: ['file'], message }]);
}

async function renewCovers(em: SqlEntityManager, owners: string[], former: PictureRow, { address }: PictureRow) {
  for (const table of ['article', 'case_study'] as const)
    await getKysely(em)
      .updateTable(table)
      .set({ cover: address })
      .where('cover', 'like', `/pictures/${former.hash}/%`)
      .where('id', '=', anyOf(owners))
      .execute();
}
