import { sql, type SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { secondsFromNow } from '#api/platform/database/sql.ts';
import { fail } from '#api/platform/errors.ts';
import { makeUsernameKeys, type User } from '../users/user.entity.ts';
import { DecoyAccount } from './decoy-account.entity.ts';

// A person who registers with another person's email address gets no account, and must not learn that by signing in. A
// decoy account stores the username and password, so that signing in returns the response of a pending request. It
// expires like a request that is never approved.

const SECONDS = 30 * 24 * 3_600;

type Registration = Pick<User, 'id' | 'usernameKey' | 'usernameSkeleton' | 'emailKey' | 'passwordHash'>;

/**
 * Creates a decoy account for a registration with an email address that an account has, or that is reserved for the
 * account `reservingId`. Returns the id of that account. Null if there is none, or if the username is taken.
 */
export async function createDecoyAccount(
  em: SqlEntityManager,
  { id, usernameKey, usernameSkeleton, emailKey, passwordHash }: Registration,
  reservingId: string | null,
): Promise<string | null> {
  const row = await getKysely(em)
    .insertInto('account_shadow')
    .columns(['usernameKey', 'usernameSkeleton', 'emailKey', 'accountId', 'passwordHash', 'endsAt'])
    .expression(({ exists, not, selectFrom, val }) =>
      selectFrom('account')
        .select([
          val(usernameKey).as('usernameKey'),
          val(usernameSkeleton).as('usernameSkeleton'),
          val(emailKey).as('emailKey'),
          'id',
          val(passwordHash).as('passwordHash'),
          secondsFromNow(SECONDS).as('endsAt'),
        ])
        .where((eb) => eb.or([eb('emailKey', '=', emailKey), eb('id', '=', reservingId)]))
        .where('id', '<>', id)
        .where(not(exists(selectFrom('account as u').select('u.id').where(hasUsername(usernameKey, usernameSkeleton)))))
        .limit(1),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('accountId')
    .executeTakeFirst();
  return row?.accountId ?? null;
}

type Usernames = ExpressionBuilder<{ u: Pick<Database['account'], 'usernameKey' | 'usernameSkeleton'> }, 'u'>;

const hasUsername = (key: string, skeleton: string | null) => (eb: Usernames) =>
  eb.or([eb('u.usernameKey', '=', key), eb('u.usernameSkeleton', '=', skeleton)]);

/** True if an account has this username or one that looks like it. */
export async function isUsernameTaken(em: SqlEntityManager, username: string): Promise<boolean> {
  const { usernameKey, usernameSkeleton } = makeUsernameKeys(username);
  const db = getKysely(em);
  const isSame = hasUsername(usernameKey, usernameSkeleton);
  const accounts = db.selectFrom('account as u').select('u.usernameKey').where(isSame);
  const decoys = db.selectFrom('account_shadow as u').select('u.usernameKey').where(isSame);
  return (await accounts.unionAll(decoys).execute()).length > 0;
}

export const refuseTakenUsername = (): never => {
  const message = 'This username is already taken';
  return fail('CONFLICT', message, [{ path: ['input', 'username'], message }]);
};

export const pruneDecoyAccounts = (em: SqlEntityManager) =>
  em.nativeDelete(DecoyAccount, { endsAt: { $lt: sql.now() } });
