import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type ExpressionBuilder, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { now } from '#api/platform/database/sql.ts';
import { type AccountStatus, readingRoles, type Role } from '#api/platform/viewer.ts';

type Accounts<Alias extends string> = ExpressionBuilder<
  { [Table in Alias]: Pick<Database['account'], 'roles' | 'status' | 'endsAt'> },
  Alias
>;

/**
 * True if an account is approved and its end has not passed: the same rule for every request, email and list. `alias` is
 * its table alias: `.where(isApproved('a'))`, `isApproved('a')(eb)`.
 */
export const isApproved =
  <Alias extends string>(alias: Alias) =>
  (eb: Accounts<Alias>) =>
    eb.fn<SqlBool>('is_approved', [`${alias}.status` as never, `${alias}.endsAt` as never]);

/** True if the end of an account has passed, and the job that suspends it has not noticed it yet. */
export const hasEnded =
  <Alias extends string>(alias: Alias) =>
  (eb: Accounts<Alias>) =>
    eb.and([
      eb(eb.ref(`${alias}.status` as never), '=', 'APPROVED' as never),
      eb(eb.ref(`${alias}.endsAt` as never), '<=', now() as never),
    ]);

/** The status of an account now. Between the end of an approved account and the job that suspends it, it is suspended. */
export const selectStatus =
  <Alias extends string>(alias: Alias) =>
  (eb: Accounts<Alias>) =>
    eb
      .case()
      .when(hasEnded(alias)(eb))
      .then(eb.val<AccountStatus>('SUSPENDED'))
      .else(eb.ref(`${alias}.status` as never).$castTo<AccountStatus>())
      .end();

/**
 * The end of an account that it has suspended, also before the job that stores that. Null for every other account. A
 * decision of an administrator is older than the end, and that of the job is not.
 */
export const selectPassedEnd =
  <Alias extends string>(alias: Alias) =>
  (eb: Accounts<Alias>) => {
    const endsAt = eb.ref(`${alias}.endsAt` as never).$castTo<Date | null>();
    const suspendedByEnd = expressionBuilder<Database, never>()
      .selectFrom('account_decision as suspension')
      .select('suspension.id')
      .whereRef('suspension.accountId', '=', `${alias}.id` as never)
      .where('suspension.status', '=', 'SUSPENDED')
      .where('suspension.at', '>=', endsAt as never);
    return eb
      .case()
      .when(eb.or([hasEnded(alias)(eb), eb.exists(suspendedByEnd)]))
      .then(endsAt)
      .end();
  };

/** The end of an account, ahead or passed. Null also if it passed while an administrator had suspended the account. */
export const selectEnd =
  <Alias extends string>(alias: Alias) =>
  (eb: Accounts<Alias>) => {
    const endsAt = eb.ref(`${alias}.endsAt` as never).$castTo<Date | null>();
    return eb
      .case()
      .when(eb(endsAt, '>', now()))
      .then(endsAt)
      .else(selectPassedEnd(alias)(eb))
      .end();
  };

/** True if an account is approved and has a role that reads what is shared with investors. */
export const isApprovedInvestor =
  <Alias extends string>(alias: Alias) =>
  (eb: Accounts<Alias>) =>
    eb.and([
      isApproved(alias)(eb),
      eb.or(readingRoles.map((role) => eb(eb.val(role) as never, '=', eb.fn.any(`${alias}.roles` as never) as never))),
    ]);

/**
 * Locks an approved account until the transaction of `em` ends. False if it is not approved. A concurrent suspension
 * either came first, or waits and then ends the session that begins here.
 */
export const lockApprovedAccount = async (
  em: SqlEntityManager,
  id: string,
  passwordHash?: string,
): Promise<boolean> => {
  const account = getKysely(em).selectFrom('account').select('id').where('id', '=', id);
  const unchanged = passwordHash === undefined ? account : account.where('passwordHash', '=', passwordHash);
  return (await unchanged.where(isApproved('account')).forUpdate().executeTakeFirst()) !== undefined;
};

/**
 * The id of an account, or null if it was deleted in the meantime. It cannot be deleted before the transaction of `em`
 * ends.
 */
export async function lockOwner(em: SqlEntityManager, id: string | null): Promise<string | null> {
  const account = getKysely(em).selectFrom('account').select('id').where('id', '=', id);
  return (await account.forKeyShare().executeTakeFirst())?.id ?? null;
}

export async function readPasswordHash(em: SqlEntityManager, id: string): Promise<string | null> {
  const account = getKysely(em).selectFrom('account').select('passwordHash').where('id', '=', id);
  return (await account.executeTakeFirst())?.passwordHash ?? null;
}

/** Kysely binds the hash. The EntityManager would write it into the text of the statement, which PostgreSQL logs if it fails. */
export const storePasswordHash = (em: SqlEntityManager, id: string, passwordHash: string) =>
  getKysely(em).updateTable('account').set({ passwordHash, updatedAt: now() }).where('id', '=', id).execute();

/** The email address of an account. Null if it was deleted or is not approved. */
export async function findApprovedEmail(em: SqlEntityManager, id: string | null): Promise<string | null> {
  const account = getKysely(em).selectFrom('account').select('email').where('id', '=', id);
  return (await account.where(isApproved('account')).executeTakeFirst())?.email ?? null;
}

/** True if the owner of an account can ask for a link by email: it is pending or approved. */
export const canRequestLink = (eb: Accounts<'account'>) =>
  eb(selectStatus('account')(eb), 'in', ['PENDING', 'APPROVED']);

/** Accounts with the columns that mails to their owners need. */
export const selectOwners = (em: SqlEntityManager) =>
  getKysely(em)
    .selectFrom('account')
    .select(['id', 'name', 'email', 'emailKey', 'company', 'reason'])
    .select((eb) => selectStatus('account')(eb).as('status'));

/** Administrators whose account is approved. */
export const selectApprovedAdmins = (em: SqlEntityManager) =>
  getKysely(em)
    .selectFrom('account')
    .where(isApproved('account'))
    .where(({ eb, fn, val }) => eb(val<Role>('ADMIN'), '=', fn.any('roles')));
