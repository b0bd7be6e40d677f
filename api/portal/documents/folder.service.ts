import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { folderDepth } from '#graphql/limits.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import type { EditedNoun, InputValues } from '#api/content/edits/edit.noun.service.ts';
import { edit } from '#api/content/edits/edit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { lockRow } from '#api/platform/database/sql.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { normalizeText } from '#api/platform/normalize.ts';
import type { CreateFolderInput, UpdateFolderInput } from './folder.input.ts';
import { refuseWideningMove } from './access.widening.service.ts';
import { requestNotices } from './document.notice.service.ts';
import { documentPolicy } from './document.policy.ts';
import { FolderRow } from './folder.entity.ts';
import type { Folder } from './folder.type.ts';
import { readFolder } from './folder.read.service.ts';
import { lockTree, placeAt } from './tree.service.ts';

export async function createFolder(context: Context, input: CreateFolderInput): Promise<Folder> {
  authorize(documentPolicy, context.viewer, 'create', null);
  const { name, parentId = null, position } = input;
  return context.em.transactional(async (em) => {
    await lockTree(em);
    await refuseWrongParent(em, null, parentId);
    const existing = input.reuse ? await findFolderNamed(em, parentId, name) : null;
    if (existing) return (await readFolder({ ...context, em }, existing.id))!;
    const folder = em.create(FolderRow, { parentId, name, position: 0 });
    const { id } = folder;
    await placeAt(em, folder, position);
    await record(context, em, { kind: 'folder.created', subjectId: id, details: { name } });
    return (await readFolder({ ...context, em }, id))!;
  });
}

/** The first folder of this name among those of a parent. */
async function findFolderNamed(em: SqlEntityManager, parentId: string | null, name: string) {
  const toKey = (text: string) => normalizeText(text).toLowerCase();
  const siblings = await em.find(FolderRow, { parentId }, { orderBy: { position: 'asc', id: 'asc' } });
  return siblings.find((folder) => toKey(folder.name) === toKey(name));
}

const folderEdits: EditedNoun<FolderRow, Omit<InputValues<UpdateFolderInput>, 'notify'>> = {
  name: 'folder',
  kinds: ['folder.updated'],
  lock: async ({ em }, id) => {
    await lockTree(em);
    return (await em.findOne(FolderRow, { id }, lockRow)) ?? fail('NOT_FOUND', UNKNOWN);
  },
  read: (_em, { name, parentId, position }) => ({ name, parentId, position }),
};

/** Renames or moves a folder. Its contents inherit the rights of the new parent. */
export async function updateFolder(
  context: Context,
  { id, expectedVersion, ...input }: UpdateFolderInput,
): Promise<Folder> {
  authorize(documentPolicy, context.viewer, input.notify ? 'announce' : 'update', null);
  return edit(context, folderEdits, {
    id,
    expectedVersion,
    kind: 'folder.updated',
    authorize: ({ parentId }) => {
      const isMoved = input.parentId !== undefined && input.parentId !== parentId;
      authorize(documentPolicy, context.viewer, isMoved ? 'grant' : 'update', null);
    },
    apply: async ({ em }, folder) => {
      const from = folder.parentId;
      const parentId = input.parentId === undefined ? from : input.parentId;
      const isMoved = parentId !== from;
      if (isMoved) await refuseWrongParent(em, id, parentId);
      const name = input.name ?? folder.name;
      em.assign(folder, { name, parentId, updatedAt: new Date() });
      await em.flush();
      if (isMoved || input.position) await placeAt(em, folder, input.position);
      if (isMoved) await refuseWideningMove(em, id, 'parentId');
      if (input.notify) await requestNotices(em, { folderId: id });
      return { name, ...(input.notify && { notify: true }), ...(isMoved && { from, to: parentId }) };
    },
    read: async (within) => (await readFolder(within, id))!,
  });
}

/** Deletes an empty folder. */
export async function deleteFolder(context: Context, id: string): Promise<Folder> {
  authorize(documentPolicy, context.viewer, 'delete', null);
  return context.em.transactional(async (em) => {
    await lockTree(em);
    const folder = (await readFolder({ ...context, em }, id)) ?? fail('NOT_FOUND', UNKNOWN);
    const db = getKysely(em);
    const content = await db
      .selectFrom('folder')
      .select('id')
      .where('parentId', '=', id)
      .unionAll(db.selectFrom('document').select('id').where('folderId', '=', id))
      .limit(1)
      .executeTakeFirst();
    if (content) fail('CONFLICT', 'This folder is not empty. Move or delete its contents first.');
    await em.nativeDelete(FolderRow, { id });
    await record(context, em, { kind: 'folder.deleted', subjectId: id, details: { name: folder.name } });
    return folder;
  });
}

const UNKNOWN = 'Folder not found.';

/** A folder and the folders that contain it. */
const readAncestry = (em: SqlEntityManager, id: string) =>
  getKysely(em)
    .withRecursive('up(id, parentId)', (db) =>
      db
        .selectFrom('folder')
        .select(['id', 'parentId'])
        .where('id', '=', id)
        .unionAll((inner) =>
          inner.selectFrom('up').innerJoin('folder as f', 'f.id', 'up.parentId').select(['f.id', 'f.parentId']),
        ),
    )
    .selectFrom('up')
    .select('id')
    .execute();

/** The number of levels of a folder, including the folders inside it. */
async function readHeight(em: SqlEntityManager, id: string): Promise<number> {
  const { height } = await getKysely(em)
    .withRecursive('down(id, depth)', (db) =>
      db
        .selectNoFrom(({ cast, lit, val }) => [
          cast<string>(val(id), 'text').as('id'),
          lit(1).$castTo<number>().as('depth'),
        ])
        .unionAll((inner) =>
          inner
            .selectFrom('down')
            .innerJoin('folder as f', 'f.parentId', 'down.id')
            .select((eb) => ['f.id', eb('down.depth', '+', 1).as('depth')]),
        ),
    )
    .selectFrom('down')
    .select((eb) => eb.fn.max('depth').as('height'))
    .executeTakeFirstOrThrow();
  return height;
}

/** Fails if a folder would be inside itself or nested too deep. */
async function refuseWrongParent(em: SqlEntityManager, id: string | null, parentId: string | null): Promise<void> {
  const refuse = (message: string): never =>
    fail('BAD_USER_INPUT', message, [{ path: ['input', 'parentId'], message }]);
  if (!parentId) return;
  const chain = await readAncestry(em, parentId);
  if (chain.length === 0) refuse('This folder no longer exists');
  if (chain.some((folder) => folder.id === id)) refuse('A folder cannot be moved into itself');
  const height = id ? await readHeight(em, id) : 1;
  if (chain.length + height > folderDepth) refuse(`Folders go at most ${folderDepth} deep`);
}
