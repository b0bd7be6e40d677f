import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { anyOf } from '#api/platform/database/sql.ts';
import { fail } from '#api/platform/errors.ts';
import { Picture } from './picture.entity.ts';
import type { DeletePictureInput, UpdatePictureInput } from './picture.input.ts';
import {
  type PictureAction,
  picturePolicy,
  findPicture,
  type PictureRow,
  selectHashes,
} from './picture.read.service.ts';
import { removeFormerFiles } from './picture.store.service.ts';

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

/** Deletes a picture. A picture in use requires `isUseIgnored`; articles and case studies then lose it as their cover. */
export async function deletePicture(context: Context, { id, isUseIgnored }: DeletePictureInput): Promise<PictureRow> {
  const picture = await findFor(context, 'delete', id);
  await context.em.transactional(async (em) => {
    const db = getKysely(em);
    const uses = await listOwners(em, id);
    if (uses.length > 0 && !isUseIgnored) fail('CONFLICT', USED, [{ path: ['input', 'isUseIgnored'], message: USED }]);
    for (const hash of new Set(uses.map((use) => use.hash)))
      for (const table of ['article', 'case_study'] as const)
        await db
          .updateTable(table)
          .set({ cover: null })
          .where('cover', 'like', `/pictures/${hash}/%`)
          .where('id', '=', anyOf(uses.map(({ ownerId }) => ownerId)))
          .execute();
    await em.nativeDelete(Picture, { id });
    const details = { name: picture.name, wasUsed: uses.length > 0 };
    await record(context, em, { kind: 'picture.deleted', subjectId: id, details });
  });
  await removeFormerFiles(context, picture.hash);
  return picture;
}

/** Where the present and the former files of a picture are used. */
export const listOwners = (em: SqlEntityManager, id: string) =>
  getKysely(em)
    .selectFrom(selectHashes(getKysely(em)).as('h'))
    .innerJoin('picture_use as u', 'u.hash', 'h.hash')
    .select(['u.hash', 'u.ownerId'])
    .where('h.pictureId', '=', id)
    .execute();

export async function findFor({ em, viewer }: Context, action: PictureAction, id: string): Promise<PictureRow> {
  authorize(picturePolicy, viewer, action, null);
  return (await findPicture(em, 'id', id)) ?? fail('NOT_FOUND', 'Picture not found.');
}
