import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Article } from '../article.entity.ts';

@Entity({ tableName: 'article_former_slug' })
@Index({ name: 'article_former_slug_of_article', properties: ['articleId'] })
export class ArticleFormerSlug {
  [EntityName]?: 'ArticleFormerSlug';

  @PrimaryKey({ type: 'text' })
  slug!: string;

  @ManyToOne(() => Article, { mapToPk: true, fieldName: 'article_id', updateRule: 'no action', deleteRule: 'cascade' })
  articleId!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date;
}
