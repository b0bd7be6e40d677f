import { LockMode, type SqlEntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import type { Context, Services } from '#api/platform/context.ts';
import { AccountRequest as AccountRequestRow } from './account-request.entity.ts';

// The work after a registration or a request for an emailed link runs after the response. Until then, the server does
// the same for every email address, so that the response time does not reveal which ones have an account.

export type AccountRequestKind = 'REGISTERED' | 'RESET_PASSWORD' | 'VERIFY_EMAIL' | 'CHANGE_EMAIL';

/** After this number of attempts, the error counts as permanent. */
const ATTEMPTS = 10;

export interface AccountRequest {
  id: string;
  kind: AccountRequestKind;
  /** As typed. It may not belong to any account. */
  email: string;
  /** The new account, or the viewer's. Null for a visitor. */
  accountId: string | null;
  requestId: string;
  ipAddress: string;
}

/** What handling a request needs: the settings, and the origin of the request for the audit log. */
export type HandlingContext = Pick<Context, 'viewer' | 'requestId' | 'client'> & {
  services: Pick<Services, 'env'>;
};

/** Stores a request in the transaction of `em`. A job handles it when the transaction commits. */
export const storeAccountRequest = (
  { requestId, client }: Context,
  em: SqlEntityManager,
  { kind, email, accountId = null }: Pick<AccountRequest, 'kind' | 'email'> & { accountId?: string | null },
) => em.insert(AccountRequestRow, { kind, email, accountId, requestId, address: client.address });

/** Takes the oldest request in the transaction of `em`. After a rollback, the request stays stored. */
export async function takeAccountRequest(em: SqlEntityManager): Promise<AccountRequest | null> {
  const oldest = { orderBy: { attempts: 'asc', id: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE } as const;
  const row = await em.findOne(AccountRequestRow, { attempts: { $lt: ATTEMPTS } }, oldest);
  if (!row) return null;
  await em.remove(row).flush();
  return { ...row, id: String(row.id), ipAddress: row.address };
}

export const selectAccountRequests = (db: Kysely<Database>) =>
  db.selectFrom('account_request').select('id').where('attempts', '<', ATTEMPTS);

/** Moves a request that could not be handled to the end of the queue. */
export const postponeAccountRequest = (em: SqlEntityManager, { id }: Pick<AccountRequest, 'id'>) =>
  getKysely(em)
    .updateTable('account_request')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Deletes requests that failed too often or are too old to matter. */
export const pruneAccountRequests = (em: SqlEntityManager) =>
  em.nativeDelete(AccountRequestRow, { createdAt: { $lt: new Date(Date.now() - 86_400_000) } });
