import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { anyOf, now } from '#api/platform/database/sql.ts';
import { foldKey } from '../users/user.entity.ts';
import { hashToken, newToken } from '../sessions/session.service.ts';
import { AccountToken, type TokenPurpose } from './account-token.entity.ts';

const HOUR = 3_600;
export const tokenSeconds: Record<TokenPurpose, number> = {
  VERIFY_EMAIL: 24 * HOUR,
  RESET_PASSWORD: HOUR / 2,
  CHANGE_EMAIL: 24 * HOUR,
  UNDO_EMAIL: 7 * 24 * HOUR,
  REQUEST_STATUS: 90 * 24 * HOUR,
  INVITATION: 14 * 24 * HOUR,
};

/**
 * Newer links do not void these. A thief who changes the email address twice must not void the owner's undo link, and
 * every mail about an access request links to its status page.
 */
const LASTING: readonly TokenPurpose[] = ['UNDO_EMAIL', 'REQUEST_STATUS'];

/** Creates the token of a mailed link and stores only its hash. For most purposes, this voids older tokens. */
export async function issueToken(
  em: SqlEntityManager,
  account: { id: string; emailKey: string },
  purpose: TokenPurpose,
  carries: string | null = null,
): Promise<string> {
  const token = newToken();
  if (!LASTING.includes(purpose)) await voidTokens(em, account.id, [purpose]);
  await em.insert(AccountToken, {
    tokenHash: hashToken(token),
    accountId: account.id,
    purpose,
    emailKey: account.emailKey,
    carries,
    carriesKey: carries && foldKey(carries),
    expiresAt: new Date(Date.now() + tokenSeconds[purpose] * 1_000),
  });
  return token;
}

export interface RedeemedToken {
  accountId: string;
  /** The email address in question: the new one for a change, the old one for an undo. */
  carries: string | null;
  createdAt: Date;
}

type Tokens = ExpressionBuilder<{ t: Database['account_token']; a: Database['account'] }, 't' | 'a'>;

/**
 * True if the link of `t` works and belongs to account `a`. Changing the account's email address voids the token, except
 * an UNDO_EMAIL token, which restores the old address.
 */
export const isUsable = (eb: Tokens) =>
  eb.and([
    eb('t.expiresAt', '>', now()),
    eb('a.id', '=', eb.ref('t.accountId')),
    eb.or([eb('a.emailKey', '=', eb.ref('t.emailKey')), eb('t.purpose', '=', 'UNDO_EMAIL')]),
  ]);

const isLive = (token: string) => (eb: Tokens) => eb.and([eb('t.tokenHash', '=', hashToken(token)), isUsable(eb)]);

/** Returns the account of a token without using it up, or null if the token is invalid. */
export async function findTokenOwner(
  em: SqlEntityManager,
  token: string,
  purpose: TokenPurpose,
): Promise<string | null> {
  const db = getKysely(em);
  const tokens = db.selectFrom(['account_token as t', 'account as a']).select('t.accountId');
  const row = await tokens.where(isLive(token)).where('t.purpose', '=', purpose).executeTakeFirst();
  return row?.accountId ?? null;
}

export interface TokenFacts {
  purpose: TokenPurpose;
  /** The email address that the token concerns. */
  email: string;
}

/**
 * Returns the purpose and email address of a token without using it up. Null if the token is invalid or has another
 * purpose.
 */
export async function readToken(
  em: SqlEntityManager,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<TokenFacts | null> {
  const row = await getKysely(em)
    .selectFrom(['account_token as t', 'account as a'])
    .select(({ fn }) => ['t.purpose', fn.coalesce('t.carries', 'a.email').as('email')])
    .where(isLive(token))
    .where('t.purpose', '=', anyOf(purposes))
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Uses up a token and returns its account. Null if the token is unknown, used or expired, or if the account's email
 * address has changed since.
 */
export async function consumeToken(
  em: SqlEntityManager,
  token: string,
  purpose: TokenPurpose,
): Promise<RedeemedToken | null> {
  const row = await getKysely(em)
    .deleteFrom('account_token as t')
    .using('account as a')
    .where(isLive(token))
    .where('t.purpose', '=', purpose)
    .returning(['t.accountId', 't.carries', 't.createdAt'])
    .executeTakeFirst();
  return row ?? null;
}

export const voidTokens = (em: SqlEntityManager, accountId: string, purposes: TokenPurpose[]) =>
  em.nativeDelete(AccountToken, { accountId, purpose: { $in: purposes } });

/**
 * Voids the links that were mailed to an email address that the account no longer has, so that they do not work again if
 * the account gets it back. The caller decides about links that undo a change.
 */
export const voidLinksOfFormerEmail = (em: SqlEntityManager, accountId: string) =>
  em.nativeDelete(AccountToken, { accountId, purpose: { $ne: 'UNDO_EMAIL' } });

/** Voids the links that undo changes made since `createdAt`. Those of earlier changes keep working. */
export const voidLaterUndoTokens = (em: SqlEntityManager, { accountId, createdAt }: RedeemedToken) =>
  em.nativeDelete(AccountToken, { accountId, purpose: 'UNDO_EMAIL', createdAt: { $gte: createdAt } });
