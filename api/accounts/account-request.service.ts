import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../platform/context.ts';
import { query } from '../platform/sql.ts';

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
export type HandlingContext = Pick<Context, 'env' | 'viewer' | 'requestId' | 'client'>;

const INSERT = `insert into account_request (kind, email, account_id, request_id, address) values ($1, $2, $3, $4, $5)`;

/** Stores a request in the transaction of `em`; a job handles it as soon as that commits. */
export const storeAccountRequest = (
  { requestId, client }: Context,
  em: SqlEntityManager,
  { kind, email, accountId = null }: Pick<AccountRequest, 'kind' | 'email'> & { accountId?: string | null },
) => query(em, INSERT, [kind, email, accountId, requestId, client.address]);

const TAKE = `delete from account_request where id = (select id from account_request
    where attempts < ${ATTEMPTS} order by attempts, id limit 1 for update skip locked)
  returning id::text as id, kind, email, account_id as "accountId", request_id as "requestId", address as "ipAddress"`;

/** Takes the oldest request in the transaction of `em`: where that is rolled back, the request stays stored. */
export async function takeAccountRequest(em: SqlEntityManager): Promise<AccountRequest | null> {
  const [row] = await query<AccountRequest>(em, TAKE);
  return row ?? null;
}

/** Whether a request waits: without one, a job needs no transaction. */
export async function hasAccountRequests(em: SqlEntityManager): Promise<boolean> {
  return (await query(em, `select 1 from account_request where attempts < ${ATTEMPTS} limit 1`)).length > 0;
}

/** Puts a request that could not be handled behind the others. */
export const postponeAccountRequest = (em: SqlEntityManager, { id }: Pick<AccountRequest, 'id'>) =>
  query(em, 'update account_request set attempts = attempts + 1 where id = $1', [id]);

/** Removes requests that were tried too often or are too old to matter to the person who made them. */
export const pruneAccountRequests = (em: SqlEntityManager) =>
  query(em, "delete from account_request where created_at < now() - interval '1 day'");
