import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { folderDepth } from '../../graphql/limits.ts';
import { record } from '../audit/audit.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { query } from '../platform/sql.ts';
import type { CreateFolderInput, UpdateFolderInput } from './folder.input.ts';
import { documentPolicy } from './document.policy.ts';
import { type Folder, newFolderId } from './folder.entity.ts';
import { readFolder } from './folder.reading.service.ts';
import { lockTree, placeAt } from './tree.service.ts';

export async function createFolder(context: Context, input: CreateFolderInput): Promise<Folder> {
  authorize(documentPolicy, context.viewer, 'create', null);
  const { name, parentId = null, position } = input;
  return context.em.transactional(async (em) => {
    await lockTree(em);
    await refuseWrongParent(em, null, parentId);
    const id = newFolderId();
    await query(em, 'insert into folder (id, parent_id, name, position) values ($1, $2, $3, 0)', [id, parentId, name]);
    await placeAt(em, 'folder', id, parentId, position);
    await record(context, em, { kind: 'folder.created', subjectId: id, details: { name } });
    return (await readFolder({ ...context, em }, id))!;
  });
}

/** Renames or moves a folder. Its contents inherit the rights of the new place. */
export async function updateFolder(context: Context, { id, ...input }: UpdateFolderInput): Promise<Folder> {
  authorize(documentPolicy, context.viewer, 'update', null);
  return context.em.transactional(async (em) => {
    await lockTree(em);
    const folder = (await readFolder({ ...context, em }, id)) ?? fail('NOT_FOUND', UNKNOWN);
    const parentId = input.parentId === undefined ? folder.parentId : input.parentId;
    const isMoved = parentId !== folder.parentId;
    if (isMoved) await refuseWrongParent(em, id, parentId);
    const name = input.name ?? folder.name;
    await query(em, 'update folder set name = $2, parent_id = $3, updated_at = now() where id = $1', [
      id,
      name,
      parentId,
    ]);
    if (isMoved || input.position) await placeAt(em, 'folder', id, parentId, input.position);
    const details = { name, changed: Object.keys(input), ...(isMoved && { from: folder.parentId, to: parentId }) };
    await record(context, em, { kind: 'folder.updated', subjectId: id, details });
    return (await readFolder({ ...context, em }, id))!;
  });
}

/** Deletes an empty folder. */
export async function deleteFolder(context: Context, id: string): Promise<Folder> {
  authorize(documentPolicy, context.viewer, 'delete', null);
  return context.em.transactional(async (em) => {
    await lockTree(em);
    const folder = (await readFolder({ ...context, em }, id)) ?? fail('NOT_FOUND', UNKNOWN);
    const held =
      'select 1 from folder where parent_id = $1 union all select 1 from document where folder_id = $1 limit 1';
    const message = 'This folder is not empty. Move or delete its contents first.';
    if ((await query(em, held, [id])).length > 0) fail('CONFLICT', message);
    await query(em, 'delete from folder where id = $1', [id]);
    await record(context, em, { kind: 'folder.deleted', subjectId: id, details: { name: folder.name } });
    return folder;
  });
}

const UNKNOWN = 'Folder not found.';

const CHAIN = `with recursive up (id, parent_id) as (select id, parent_id from folder where id = $1
  union all select f.id, f.parent_id from up join folder f on f.id = up.parent_id) select id from up`;
const HEIGHT = `with recursive down (id, depth) as (select $1::text, 1
  union all select f.id, d.depth + 1 from down d join folder f on f.parent_id = d.id) select max(depth) as height from down`;

/** A folder is never inside itself, nor too deep inside others. */
async function refuseWrongParent(em: SqlEntityManager, id: string | null, parentId: string | null): Promise<void> {
  const refuse = (message: string): never =>
    fail('BAD_USER_INPUT', message, [{ path: ['input', 'parentId'], message }]);
  if (!parentId) return;
  const chain = await query<{ id: string }>(em, CHAIN, [parentId]);
  if (chain.length === 0) refuse('This folder no longer exists');
  if (chain.some((folder) => folder.id === id)) refuse('A folder cannot be moved into itself');
  const [{ height } = { height: 1 }] = id ? await query<{ height: number }>(em, HEIGHT, [id]) : [];
  if (chain.length + height > folderDepth) refuse(`Folders go at most ${folderDepth} deep`);
}
