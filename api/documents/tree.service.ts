import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import { lockUntilCommit, textsAs } from '../platform/sql.ts';

/** Lets one transaction at a time change the tree, so that two moves never meet half way. */
export const lockTree = (em: SqlEntityManager) => lockUntilCommit(em, 'documents');

type Kind = 'folder' | 'document';

/** Gives a folder or a document a position from 1 among those of its kind in a folder, or the last one. */
export async function placeAt(
  em: SqlEntityManager,
  kind: Kind,
  id: string,
  folderId: string | null,
  position: number | null | undefined,
): Promise<void> {
  const siblings = await readSiblings(em, kind, id, folderId);
  const order = siblings.map((row) => row.id);
  order.splice(position ? position - 1 : order.length, 0, id);
  await storeOrder(em, kind, order);
}

function readSiblings(
  em: SqlEntityManager,
  kind: Kind,
  id: string,
  folderId: string | null,
): Promise<{ id: string }[]> {
  const db = em.getKysely<Database>();
  if (kind === 'folder') {
    const folders = db.selectFrom('folder').select('id').where('parent_id', 'is not distinct from', folderId);
    return folders.where('id', '<>', id).orderBy('position').orderBy('id').execute();
  }
  const documents = db.selectFrom('document').select('id').where('folder_id', 'is not distinct from', folderId);
  return documents.where('id', '<>', id).orderBy('position').orderBy('id').execute();
}

const storeOrder = (em: SqlEntityManager, kind: Kind, order: readonly string[]) =>
  em
    .getKysely<Database>()
    .updateTable(kind)
    .from(textsAs(order, 'o'))
    .set((eb) => ({ position: eb.cast<number>('o.number', 'integer') }))
    .whereRef(`${kind}.id`, '=', 'o.value')
    .execute();
