import { type FilterQuery, sql, type SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { token as limits } from '#graphql/limits.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import { lockRow, now, containsText, toTime } from '#api/platform/database/sql.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { makeIdFactory } from '#api/platform/node.ts';
import {
  type Connection,
  type ConnectionArgs,
  cursorTime,
  decodeCursor,
  toConnection,
} from '#api/platform/pagination.ts';
import type { SignedIn } from '#api/platform/viewer.ts';
import { findUser } from '#api/accounts/users/user.service.ts';
import { TokenRow } from './token.entity.ts';
import type { CreatedToken, Token, TokenStatus } from './token.type.ts';
import type { CreateTokenInput, RotateTokenInput, TokensArgs } from './token.input.ts';
import { makeTokenCreatedMail } from './token.mails.ts';
import { type TokenAction, tokenPolicy } from './token.policy.ts';
import { getShownPart, hashSecret, newSecret } from './token.secret.ts';

const newTokenId = makeIdFactory('tok', 'Token');
const DAY_MS = 86_400_000;
/** The owner of a token that works for fewer days is not reminded of its end. */
const SHORT_DAYS = 8;

type Tokens = ExpressionBuilder<Database & { t: Database['token'] }, 't'>;

/** True if token `t` works. Only the database clock counts. */
export const isActive = (eb: Tokens) => eb.and([eb('t.revokedAt', 'is', null), eb('t.expiresAt', '>', now())]);

const selectTokens = (db: Kysely<Database>) =>
  db
    .selectFrom('token as t')
    .innerJoin('account as a', 'a.id', 't.accountId')
    .select(['t.id', 't.accountId', 'a.name as ownerName', 't.name', 't.prefix', 't.scopes', 't.ranges'])
    .select(['t.createdAt', 't.expiresAt', 't.lastUsedAt'])
    .select((eb) => [
      eb('t.revokedAt', 'is not', null).$castTo<boolean>().as('isRevoked'),
      eb('t.expiresAt', '<=', now()).$castTo<boolean>().as('isExpired'),
      eb.fn<string>('to_json', ['t.createdAt']).as('exactCreatedAt'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectTokens>['executeTakeFirstOrThrow']>>;

const toToken = ({ accountId, ownerName, isRevoked, isExpired, ...row }: Row): Token => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  ranges: row.ranges,
  status: isRevoked ? 'REVOKED' : isExpired ? 'EXPIRED' : 'ACTIVE',
  owner: { accountId, name: ownerName },
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  lastUsedAt: row.lastUsedAt,
});

const tokenCursor = z.tuple([cursorTime, z.string().check(atMost(60))]);

const hasStatus = {
  ACTIVE: isActive,
  EXPIRED: (eb: Tokens) => eb.and([eb('t.revokedAt', 'is', null), eb('t.expiresAt', '<=', now())]),
  REVOKED: (eb: Tokens) => eb('t.revokedAt', 'is not', null),
} satisfies Record<TokenStatus, unknown>;

async function list(
  em: SqlEntityManager,
  { filter, ...args }: TokensArgs,
  accountId?: string,
): Promise<Connection<Token>> {
  const after = args.after ? decodeCursor(args.after, tokenCursor) : null;
  const search = filter?.search;
  const columns = ['t.name', 't.prefix', 'a.name', 'a.email'] as const;
  const rows = await selectTokens(getKysely(em))
    .$if(Boolean(filter?.status), (select) => select.where((eb) => hasStatus[filter!.status!](eb as never)))
    .$if(Boolean(search), (select) =>
      select.where((eb) => eb.or(columns.map((column) => containsText(eb.ref(column), search!)))),
    )
    .$if(accountId !== undefined, (select) => select.where('t.accountId', '=', accountId!))
    .$if(after !== null, (select) =>
      select.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('t.createdAt', 't.id'), '<', tuple(toTime(after![0]), after![1])),
      ),
    )
    .orderBy('t.createdAt', 'desc')
    .orderBy('t.id', 'desc')
    .limit(args.first + 1)
    .execute();
  const page = toConnection(rows, args, ({ exactCreatedAt, id }) => [exactCreatedAt, id]);
  const edges = page.edges.map(({ cursor, node }) => ({ cursor, node: toToken(node) }));
  return { ...page, edges, nodes: edges.map(({ node }) => node) };
}

/** The viewer's own tokens, newest first. */
export function listOwnTokens({ em, viewer }: Context, args: ConnectionArgs): Promise<Connection<Token>> {
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  return list(em, args, viewer.id);
}

/** The tokens of all accounts, newest first. `@Access` admits only administrators. */
export const listTokens = ({ em }: Context, args: TokensArgs): Promise<Connection<Token>> => list(em, args);

/** Creates a token of the viewer. Its secret is in the result only. */
export async function createToken(context: Context, input: CreateTokenInput): Promise<CreatedToken> {
  const { id } = permit(context, 'create', null);
  const expiresAt = input.expiresAt ?? new Date(Date.now() + limits.days.default * DAY_MS);
  const days = (expiresAt.getTime() - Date.now()) / DAY_MS;
  if (days <= 0 || days > limits.days.max)
    fail('BAD_USER_INPUT', `A token expires between now and ${limits.days.max} days from now.`, [
      { path: ['input', 'expiresAt'], message: `Choose a time within ${limits.days.max} days` },
    ]);
  const { name, scopes, ranges } = input;
  return context.em.transactional((em) =>
    insert({ ...context, em }, id, { name, scopes: [...new Set(scopes)].toSorted(), ranges: ranges ?? [], expiresAt }),
  );
}

