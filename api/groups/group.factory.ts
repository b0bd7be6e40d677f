import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
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
    await em
      .getKysely<Database>()
      .insertInto('account_group_member')
      .values({ group_id: group.id, account_id: id })
      .execute();
  return group;
}
