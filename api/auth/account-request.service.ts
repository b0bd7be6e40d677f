import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import type { Context, Services } from '../platform/context.ts';
import { subtractFromNow } from '../platform/database/sql.ts';

// What follows a registration or the request for a mailed link is done after the response: until then the server does
// the same for every email address, so that the time of the response does not reveal which ones have an account.

export type AccountRequestKind = 'REGISTERED' | 'RESET_PASSWORD' | 'VERIFY_EMAIL' | 'CHANGE_EMAIL';

/** Then an error is no longer one that passes. */
const ATTEMPTS = 10;

export interface AccountRequest {
  id: string;
  kind: AccountRequestKind;
  /** As typed; it need not be the email address of an account. */
  email: string;
  /** The new account, or the viewer's; null for a visitor. */
  accountId: string | null;
  requestId: string;
  ipAddress: string;
}

/** What handling a request needs to know: the settings, and for the audit log where the request came from. */
export type HandlingContext = Pick<Context, 'viewer' | 'requestId' | 'client'> & {
  services: Pick<Services, 'env'>;
};

/** Stores a request in the transaction of `em`; a job handles it as soon as that commits. */
export const storeAccountRequest = (
  { requestId, client }: Context,
  em: SqlEntityManager,
  { kind, email, accountId = null }: Pick<AccountRequest, 'kind' | 'email'> & { accountId?: string | null },
) =>
  em
    .getKysely<Database>()
    .insertInto('account_request')
    .values({ kind, email, account_id: accountId, request_id: requestId, address: client.address })
    .execute();

/** Takes the oldest request in the transaction of `em`: where that is rolled back, the request stays stored. */
export async function takeAccountRequest(em: SqlEntityManager): Promise<AccountRequest | null> {
  const row = await em
    .getKysely<Database>()
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
    .returning(['id', 'kind', 'email', 'account_id as accountId', 'request_id as requestId', 'address as ipAddress'])
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a request waits: without one, a job needs no transaction. */
export async function hasAccountRequests(em: SqlEntityManager): Promise<boolean> {
  const waiting = em.getKysely<Database>().selectFrom('account_request').select('id').where('attempts', '<', ATTEMPTS);
  return (await waiting.limit(1).execute()).length > 0;
}

/** Puts a request that could not be handled behind the others. */
export const postponeAccountRequest = (em: SqlEntityManager, { id }: Pick<AccountRequest, 'id'>) =>
  em
    .getKysely<Database>()
    .updateTable('account_request')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Removes requests that were tried too often or are too old to matter to the person who made them. */
export const pruneAccountRequests = (em: SqlEntityManager) =>
  em.getKysely<Database>().deleteFrom('account_request').where('created_at', '<', subtractFromNow('1 day')).execute();
