import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import type { ArticleFields } from '#graphql/article-fields.ts';
import type { JsonMl } from '#graphql/json-ml.ts';
import { points } from '#graphql/limits.ts';
import { Category } from '../categories/category.entity.ts';
import { makeIdFactory, Node } from '#api/platform/node.ts';
import { JsonMlScalar, LocalDateScalar } from '#api/platform/graphql/scalars.ts';
import { SeoText } from '#api/platform/seo-text.ts';
import { createEnum, createPermissions } from '#api/platform/graphql/types.ts';

export const ArticleStatus = createEnum('ArticleStatus', 'The status of an article.', {
  DRAFT: 'Not published. Only editors and administrators see it.',
  SCHEDULED: 'Published automatically at `publishedAt`. Only editors and administrators see it.',
  PUBLISHED: 'Everyone can read the article.',
});
export type ArticleStatus = keyof typeof ArticleStatus;

@ObjectType({ description: 'The author of an article: a person or a department.' })
export class Author {
  @Field(() => String, { description: 'The name that readers see.' })
  name!: string;
}

const newArticleId = makeIdFactory('art', 'Article');

/** The columns and GraphQL fields that articles, their drafts and their versions have in common. */
@ObjectType()
export abstract class ArticleText extends SeoText implements Omit<ArticleFields, 'categoryId' | 'slug' | 'authorName'> {
  @Field(() => String, { description: 'The title, at most 120 characters.' })
  @Property({ type: 'text' })
  title!: string;

  /** An empty string in the row if there is none. */
  @Field(() => String, {
    nullable: true,
    description: 'One or two sentences for lists and search engines, at most 300 characters. Null if there are none.',
  })
  @Property({ type: 'text' })
  summary: string = '';

  @Field(() => String, { description: 'The text in Markdown, at most 200,000 characters.' })
  @Property({ type: 'text' })
  body: string = '';

  @Field(() => String, {
    nullable: true,
    description: 'The path of the cover picture on this site. Null if there is none.',
  })
  @Property({ type: 'text', nullable: true })
  cover: string | null = null;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The day on which a person last checked that the text is still true. Null if that is not known.',
  })
  @Property({ type: 'date', nullable: true })
  reviewedOn: string | null = null;
}

/**
 * The database row and the GraphQL type. A column is private unless it has @Field. The EntityManager loads lazy columns
 * only if a query names them.
 */
@Extensions({ scope: 'CONTENT_READ' })
@ObjectType({ implements: Node, description: 'An article of the Resources pages.' })
@Entity({ tableName: 'article' })
@Index({
  name: 'article_live',
  properties: ['status', 'sortAt', 'id'],
  columns: [{ name: 'status' }, { name: 'sortAt', sort: 'DESC' }, { name: 'id', sort: 'DESC' }],
})
@Index({
  name: 'article_by_age',
  properties: ['sortAt', 'id'],
  columns: [
    { name: 'sortAt', sort: 'DESC' },
    { name: 'id', sort: 'DESC' },
  ],
})
@Index({
  name: 'article_of_category',
  properties: ['category', 'status', 'sortAt', 'id'],
  columns: [{ name: 'category' }, { name: 'status' }, { name: 'sortAt', sort: 'DESC' }, { name: 'id' }],
})
@Index({ name: 'article_in_trash', properties: ['deletedAt'], where: 'deleted_at IS NOT NULL' })
@Index({ name: 'article_to_end', properties: ['unpublishAt'], where: 'unpublish_at IS NOT NULL' })
@Index({ name: 'article_search', properties: ['search'], type: 'gin' })
@Index({ name: 'article_search_terms', properties: ['searchTerms'], type: 'gin' })
@Unique({ name: 'article_slug_unique', properties: ['slug'], where: 'deleted_at IS NULL' })
@Check({ name: 'article_draft_has_no_end', expression: "(unpublish_at IS NULL) OR (status <> 'DRAFT'::text)" })
@Check({ name: 'article_trash_is_draft', expression: "(deleted_at IS NULL) OR (status = 'DRAFT'::text)" })
export class Article extends ArticleText implements Omit<ArticleFields, 'categoryId'> {
  [EntityName]?: 'Article';

  [OptionalProps]?:
    | 'id'
    | 'summary'
    | 'body'
    | 'bodyHtml'
    | 'bodyTree'
    | 'isNoindex'
    | 'readingMinutes'
    | 'renderVersion'
    | 'status'
    | 'version'
    | 'createdAt'
    | 'updatedAt';

