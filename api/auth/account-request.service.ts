import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import type { Context, Services } from '../platform/context.ts';
import { subtractFromNow } from '../platform/database/sql.ts';

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
) =>
  getKysely(em)
    .insertInto('account_request')
    .values({ kind, email, accountId, requestId, address: client.address })
    .execute();

/** Takes the oldest request in the transaction of `em`. After a rollback, the request stays stored. */
export async function takeAccountRequest(em: SqlEntityManager): Promise<AccountRequest | null> {
  const row = await getKysely(em)
    .deleteFrom('account_request')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('account_request')
        .select('id')
        .where('attempts', '<', ATTEMPTS)
        .orderBy('attempts')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'email', 'accountId', 'requestId', 'address as ipAddress'])
    .executeTakeFirst();
  return row ?? null;
}

/** True if a request waits. Without one, a job needs no transaction. */
export async function hasAccountRequests(em: SqlEntityManager): Promise<boolean> {
  const requests = getKysely(em).selectFrom('account_request').select('id').where('attempts', '<', ATTEMPTS);
  return (await requests.limit(1).execute()).length > 0;
}

/** Moves a request that could not be handled to the end of the queue. */
export const postponeAccountRequest = (em: SqlEntityManager, { id }: Pick<AccountRequest, 'id'>) =>
  getKysely(em)
    .updateTable('account_request')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Deletes requests that failed too often or are too old to matter. */
export const pruneAccountRequests = (em: SqlEntityManager) =>
  getKysely(em).deleteFrom('account_request').where('createdAt', '<', subtractFromNow('1 day')).execute();
