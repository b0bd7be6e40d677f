import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { query } from '../platform/sql.ts';

// Who registers with somebody else's address gets no account, and must not find that out by signing in: their name and
// password are answered like those of a request that waits, and their name is taken. It ends like a request that
// nobody approved.

const SECONDS = 30 * 24 * 3_600;

const CAST = `insert into account_shadow (username_key, account_id, password_hash, ends_at)
  values ($1, $2, $3, now() + make_interval(secs => $4)) on conflict do nothing returning username_key`;

interface Shadow {
  usernameKey: string;
  passwordHash: string;
}

/** `ownerId` is who has the address. False where the name is taken by another one. */
export async function castShadow(
  em: SqlEntityManager,
  ownerId: string,
  { usernameKey, passwordHash }: Shadow,
): Promise<boolean> {
  return (await query(em, CAST, [usernameKey, ownerId, passwordHash, SECONDS])).length > 0;
}

/** Whether a name to sign in with is somebody's. */
export const IS_TAKEN =
  'select 1 from account where username_key = $1 union all select 1 from account_shadow where username_key = $1';

export const pruneShadows = (em: SqlEntityManager) => query(em, 'delete from account_shadow where ends_at < now()');
