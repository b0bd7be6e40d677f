import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { foldKey, type User } from '../users/user.entity.ts';
import { AccountGroupMember } from './account-group-member.entity.ts';
import { Group } from './group.entity.ts';

/** Creates a group with these accounts as members. The accounts must already be flushed. */
export async function makeGroup(
  em: SqlEntityManager,
  members: User[] = [],
  values: Partial<Group> = {},
): Promise<Group> {
  const name = values.name ?? `Group ${Math.random().toString(36).slice(2, 10)}`;
  const group = em.create(Group, { nameKey: foldKey(name), ...values, name });
  for (const { id } of members) em.create(AccountGroupMember, { groupId: group.id, accountId: id });
  await em.flush();
  return group;
}
