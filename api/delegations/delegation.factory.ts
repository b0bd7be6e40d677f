import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { fromNow } from '../platform/database/sql.ts';
import { newDelegationId } from './delegation.type.ts';

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
  const db = getKysely(em);
  const delegate = await db
    .selectFrom('account')
    .select(['id', 'email', 'emailKey'])
    .where('id', '=', to)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('delegation')
    .values((eb) => ({
      id,
      principalId: from,
      email: delegate.email,
      emailKey: delegate.emailKey,
      delegateId: delegate.id,
      level,
      endsAt: fromNow('1 month'),
      acceptedAt: eb.fn<string>('clock_timestamp'),
    }))
    .execute();
  const documents = documentIds.map((documentId) => ({ delegationId: id, documentId, folderId: null }));
  const folders = folderIds.map((folderId) => ({ delegationId: id, documentId: null, folderId }));
  const targets = [...documents, ...folders];
  if (targets.length > 0) await db.insertInto('delegation_target').values(targets).execute();
  return id;
}
