import { EntityName } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Article } from '../article.entity.ts';

@Entity({ tableName: 'article_former_path' })
@Index({ name: 'article_former_path_of_article', properties: ['articleId'] })
@Check({ name: 'article_former_path_path_check', expression: "(path ~ '^/.'::text) AND (length(path) <= 500)" })
export class ArticleFormerPath {
  [EntityName]?: 'ArticleFormerPath';

  @PrimaryKey({ type: 'text' })
  path!: string;

  @ManyToOne(() => Article, { mapToPk: true, fieldName: 'article_id', updateRule: 'no action', deleteRule: 'cascade' })
  articleId!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date;
}
