import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { query } from '../platform/sql.ts';
import { newUpdateId } from './update.entity.ts';

interface Given {
  title?: string;
  body?: string;
  /** Null: a draft; else when it is released, which is now if left out. */
  publishedAt?: Date | null;
  groupIds?: string[];
  documentIds?: string[];
}

/** A valid update, written at once and told of nobody; returns its id. */
export async function makeUpdate(em: SqlEntityManager, given: Given = {}): Promise<string> {
  const id = newUpdateId();
  const { title = 'Third quarter', body = 'All is **well**.', groupIds = [], documentIds = [] } = given;
  const publishedAt = given.publishedAt === undefined ? new Date(Date.now() - 60_000) : given.publishedAt;
  await query(
    em,
    'insert into investor_update (id, title, body, everyone, published_at, untold) values ($1, $2, $3, $4, $5, true)',
    [id, title, body, groupIds.length === 0, publishedAt],
  );
  await query(em, 'insert into investor_update_group (update_id, group_id) select $1, unnest($2::text[])', [
    id,
    groupIds,
  ]);
  await query(
    em,
    `insert into investor_update_document (update_id, document_id, position)
     select $1, given.id, given.position from unnest($2::text[]) with ordinality as given (id, position)`,
    [id, documentIds],
  );
  return id;
}
