import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { makeIdFactory, Node } from '#api/platform/node.ts';
import { Feed } from './feed.entity.ts';
import { UrlScalar } from '#api/platform/graphql/scalars.ts';
import { createEnum } from '#api/platform/graphql/types.ts';

export const FeedItemStatus = createEnum(
  'FeedItemStatus',
  'The decision of an editor or administrator on a feed item.',
  {
    PENDING: 'No editor or administrator has decided yet. Visitors do not see the item.',
    ACCEPTED: 'The item is published on the Resources page.',
    REJECTED: 'The item is not published.',
  },
);
export type FeedItemStatus = keyof typeof FeedItemStatus;

export const newFeedItemId = makeIdFactory('item', 'FeedItem');

@ObjectType({ description: 'The feed of an item, as visitors see it.' })
export class FeedSource {
  @Field(() => String, { description: 'The name of the feed.' })
  title!: string;

  @Field(() => UrlScalar, {
    nullable: true,
    description: 'The absolute URL of the site that the feed belongs to. Null if the feed names none.',
  })
  url!: string | null;
}

@ObjectType({ implements: Node, description: 'An entry of a feed of another site.' })
@Entity({ tableName: 'feed_item' })
@Index({ name: 'feed_item_by_link_key', properties: ['linkKey'] })
@Index({
  name: 'feed_item_by_status',
  properties: ['status', 'publishedAt', 'id'],
  columns: [{ name: 'status' }, { name: 'publishedAt', sort: 'DESC' }, { name: 'id', sort: 'DESC' }],
})
@Unique({ name: 'feed_item_feed_id_guid_key', properties: ['feedId', 'guid'] })
@Index({
  name: 'feed_item_of_feed',
  properties: ['feedId', 'status', 'publishedAt', 'id'],
  columns: [{ name: 'feedId' }, { name: 'status' }, { name: 'publishedAt', sort: 'DESC' }, { name: 'id' }],
})
export class FeedItem {
  [EntityName]?: 'FeedItem';

  [OptionalProps]?: 'id' | 'summary' | 'author' | 'status' | 'source';

  @Field(() => ID, { description: 'Opaque id, which starts with `item_`.' })
  @PrimaryKey({ type: 'text' })
  id: string = newFeedItemId();

  @ManyToOne(() => Feed, { mapToPk: true, fieldName: 'feed_id', deleteRule: 'cascade' })
  feedId!: string;

  /** The id of the item in its feed. */
  @Property({ type: 'text' })
  guid!: string;

  @Field(() => UrlScalar, {
    name: 'url',
    nullable: true,
    description: 'The URL of the item on its own site. Null if the feed gives none.',
  })
  @Property({ type: 'text', nullable: true })
  link!: string | null;

  /** The link without the parts that do not distinguish items. The same key in two feeds means the same item. */
  @Property({ type: 'text', nullable: true })
  linkKey!: string | null;

  @Field(() => String, { description: 'The title, as plain text.' })
  @Property({ type: 'text' })
  title!: string;

  /** '' in the row if there is none. */
  @Field(() => String, { nullable: true, description: 'The summary, as plain text. Null if the feed gives none.' })
  @Property({ type: 'text', defaultRaw: "''" })
  summary: string = '';

  /** '' in the row if there is none. */
  @Field(() => String, {
    nullable: true,
    description: 'The name of the author, as plain text. Null if the feed names no author.',
  })
  @Property({ type: 'text', defaultRaw: "''" })
  author: string = '';

  @Field(() => Date, { description: 'The date and time of publication, as given by the feed.' })
  @Property({ type: 'timestamptz', length: 3 })
  publishedAt!: Date;

  @Field(() => FeedItemStatus, { description: 'The decision of an editor or administrator.' })
  @Enum({ items: () => FeedItemStatus, type: 'text', default: FeedItemStatus.PENDING })
  status: FeedItemStatus = FeedItemStatus.PENDING;

  @Field(() => FeedSource, { description: 'The feed of the item.' })
  source?: FeedSource;

  @Property({ type: 'timestamptz', defaultRaw: 'now()', lazy: true })
  createdAt?: Date;

  @Property({ type: 'timestamptz', nullable: true, lazy: true })
  reviewedAt?: Date | null;

  /** The last time at which the feed listed the item, to within a day. */
  @Property({ type: 'timestamptz', defaultRaw: 'now()', lazy: true })
  listedAt?: Date;
}
