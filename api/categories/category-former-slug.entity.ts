import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { Category } from './category.entity.ts';

/** A name that a category had in URLs, or that of a category whose articles moved to it. */
@Entity({ tableName: 'category_former_slug' })
@Index({ name: 'category_former_slug_of_category', properties: ['categoryId'] })
export class CategoryFormerSlug {
  [EntityName]?: 'CategoryFormerSlug';

  @PrimaryKey({ type: 'text' })
  slug!: string;

  @ManyToOne(() => Category, {
    mapToPk: true,
    fieldName: 'category_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  categoryId!: string;
}
