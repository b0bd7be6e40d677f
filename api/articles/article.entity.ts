import { OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { JsonMl } from '../../graphql/json-ml.ts';
import { points } from '../../graphql/limits.ts';
import { Category } from '../categories/category.entity.ts';
import { idsOf } from '../platform/ids.ts';
import { Node } from '../platform/node.ts';
import { JsonMlScalar } from '../platform/scalars.ts';

export enum ArticleStatus {
  DRAFT = 'DRAFT',
  SCHEDULED = 'SCHEDULED',
  PUBLISHED = 'PUBLISHED',
}
registerEnumType(ArticleStatus, {
  name: 'ArticleStatus',
  description: 'Where an article is on its way to readers.',
  valuesConfig: {
    DRAFT: { description: 'Seen by admins only.' },
    SCHEDULED: { description: 'Goes live at `publishedAt`.' },
    PUBLISHED: { description: 'Readable by everybody.' },
  },
});

@ObjectType({ description: 'Who signs an article: a desk or a person, by name only.' })
export class Author {
  @Field(() => String, { description: 'Name as shown.' })
  name!: string;
}

const newArticleId = idsOf('art', 'Article');

/**
 * The row and the GraphQL type in one: a column is private until it wears @Field. The database keeps two more columns
 * that no entity knows: `sort_at` (published_at, or infinity) and `search` (weighted words), see the migrations.
 */
@ObjectType({ implements: Node, description: 'An article of the Resources pages.' })
@Entity({ tableName: 'article' })
@Index({ name: 'article_live', properties: ['status', 'publishedAt', 'id'] })
export class Article {
  [OptionalProps]?:
    | 'id'
    | 'summary'
    | 'body'
    | 'bodyHtml'
    | 'bodyTree'
    | 'readingMinutes'
    | 'renderVersion'
    | 'status'
    | 'version'
    | 'createdAt'
    | 'updatedAt';

  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryKey({ type: 'text' })
  id: string = newArticleId();

  @Field(() => String, { description: 'Name in addresses: `/resources/{slug}`.' })
  /** Unique among what is not in the trash, see the migrations. */
  @Property({ type: 'text' })
  slug!: string;

  @Field(() => String, { description: 'Title, at most 120 characters.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'One or two sentences for lists and search engines.' })
  @Property({ type: 'text' })
  summary: string = '';

  @Extensions({ cost: points.longText })
  @Field(() => String, { description: 'The text as written, in Markdown.' })
  @Property({ type: 'text' })
  body: string = '';

  /** Made from `body` on every save by platform/markdown, so that reading never renders. */
  @Extensions({ cost: points.longText })
  @Field(() => String, { description: 'The text as sanitized HTML.' })
  @Property({ type: 'text' })
  bodyHtml: string = '';

  @Extensions({ cost: points.longText })
  @Field(() => JsonMlScalar, {
    description: 'The same text as JsonML (`[tag, attributes?, ...children]`), for readers that may not parse HTML.',
  })
  @Property({ type: 'json' })
  bodyTree: JsonMl[] = [];

  @Field(() => Int, { description: 'Minutes an unhurried reader takes, at least 1.' })
  @Property({ type: 'integer' })
  readingMinutes: number = 1;

  /** Which renderer made `bodyHtml`; rows of an older one are made anew at start. */
  @Property({ type: 'integer' })
  renderVersion: number = 0;

  @Field(() => Int, {
    description: 'Rises with each change of its text; hand it to `updateArticle` to be told of others.',
  })
  @Property({ type: 'integer' })
  version: number = 1;

  @Field(() => ArticleStatus, { description: 'Where it is on its way to readers.' })
  @Enum({ items: () => ArticleStatus, type: 'text' })
  status: ArticleStatus = ArticleStatus.DRAFT;

  @Field(() => Date, { nullable: true, description: 'When it went or will go live; null for a draft never planned.' })
  @Property({ type: 'timestamptz', nullable: true })
  publishedAt: Date | null = null;

  /** Asked for by admins, see the resolver. */
  @Property({ type: 'timestamptz', nullable: true })
  unpublishAt: Date | null = null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it went to the trash, which keeps it for 30 days; null for all others.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Date, { description: 'When the text last changed.' })
  @Property({ type: 'timestamptz' })
  updatedAt: Date = new Date();

  @Field(() => Category, { nullable: true, description: 'The subject it is filed under.' })
  @ManyToOne(() => Category, { nullable: true, deleteRule: 'restrict' })
  category: Category | null = null;

  @Property({ type: 'text' })
  authorName!: string;

  @Field(() => String, { nullable: true, description: 'Address of its cover picture.' })
  @Property({ type: 'text', nullable: true })
  cover: string | null = null;
}
