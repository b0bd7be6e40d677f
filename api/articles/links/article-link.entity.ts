import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { Article } from '../article.entity.ts';

@Entity({ tableName: 'article_link' })
@Index({ name: 'article_link_by_slug', properties: ['slug'] })
@Index({ name: 'article_link_to', properties: ['targetId'] })
export class ArticleLink {
  [EntityName]?: 'ArticleLink';

  @ManyToOne(() => Article, {
    primary: true,
    mapToPk: true,
    fieldName: 'article_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  articleId!: string;

  @PrimaryKey({ type: 'text' })
  slug!: string;

  @ManyToOne(() => Article, {
    mapToPk: true,
    fieldName: 'target_id',
    nullable: true,
    updateRule: 'no action',
    deleteRule: 'set null',
  })
  targetId!: string | null;
}
