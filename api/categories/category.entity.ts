import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { idsOf } from '../platform/ids.ts';
import { Node } from '../platform/node.ts';

const newCategoryId = idsOf('cat', 'Category');

@ObjectType({ implements: Node, description: 'A subject under which articles are filed.' })
@Entity({ tableName: 'category' })
export class Category {
  [OptionalProps]?: 'id' | 'description' | 'position';

  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryKey({ type: 'text' })
  id: string = newCategoryId();

  @Field(() => String, { description: 'Name as shown.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Name in addresses: lower case, digits and hyphens.' })
  @Property({ type: 'text' })
  @Unique()
  slug!: string;

  @Field(() => String, { description: 'One sentence on what belongs here.' })
  @Property({ type: 'text' })
  description: string = '';

  /** Order in lists, ascending. */
  @Property({ type: 'integer' })
  position: number = 0;
}
