import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { lockUntilCommit, textsAs } from '../platform/database/sql.ts';

// The order of folders and documents within a folder. Every change of the tree holds this lock, so that moves run one
// after another.

export const lockTree = (em: SqlEntityManager) => lockUntilCommit(em, 'documents');

const listFolders = (em: SqlEntityManager, parentId: string | null) =>
  getKysely(em)
    .selectFrom('folder')
    .select('id')
    .where('parentId', 'is not distinct from', parentId)
    .orderBy('position')
    .orderBy('id')
    .execute();

const listDocuments = (em: SqlEntityManager, folderId: string | null) =>
  getKysely(em)
    .selectFrom('document')
    .select('id')
    .where('folderId', 'is not distinct from', folderId)
    .orderBy('position')
    .orderBy('id')
    .execute();

const orderFolders = (em: SqlEntityManager, ids: readonly string[]) =>
  getKysely(em)
    .updateTable('folder')
    .from(textsAs(ids, 'place'))
    .set((eb) => ({ position: eb.cast<number>('place.number', 'integer') }))
    .whereRef('folder.id', '=', 'place.value')
    .execute();

const orderDocuments = (em: SqlEntityManager, ids: readonly string[]) =>
  getKysely(em)
    .updateTable('document')
    .from(textsAs(ids, 'place'))
    .set((eb) => ({ position: eb.cast<number>('place.number', 'integer') }))
    .whereRef('document.id', '=', 'place.value')
    .execute();

/**
 * Moves a folder or document to a position among its siblings, starting at 1. Without a position, it moves to the end.
 */
export async function placeAt(
  em: SqlEntityManager,
  kind: 'folder' | 'document',
  id: string,
  folderId: string | null,
  position: number | null | undefined,
): Promise<void> {
  const rows = await (kind === 'folder' ? listFolders(em, folderId) : listDocuments(em, folderId));
  const order = rows.map((row) => row.id).filter((sibling) => sibling !== id);
  order.splice(position ? position - 1 : order.length, 0, id);
  await (kind === 'folder' ? orderFolders(em, order) : orderDocuments(em, order));
}
