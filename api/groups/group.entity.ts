import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { idsOf } from '../platform/ids.ts';
import { Node } from '../platform/node.ts';

const newGroupId = idsOf('grp', 'Group');

/** `nameKey` is what is compared: NFKC, case folded. Who is in it stands in `account_group_member`. */
@ObjectType({ implements: Node, description: 'Accounts that may see the same documents, updates and events.' })
@Entity({ tableName: 'account_group' })
export class Group {
  [OptionalProps]?: 'id' | 'createdAt';

  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryKey({ type: 'text' })
  id: string = newGroupId();

  @Field(() => String, { description: 'Name as shown to admins; investors never see it.' })
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  @Unique()
  nameKey!: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}
