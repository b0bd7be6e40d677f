import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { foldKey, type User } from '../users/user.entity.ts';
import { Group } from './group.entity.ts';

/** Creates a group with these accounts as members. The accounts must already be flushed. */
export async function makeGroup(
  em: SqlEntityManager,
  members: User[] = [],
  values: Partial<Group> = {},
): Promise<Group> {
  const name = values.name ?? `Group ${Math.random().toString(36).slice(2, 10)}`;
  const group = em.create(Group, { nameKey: foldKey(name), ...values, name });
  await em.flush();
  for (const { id } of members)
    await getKysely(em).insertInto('account_group_member').values({ groupId: group.id, accountId: id }).execute();
  return group;
}
