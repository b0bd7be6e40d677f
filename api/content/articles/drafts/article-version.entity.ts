import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Category } from '#api/content/categories/category.entity.ts';
import { Article, ArticleText } from '../article.entity.ts';

/** A saved text of an article. Visitors see the article, and never a version. */
@Entity({ tableName: 'article_version' })
@Unique({ name: 'article_version_pending', properties: ['articleId'], where: 'pending' })
@Unique({ name: 'article_version_scheduled', properties: ['articleId'], where: 'publish_at IS NOT NULL' })
export class ArticleVersionRow extends ArticleText {
  [EntityName]?: 'ArticleVersion';

  [OptionalProps]?: 'draft' | 'pending' | 'autosaved' | 'isNoindex' | 'publishAt' | 'overrideReason' | 'publishFailure';

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

  /** Null in versions of an earlier release, which have no category and cover either. */
  @Property({ type: 'text', nullable: true })
  slug!: string | null;

  /** Null in versions of an earlier release, which have none of the fields for search engines either. */
  @Property({ type: 'text', nullable: true })
  authorName!: string | null;

  @ManyToOne(() => Category, { nullable: true, updateRule: 'cascade' })
  category!: Category | null;

  @Property({ type: 'timestamptz' })
  savedAt!: Date;

  @Property({ type: 'text', nullable: true })
  savedBy!: string | null;

  @Property({ type: 'text', nullable: true })
  accountId!: string | null;

  /** True for a text that was never published. */
  @Property({ type: 'boolean', defaultRaw: 'false' })
  draft!: boolean;

  /** True for the draft that is to replace the article's own text: at most one of an article. */
  @Property({ type: 'boolean', defaultRaw: 'false' })
  pending!: boolean;

  /** True for a text that the editor saved by itself. Only some of these stay in the history. */
  @Property({ type: 'boolean', defaultRaw: 'false' })
  autosaved!: boolean;

  /** When this text is to replace that of the published article: set in at most one version of an article. */
  @Property({ type: 'timestamptz', nullable: true })
  publishAt: Date | null = null;

  /** The reason to publish it at that time although the publishing check reports errors. */
  @Property({ type: 'text', nullable: true })
  overrideReason: string | null = null;

  /** Why it could not be published at that time. It is not tried again. */
  @Property({ type: 'text', nullable: true })
  publishFailure: string | null = null;
}
