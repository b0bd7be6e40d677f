import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../entities.ts';
import { subtractFromNow, secondsFromNow } from '../platform/database/sql.ts';
import { makeUsernameKeys } from '../users/user.entity.ts';

// A person who registers with another person's email address gets no account, and must not learn that by signing in. A
// decoy account stores the username and password, so that signing in returns the response of a pending request. It
// expires like a request that is never approved.

const SECONDS = 30 * 24 * 3_600;

interface DecoyAccount {
  id: string;
  usernameKey: string;
  usernameSkeleton: string | null;
  emailKey: string;
  passwordHash: string;
}

/**
 * Creates a decoy account for a registration with an email address that an account has, or that is reserved for the
 * account `reservingId`. Returns the id of that account. Null if there is none, or if the username is taken.
 */
export async function createDecoyAccount(
  em: SqlEntityManager,
  { id, usernameKey, usernameSkeleton, emailKey, passwordHash }: DecoyAccount,
  reservingId: string | null,
): Promise<string | null> {
  const row = await em
    .getKysely<Database>()
    .insertInto('account_shadow')
    .columns(['username_key', 'username_skeleton', 'email_key', 'account_id', 'password_hash', 'ends_at'])
    .expression(({ exists, not, selectFrom, val }) =>
      selectFrom('account')
        .select([
          val(usernameKey).as('username_key'),
          val(usernameSkeleton).as('username_skeleton'),
          val(emailKey).as('email_key'),
          'id',
          val(passwordHash).as('password_hash'),
          secondsFromNow(SECONDS).as('ends_at'),
        ])
        .where((eb) => eb.or([eb('email_key', '=', emailKey), eb('id', '=', reservingId)]))
        .where('id', '<>', id)
        .where(not(exists(selectFrom('account as u').select('u.id').where(hasUsername(usernameKey, usernameSkeleton)))))
        .limit(1),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id ?? null;
}

type Usernames = ExpressionBuilder<{ u: Pick<Database['account'], 'username_key' | 'username_skeleton'> }, 'u'>;

const hasUsername = (key: string, skeleton: string | null) => (eb: Usernames) =>
  eb.or([eb('u.username_key', '=', key), eb('u.username_skeleton', '=', skeleton)]);

/** True if an account has this username or one that looks like it. */
export async function isUsernameTaken(em: SqlEntityManager, username: string): Promise<boolean> {
  const { usernameKey, usernameSkeleton } = makeUsernameKeys(username);
  const db = em.getKysely<Database>();
  const isSame = hasUsername(usernameKey, usernameSkeleton);
  const accounts = db.selectFrom('account as u').select('u.username_key').where(isSame);
  const decoys = db.selectFrom('account_shadow as u').select('u.username_key').where(isSame);
  return (await accounts.unionAll(decoys).execute()).length > 0;
}

export const pruneDecoyAccounts = (em: SqlEntityManager) =>
  em.getKysely<Database>().deleteFrom('account_shadow').where('ends_at', '<', subtractFromNow('0')).execute();
