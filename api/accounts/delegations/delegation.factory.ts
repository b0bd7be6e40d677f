import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { User } from '../users/user.entity.ts';
import { DelegationTarget } from './delegation-target.entity.ts';
import { DelegationRow } from './delegation.entity.ts';
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
  const { email, emailKey } = await em.findOneOrFail(User, { id: to });
  const endsAt = new Date(Date.now() + 30 * 86_400_000);
  await em.insert(DelegationRow, {
    id,
    principalId: from,
    email,
    emailKey,
    delegateId: to,
    level,
    endsAt,
    acceptedAt: new Date(),
  });
  const documents = documentIds.map((documentId) => ({ delegationId: id, documentId, folderId: null }));
  const folders = folderIds.map((folderId) => ({ delegationId: id, documentId: null, folderId }));
  await em.insertMany(DelegationTarget, [...documents, ...folders]);
  return id;
}
