import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import { ago, query } from '../platform/sql.ts';
import { makeUsernameKeys } from './user.entity.ts';

// Who registers with somebody else's address gets no account, and must not find that out by signing in: their name and
// password are answered like those of a request that waits, and their name is taken. It ends like a request that
// nobody approved.

const SECONDS = 30 * 24 * 3_600;

const CREATE = `insert into account_shadow (username_key, username_skeleton, account_id, password_hash, ends_at)
  select $1, $2, id, $3, now() + make_interval(secs => $4) from account
  where email_key = $5 and id <> $6
    and not exists (select 1 from account where username_key = $1 or username_skeleton = $2)
  on conflict do nothing returning account_id as "ownerId"`;

interface DecoyAccount {
  id: string;
  usernameKey: string;
  usernameSkeleton: string | null;
  emailKey: string;
  passwordHash: string;
}

/**
 * Creates one for a registration with an email address that an account has; returns the id of that account. Null where
 * no other account than `id` has the address, or the username is taken.
 */
export async function createDecoyAccount(
  em: SqlEntityManager,
  { id, usernameKey, usernameSkeleton, emailKey, passwordHash }: DecoyAccount,
): Promise<string | null> {
  const values = [usernameKey, usernameSkeleton, passwordHash, SECONDS, emailKey, id];
  const [row] = await query<{ ownerId: string }>(em, CREATE, values);
  return row?.ownerId ?? null;
}

const IS_TAKEN = ['account', 'account_shadow']
  .map((table) => `select 1 from ${table} where username_key = $1 or username_skeleton = $2`)
  .join(' union all ');

/** Whether an account has this username or one that looks like it. */
export async function isUsernameTaken(em: SqlEntityManager, username: string): Promise<boolean> {
  const { usernameKey, usernameSkeleton } = makeUsernameKeys(username);
  return (await query(em, IS_TAKEN, [usernameKey, usernameSkeleton])).length > 0;
}

export const pruneShadows = (em: SqlEntityManager) =>
  em.getKysely<Database>().deleteFrom('account_shadow').where('ends_at', '<', ago('0')).execute();
