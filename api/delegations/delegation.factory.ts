import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { query } from '../platform/sql.ts';
import { newDelegationId } from './delegation.entity.ts';

interface Given {
  from: string;
  to: string;
  level?: number;
  documentIds?: string[];
  folderIds?: string[];
}

/** A delegation in force for a month, accepted as it was written. Returns its id. */
export async function makeDelegation(em: SqlEntityManager, given: Given): Promise<string> {
  const id = newDelegationId();
  const { from, to, level = 2, documentIds = [], folderIds = [] } = given;
  await query(
    em,
    `insert into delegation (id, principal_id, email, email_key, delegate_id, level, ends_at, accepted_at)
     select $1, $2, email, email_key, id, $4, now() + interval '1 month', clock_timestamp() from account where id = $3`,
    [id, from, to, level],
  );
  await query(
    em,
    `insert into delegation_target (delegation_id, document_id, folder_id)
     select $1, unnest($2::text[]), null union all select $1, null, unnest($3::text[])`,
    [id, documentIds, folderIds],
  );
  return id;
}
