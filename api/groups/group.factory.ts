import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { foldKey, type User } from '../accounts/user.entity.ts';
import { query } from '../platform/sql.ts';
import { Group } from './group.entity.ts';

/** A group, written at once, with these accounts in it; flush them first. */
export async function makeGroup(
  em: SqlEntityManager,
  members: User[] = [],
  given: Partial<Group> = {},
): Promise<Group> {
  const name = given.name ?? `Group ${Math.random().toString(36).slice(2, 10)}`;
  const group = em.create(Group, { nameKey: foldKey(name), ...given, name });
  await em.flush();
  for (const { id } of members)
    await query(em, 'insert into account_group_member (group_id, account_id) values ($1, $2)', [group.id, id]);
  return group;
}
