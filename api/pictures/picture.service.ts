import { record } from '../audit/audit.service.ts';
import { getKysely } from '../kysely.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { Picture } from './picture.entity.ts';
import type { DeletePictureInput, UpdatePictureInput } from './picture.input.ts';
import { type PictureAction, picturePolicy } from './picture.policy.ts';
import { findPicture, type PictureRow } from './picture.read.service.ts';
import { removeFiles } from './picture.store.service.ts';

/** Changes the description of a picture. Covers show it at once; article texts keep their own description. */
export async function updatePicture(context: Context, { id, alt }: UpdatePictureInput): Promise<PictureRow> {
  const picture = await findFor(context, 'update', id);
  await context.em.transactional(async (em) => {
    await em.nativeUpdate(Picture, { id }, { alt });
    await record(context, em, { kind: 'picture.changed', subjectId: id, details: { name: picture.name } });
  });
  return { ...picture, alt };
}

const USED = 'This picture is in use. Check where it is used before you delete it.';

/** Deletes a picture. A picture in use requires `isUseIgnored`; articles then lose it as their cover. */
export async function deletePicture(context: Context, { id, isUseIgnored }: DeletePictureInput): Promise<PictureRow> {
  const picture = await findFor(context, 'delete', id);
  await context.em.transactional(async (em) => {
    const db = getKysely(em);
    const uses = db.selectFrom('picture_use').where('hash', '=', picture.hash);
    const use = await uses.select('hash').limit(1).executeTakeFirst();
    if (use && !isUseIgnored) fail('CONFLICT', USED, [{ path: ['input', 'isUseIgnored'], message: USED }]);
    await db
      .updateTable('article')
      .set({ cover: null })
      .where('cover', 'like', `/pictures/${picture.hash}/%`)
      .where('id', 'in', uses.where('kind', '=', 'ARTICLE').select('ownerId'))
      .execute();
    await em.nativeDelete(Picture, { id });
    const details = { name: picture.name, wasUsed: use !== undefined };
    await record(context, em, { kind: 'picture.deleted', subjectId: id, details });
  });
  // Remove the files only after the commit. A later cleanup removes files that cannot be deleted now.
  await removeFiles(context.em, context.services.env, picture.hash).catch((error: unknown) =>
    context.services.log.warn({ err: error, hash: picture.hash }, 'files of a deleted picture are left for later'),
  );
  return picture;
}

async function findFor({ em, viewer }: Context, action: PictureAction, id: string): Promise<PictureRow> {
  authorize(picturePolicy, viewer, action, null);
  return (await findPicture(em, 'id', id)) ?? fail('NOT_FOUND', 'Picture not found.');
}