type NewToken = Pick<Token, 'name' | 'scopes' | 'ranges' | 'expiresAt'>;

/** Locks the account, so that simultaneous requests count one after another, and refuses one token too many. */
async function makeRoom(db: Kysely<Database>, accountId: string): Promise<void> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!account) fail('UNAUTHENTICATED');
  const active = await db
    .selectFrom('token as t')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('t.accountId', '=', accountId)
    .where(isActive)
    .executeTakeFirstOrThrow();
  if (Number(active.count) >= limits.atMost)
    fail('CONFLICT', `You have ${limits.atMost} active tokens already. Revoke one first.`);
}

async function insert(context: Context, accountId: string, input: NewToken): Promise<CreatedToken> {
  const { em, services } = context;
  await makeRoom(getKysely(em), accountId);
  const [id, secret] = [newTokenId(), newSecret()];
  const isShort = input.expiresAt.getTime() - Date.now() < SHORT_DAYS * DAY_MS;
  em.create(TokenRow, {
    ...input,
    id,
    accountId,
    prefix: getShownPart(secret),
    secretHash: hashSecret(secret),
    remindedAt: isShort ? new Date() : null,
  });
  await em.flush();
  const token = await reread(em, id);
  const owner = (await findUser(em, accountId)) ?? fail('UNAUTHENTICATED');
  await post(em, services.env, makeTokenCreatedMail(services.env, owner, token));
  const details = { token: id, scopes: input.scopes, ...(input.ranges.length > 0 && { ranges: input.ranges }) };
  await record(context, em, { kind: 'token.created', subjectId: accountId, details });
  return { token, secret };
}

/** Replaces a token. The old one works until the overlap ends, so that programs can change over. */
export async function rotateToken(
  context: Context,
  { id, overlapMinutes }: RotateTokenInput,
): Promise<CreatedToken & { replacedToken: Token }> {
  const token = await find(context, 'rotate', id);
  const minutes = overlapMinutes ?? limits.defaultOverlapMinutes;
  return context.em.transactional(async (em) => {
    const active = { id, revokedAt: null, expiresAt: { $gt: sql.now() } };
    const row = await em.findOne(TokenRow, active, lockRow);
    if (!row) return fail('CONFLICT', 'This token is not active. Create a new one.');
    row.expiresAt = new Date(Math.min(row.expiresAt.getTime(), Date.now() + minutes * 60_000));
    row.remindedAt = new Date();
    await em.flush();
    const { name, scopes, ranges } = token;
    const length = token.expiresAt.getTime() - token.createdAt.getTime();
    const expiresAt = new Date(Date.now() + Math.min(length, limits.days.max * DAY_MS));
    const newToken = await insert({ ...context, em }, token.accountId, { name, scopes, ranges, expiresAt });
    return { ...newToken, replacedToken: await reread(em, id) };
  });
}

/** Ends a token from the next request on, on every server. */
export async function revokeToken(context: Context, id: string): Promise<Token> {
  const { accountId } = await find(context, 'revoke', id);
  return context.em.transactional(async (em) => {
    if ((await end(em, { id })) > 0)
      await record(context, em, { kind: 'token.revoked', subjectId: accountId, details: { token: id } });
    return reread(em, id);
  });
}

const reread = async (em: SqlEntityManager, id: string): Promise<Token> =>
  toToken(await selectTokens(getKysely(em)).where('t.id', '=', id).executeTakeFirstOrThrow());

const end = (em: SqlEntityManager, tokens: FilterQuery<TokenRow>): Promise<number> =>
  em.nativeUpdate(TokenRow, { $and: [tokens, { revokedAt: null }] }, { revokedAt: sql.now() });

/** Ends every token of an account, in the transaction of the change that ends its sessions. */
export async function endTokens(em: SqlEntityManager, accountId: string): Promise<void> {
  await end(em, { accountId });
}

/** Removes tokens that ended 90 days ago. */
export async function pruneTokens(em: SqlEntityManager): Promise<void> {
  const before = { $lt: new Date(Date.now() - limits.retentionDays * DAY_MS) };
  await em.nativeDelete(TokenRow, { $or: [{ expiresAt: before }, { revokedAt: before }] });
}

async function find(context: Context, action: TokenAction, id: string): Promise<Row> {
  const row = await selectTokens(getKysely(context.em)).where('t.id', '=', id).executeTakeFirst();
  if (!row) return fail('NOT_FOUND', 'Token not found.');
  permit(context, action, row);
  return row;
}

/** Checks permission and returns the viewer as a signed-in user. */
function permit({ viewer }: Context, action: TokenAction, token: Row | null): SignedIn {
  authorize(tokenPolicy, viewer, action, token);
  return viewer.kind === 'user' ? viewer : fail('UNAUTHENTICATED');
}
