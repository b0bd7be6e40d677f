import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import { anyOf, fromNow, query } from '../platform/sql.ts';
import { hashToken, newToken } from '../sessions/session.service.ts';

export type TokenPurpose = 'VERIFY_EMAIL' | 'RESET_PASSWORD' | 'CHANGE_EMAIL' | 'UNDO_EMAIL' | 'REQUEST_STATUS';

const HOUR = 3_600;
export const tokenSeconds: Record<TokenPurpose, number> = {
  VERIFY_EMAIL: 24 * HOUR,
  RESET_PASSWORD: HOUR / 2,
  CHANGE_EMAIL: 24 * HOUR,
  UNDO_EMAIL: 7 * 24 * HOUR,
  REQUEST_STATUS: 90 * 24 * HOUR,
};

/**
 * Newer links do not void these: a thief who changes the address twice must not take the owner's way back away, and
 * every mail about a request leads to its page.
 */
const LASTING: readonly TokenPurpose[] = ['UNDO_EMAIL', 'REQUEST_STATUS'];

/** Makes the secret of a mailed link, of which only the hash is kept. It voids older ones of most purposes. */
export async function issueToken(
  em: SqlEntityManager,
  account: { id: string; emailKey: string },
  purpose: TokenPurpose,
  carries: string | null = null,
): Promise<string> {
  const token = newToken();
  if (!LASTING.includes(purpose)) await voidTokens(em, account.id, [purpose]);
  await em
    .getKysely<Database>()
    .insertInto('account_token')
    .values({
      token_hash: hashToken(token),
      account_id: account.id,
      purpose,
      email_key: account.emailKey,
      carries,
      expires_at: fromNow(`${tokenSeconds[purpose]} seconds`),
    })
    .execute();
  return token;
}

export interface Redeemed {
  accountId: string;
  /** The address it was made for: the new one of a change, the old one of its undoing. */
  carries: string | null;
}

// A link dies with the address it was mailed to, but for the one that brings that address back.
const LIVE = `t.token_hash = $1 and t.expires_at > now() and a.id = t.account_id
  and (a.email_key = t.email_key or t.purpose = 'UNDO_EMAIL')`;
const VALID = `${LIVE} and t.purpose = $2`;
const COLUMNS = 't.account_id as "accountId", t.carries';

/** Whose token it is, without using it up; null as below. */
export async function ownerOfToken(em: SqlEntityManager, token: string, purpose: TokenPurpose): Promise<string | null> {
  const sql = `select ${COLUMNS} from account_token t, account a where ${VALID}`;
  const [row] = await query<Redeemed>(em, sql, [hashToken(token), purpose]);
  return row?.accountId ?? null;
}

export interface TokenFacts {
  purpose: TokenPurpose;
  /** The address it is about. */
  email: string;
}

/** What a token is for, if one of these purposes, without using it up; null as below. */
export async function readToken(
  em: SqlEntityManager,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<TokenFacts | null> {
  const sql = `select t.purpose, coalesce(t.carries, a.email) as email from account_token t, account a where ${LIVE}
    and t.purpose = any($2)`;
  const [row] = await query<TokenFacts>(em, sql, [hashToken(token), [...purposes]]);
  return row ?? null;
}

/** Uses a token up and returns whose it was; null where it is unknown, used, expired or of an address since changed. */
export async function consumeToken(
  em: SqlEntityManager,
  token: string,
  purpose: TokenPurpose,
): Promise<Redeemed | null> {
  const sql = `delete from account_token t using account a where ${VALID} returning ${COLUMNS}`;
  const [row] = await query<Redeemed>(em, sql, [hashToken(token), purpose]);
  return row ?? null;
}

export const voidTokens = (em: SqlEntityManager, accountId: string, purposes: TokenPurpose[]) =>
  em
    .getKysely<Database>()
    .deleteFrom('account_token')
    .where('account_id', '=', accountId)
    .where('purpose', '=', anyOf(purposes))
    .execute();
