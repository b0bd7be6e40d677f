import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Check, Property } from '@mikro-orm/decorators/legacy';
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

  @ManyToOne(() => Article, { mapToPk: true, fieldName: 'target_id', nullable: true })
  targetId!: string | null;
}

@Entity({ tableName: 'article_former_path' })
@Index({ name: 'article_former_path_of_article', properties: ['articleId'] })
@Check({ name: 'article_former_path_path_check', expression: "(path ~ '^/.'::text) AND (length(path) <= 500)" })
export class ArticleFormerPath {
  [EntityName]?: 'ArticleFormerPath';

  @PrimaryKey({ type: 'text' })
  path!: string;

  @ManyToOne(() => Article, { mapToPk: true, fieldName: 'article_id', deleteRule: 'cascade' })
  articleId!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date;
}

@Entity({ tableName: 'article_former_slug' })
@Index({ name: 'article_former_slug_of_article', properties: ['articleId'] })
export class ArticleFormerSlug {
  [EntityName]?: 'ArticleFormerSlug';

  @PrimaryKey({ type: 'text' })
  slug!: string;

  @ManyToOne(() => Article, { mapToPk: true, fieldName: 'article_id', deleteRule: 'cascade' })
  articleId!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date;
}
