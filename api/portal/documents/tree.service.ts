import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { lockUntilCommit } from '#api/platform/database/sql.ts';
import { DocumentRow } from './document.entity.ts';
import { FolderRow } from './folder.entity.ts';

// The order of folders and documents within a folder. Every change of the tree holds this lock, so that moves run one
// after another.

export const lockTree = (em: SqlEntityManager) => lockUntilCommit(em, 'documents');

/**
 * Moves a folder or document to a position among its siblings, starting at 1. Without a position, it moves to the end.
 */
export async function placeAt(
  em: SqlEntityManager,
  item: FolderRow | DocumentRow,
  position: number | null | undefined,
): Promise<void> {
  await em.flush();
  const options = { orderBy: { position: 'asc', id: 'asc' }, refresh: true } as const;
  const siblings: (FolderRow | DocumentRow)[] =
    item instanceof FolderRow
      ? await em.find(FolderRow, { parentId: item.parentId }, options)
      : await em.find(DocumentRow, { folderId: item.folderId }, options);
  const order = siblings.filter((sibling) => sibling !== item);
  order.splice(position ? position - 1 : order.length, 0, item);
  for (const [index, sibling] of order.entries()) sibling.position = index + 1;
  await em.flush();
}
