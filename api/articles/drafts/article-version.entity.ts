import { EntityName } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Article } from '../article.entity.ts';

@Entity({ tableName: 'article_version' })
export class ArticleVersionRow {
  [EntityName]?: 'ArticleVersion';

  @ManyToOne(() => Article, {
    primary: true,
    mapToPk: true,
    fieldName: 'article_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  articleId!: string;

  @PrimaryKey({ type: 'integer' })
  version!: number;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  summary!: string;

  @Property({ type: 'text' })
  body!: string;

  @Property({ type: 'timestamptz' })
  savedAt!: Date;

  @Property({ type: 'text', nullable: true })
  savedBy!: string | null;

  @Property({ type: 'boolean', defaultRaw: 'false' })
  draft!: boolean;

  @Property({ type: 'text', nullable: true })
  accountId!: string | null;
}
