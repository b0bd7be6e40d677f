import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import { fromNow } from '../platform/database/sql.ts';
import { newDelegationId } from './delegation.entity.ts';

interface DelegationOptions {
  from: string;
  to: string;
  level?: number;
  documentIds?: string[];
  folderIds?: string[];
}

/** Creates a delegation that is accepted and in force for a month. Returns its id. */
export async function makeDelegation(em: SqlEntityManager, options: DelegationOptions): Promise<string> {
  const id = newDelegationId();
  const { from, to, level = 2, documentIds = [], folderIds = [] } = options;
  const db = em.getKysely<Database>();
  const delegate = await db
    .selectFrom('account')
    .select(['id', 'email', 'email_key'])
    .where('id', '=', to)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('delegation')
    .values((eb) => ({
      id,
      principal_id: from,
      email: delegate.email,
      email_key: delegate.email_key,
      delegate_id: delegate.id,
      level,
      ends_at: fromNow('1 month'),
      accepted_at: eb.fn<string>('clock_timestamp'),
    }))
    .execute();
  const documents = documentIds.map((documentId) => ({ delegation_id: id, document_id: documentId, folder_id: null }));
  const folders = folderIds.map((folderId) => ({ delegation_id: id, document_id: null, folder_id: folderId }));
  const targets = [...documents, ...folders];
  if (targets.length > 0) await db.insertInto('delegation_target').values(targets).execute();
  return id;
}
