import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { query } from '../platform/sql.ts';

// The order of what lies in a folder. Whoever changes the tree holds its lock, so two moves never meet half way.

export const lockTree = (em: SqlEntityManager) =>
  query(em, "select pg_advisory_xact_lock(hashtextextended('documents', 0))");

const SIBLINGS = {
  folder: 'select id from folder where parent_id is not distinct from $1 and id <> $2 order by position, id',
  document: 'select id from document where folder_id is not distinct from $1 and id <> $2 order by position, id',
};
const ORDER = {
  folder: 'update folder f set position = o.n from unnest($1::text[]) with ordinality o (id, n) where f.id = o.id',
  document: 'update document d set position = o.n from unnest($1::text[]) with ordinality o (id, n) where d.id = o.id',
};

/** Gives the row its place among its like in a folder: the one asked for, from 1, or the last. */
export async function placeAt(
  em: SqlEntityManager,
  kind: 'folder' | 'document',
  id: string,
  folderId: string | null,
  position: number | null | undefined,
): Promise<void> {
  const siblings = await query<{ id: string }>(em, SIBLINGS[kind], [folderId, id]);
  const order = siblings.map((row) => row.id);
  order.splice(position ? position - 1 : order.length, 0, id);
  await query(em, ORDER[kind], [order]);
}
