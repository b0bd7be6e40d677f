import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { isApproved } from '../users/user.query.ts';
import type { Feed } from './feed.entity.ts';

/** The email address of the administrator who added a feed. Null if the account is deleted or not approved. */
export async function findFeedOwner(em: SqlEntityManager, { addedBy }: Pick<Feed, 'addedBy'>): Promise<string | null> {
  if (!addedBy) return null;
  const owner = await getKysely(em)
    .selectFrom('account')
    .select('email')
    .where('id', '=', addedBy)
    .where(isApproved('account'))
    .executeTakeFirst();
  return owner?.email ?? null;
}
