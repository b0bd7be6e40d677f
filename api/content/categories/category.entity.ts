import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique, Index, ManyToOne } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { makeIdFactory, Node } from '#api/platform/node.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import { createPermissions } from '#api/platform/graphql/types.ts';

const newCategoryId = makeIdFactory('cat', 'Category');

@ObjectType({
  implements: Node,
  description: 'A category of articles. Everyone can read it; editors and administrators change it.',
})
@Entity({ tableName: 'category' })
export class Category {
  [EntityName]?: 'Category';

  [OptionalProps]?: 'id' | 'description' | 'position' | 'version';

  @Field(() => ID, { description: 'Opaque id, which starts with `cat_`.' })
  @PrimaryKey({ type: 'text' })
  id: string = newCategoryId();

  @Field(() => String, { description: 'The name that readers see, at most 60 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'The name in URLs: lowercase letters, digits and hyphens.' })
  @Property({ type: 'text' })
  @Unique()
  slug!: string;

  @Field(() => String, {
    nullable: true,
    description: 'One sentence about the articles in this category. Null if there is none.',
  })
  @Property({ type: 'text' })
  description: string = '';

  /** The order in lists, ascending. */
  @Property({ type: 'integer' })
  position: number = 0;

  @Field(() => Int, {
    description:
      'The version of the category. Each change increases it. Send it as `expectedVersion` to detect concurrent changes.',
  })
  @Property({ type: 'integer', defaultRaw: '1' })
  version: number = 1;
}

export const CategoryPermissions = createPermissions(
  'Category',
  'a category. All are false for everyone but editors and administrators.',
  {
    update: 'change the category',
    delete: 'delete the category',
  },
);
export type CategoryPermissions = InstanceType<typeof CategoryPermissions>;

export const CategoryConnection = createConnectionType(Category, 'Category');

/** A name that a category had in URLs, or that of a category whose articles moved to it. */
@Entity({ tableName: 'category_former_slug' })
@Index({ name: 'category_former_slug_of_category', properties: ['categoryId'] })
export class CategoryFormerSlug {
  [EntityName]?: 'CategoryFormerSlug';

  @PrimaryKey({ type: 'text' })
  slug!: string;

  @ManyToOne(() => Category, { mapToPk: true, fieldName: 'category_id', deleteRule: 'cascade' })
  categoryId!: string;
}
