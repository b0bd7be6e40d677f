import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Article } from '../articles/article.entity.ts';

@Entity({ tableName: 'imported_post' })
@Index({ name: 'imported_post_of_article', properties: ['articleId'] })
@Check({ name: 'imported_post_source_check', expression: '(length(source) >= 1) AND (length(source) <= 1000)' })
export class ImportedPost {
  [EntityName]?: 'ImportedPost';

  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: 'text' })
  source!: string;

  @ManyToOne(() => Article, { mapToPk: true, fieldName: 'article_id', deleteRule: 'cascade' })
  articleId!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date;
}

@Entity({ tableName: 'seed_run' })
export class SeedRun {
  [EntityName]?: 'SeedRun';

  @PrimaryKey({ type: 'text' })
  name!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  at!: Date;
}