  @Field(() => ID, { description: 'Opaque id, which starts with `art_`.' })
  @PrimaryKey({ type: 'text' })
  id: string = newArticleId();

  @Field(() => String, { description: 'The name in URLs: the article is at `/resources/{slug}`.' })
  /** Unique among articles that are not in the trash, see api/database/0180-baseline.sql. */
  @Property({ type: 'text' })
  slug!: string;

  /** Declared again for its cost: lists of articles can show the text of each. */
  @Extensions({ cost: points.longText })
  @Field(() => String, { description: 'The text in Markdown, at most 200,000 characters.' })
  @Property({ type: 'text' })
  override body: string = '';

  /** Rendered from `body` by platform/markdown on every save, so that reading never renders. */
  @Extensions({ cost: points.longText })
  @Field(() => String, { description: 'The text as sanitized HTML.' })
  @Property({ type: 'text' })
  bodyHtml: string = '';

  @Extensions({ cost: points.longText })
  @Field(() => JsonMlScalar, {
    description: 'The text as JsonML, `[tag, attributes?, ...children]`, for clients that do not parse HTML.',
  })
  @Property({ type: 'json' })
  bodyTree: JsonMl[] = [];

  @Field(() => Int, { description: 'The estimated reading time in minutes, at least 1.' })
  @Property({ type: 'integer' })
  readingMinutes: number = 1;

  /** The version of the renderer that made `bodyHtml`. Rows of an older version are rendered again at startup. */
  @Property({ type: 'integer' })
  renderVersion: number = 0;

  @Field(() => Int, {
    description:
      'The version of the text, from 1. Each change increases it. Send it as `expectedVersion` to detect concurrent changes.',
  })
  @Property({ type: 'integer', defaultRaw: '1' })
  version: number = 1;

  @Field(() => ArticleStatus, { description: 'The status of the article.' })
  @Enum({ items: () => ArticleStatus, type: 'text' })
  status: ArticleStatus = ArticleStatus.DRAFT;

  @Field(() => Date, {
    nullable: true,
    description:
      'The date and time at which the article was or will be published. Null for drafts that were never scheduled.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  publishedAt: Date | null = null;

  /** For editors and administrators: the resolver returns null to other viewers. */
  @Property({ type: 'timestamptz', nullable: true })
  unpublishAt: Date | null = null;

  @Field(() => Date, {
    nullable: true,
    description:
      'The date and time at which the article was moved to the trash, which keeps it for 30 days. Null if it is not in the trash.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Date, { description: 'The date and time of the last change of the text.' })
  @Property({ type: 'timestamptz' })
  updatedAt: Date = new Date();

  @Field(() => Category, { nullable: true, description: 'The category of the article. Null if it has none.' })
  @ManyToOne(() => Category, { nullable: true, updateRule: 'cascade', deleteRule: 'restrict' })
  category: Category | null = null;

  @Property({ type: 'text' })
  authorName!: string;

  /** `publishedAt`, or infinity for a draft. Lists sort by it. */
  @Property({
    type: 'timestamptz',
    generated: "COALESCE(published_at, 'infinity'::timestamp with time zone) stored",
    lazy: true,
  })
  sortAt?: Date;

  @Property({
    type: 'tsvector',
    generated:
      "((setweight(to_tsvector('site_text'::regconfig, title), 'A'::\"char\") || setweight(to_tsvector('site_text'::regconfig, summary), 'B'::\"char\")) || setweight(to_tsvector('site_text'::regconfig, body), 'C'::\"char\")) stored",
    lazy: true,
  })
  search?: string;

  /** What searches compare. A trigger computes it (api/content/search/sql/search-terms.sql). Only the former release reads `search`. */
  @Property({ type: 'tsvector', nullable: true, lazy: true })
  searchTerms?: string;
}

export const ArticlePermissions = createPermissions(
  'Article',
  'an article. All are false for visitors and investors.',
  {
    update: 'change the article, save a draft of it and lock it',
    publish: 'publish or schedule the article, or its draft',
    unpublish: 'return the published or scheduled article to draft',
    delete: 'move the article to the trash',
    restore: 'restore the article from the trash',
    deletePermanently: 'delete the article in the trash permanently',
  },
);
export type ArticlePermissions = InstanceType<typeof ArticlePermissions>;
