import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { idsOf } from '../platform/ids.ts';
import { Node } from '../platform/node.ts';

export enum FeedItemStatus {
  PENDING = 'PENDING',
  ACCEPTED = 'ACCEPTED',
  REJECTED = 'REJECTED',
}
registerEnumType(FeedItemStatus, { name: 'FeedItemStatus', description: 'What an admin decided on an item.' });

export const newFeedItemId = idsOf('item', 'FeedItem');

@ObjectType({ description: 'Where an item comes from.' })
export class FeedSource {
  @Field(() => String, { description: 'Name of the feed.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Its page.' })
  url!: string | null;
}

@ObjectType({ implements: Node, description: 'Something to read elsewhere, from somebody else’s feed.' })
@Entity({ tableName: 'feed_item' })
export class FeedItem {
  [OptionalProps]?: 'id' | 'summary' | 'author' | 'status' | 'source';

  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryKey({ type: 'text' })
  id: string = newFeedItemId();

  @Property({ type: 'text' })
  feedId!: string;

  /** What its feed calls it. */
  @Property({ type: 'text' })
  guid!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The URL of the item on its own site, http or https. Null for an item whose feed gives no link; its summary is all there is to read.',
  })
  @Property({ type: 'text', nullable: true })
  link!: string | null;

  /** The link without what tells nothing apart; the same in two feeds is the same item. */
  @Property({ type: 'text', nullable: true })
  linkKey!: string | null;

  @Field(() => String, { description: 'Title, plain text.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'Summary, plain text; may be empty.' })
  @Property({ type: 'text' })
  summary: string = '';

  @Field(() => String, { description: 'The name of the author, as plain text. Empty where the feed names nobody.' })
  @Property({ type: 'text' })
  author: string = '';

  @Field(() => Date, { description: 'When it was published, as its feed says.' })
  @Property({ type: 'timestamptz' })
  publishedAt!: Date;

  @Field(() => FeedItemStatus, { description: 'What was decided on it.' })
  @Property({ type: 'text' })
  status: FeedItemStatus = FeedItemStatus.PENDING;

  @Field(() => FeedSource, { description: 'Where it comes from.' })
  source?: FeedSource;
}
