import { EntityName } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Article } from '../article.entity.ts';
import { Category } from '../../categories/category.entity.ts';

@Entity({ tableName: 'article_draft' })
export class ArticleDraftRow {
  [EntityName]?: 'ArticleDraft';

  @ManyToOne(() => Article, {
    primary: true,
    mapToPk: true,
    fieldName: 'article_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  articleId!: string;

  @Property({ type: 'integer' })
  version!: number;

  @Property({ type: 'text' })
  slug!: string;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  summary!: string;

  @Property({ type: 'text' })
  body!: string;

  @ManyToOne(() => Category, {
    mapToPk: true,
    fieldName: 'category_id',
    nullable: true,
    updateRule: 'cascade',
    deleteRule: 'set null',
  })
  categoryId!: string | null;

  @Property({ type: 'text', nullable: true })
  cover!: string | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  savedAt!: Date;

  @Property({ type: 'text', nullable: true })
  savedBy!: string | null;

  @Property({ type: 'text', nullable: true })
  accountId!: string | null;
}
