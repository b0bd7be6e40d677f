import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { makeIdFactory, Node } from '#api/platform/node.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import { createPermissions } from '#api/platform/graphql/types.ts';

const newGroupId = makeIdFactory('grp', 'Group');

/** `nameKey` is the name in its comparable form: NFKC, case folded. `account_group_member` holds the members. */
@Extensions({ scope: 'PEOPLE_READ' })
@ObjectType({
  implements: Node,
  description:
    'Groups of accounts that share access to documents, updates and events. Only administrators can read groups.',
})
@Entity({ tableName: 'account_group' })
export class Group {
  [EntityName]?: 'AccountGroup';

  [OptionalProps]?: 'id' | 'createdAt' | 'version';

  @Field(() => ID, { description: 'Opaque id, which starts with `grp_`.' })
  @PrimaryKey({ type: 'text' })
  id: string = newGroupId();

  @Field(() => String, { description: 'The name, at most 60 characters. No two groups have the same name.' })
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  @Unique({ name: 'account_group_name_key_key' })
  nameKey!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Field(() => Int, { description: 'The version of the group. It increases with each change of its name or members.' })
  @Property({ type: 'integer', defaultRaw: '1' })
  version: number = 1;
}

export const GroupPermissions = createPermissions('Group', 'a group.', {
  update: 'rename the group and change its members',
  delete: 'delete the group',
});
export type GroupPermissions = InstanceType<typeof GroupPermissions>;

export const GroupConnection = createConnectionType(Group, 'Group');
