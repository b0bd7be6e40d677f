import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { idsOf } from '../platform/ids.ts';
import { Node } from '../platform/node.ts';

export enum FeedStatus {
  ACTIVE = 'ACTIVE',
  PAUSED = 'PAUSED',
  DISABLED = 'DISABLED',
}
registerEnumType(FeedStatus, {
  name: 'FeedStatus',
  description: 'Whether a feed is read: yes, not by an admin’s wish, or no more because it failed too often.',
});

export const newFeedId = idsOf('feed', 'Feed');

@ObjectType({ implements: Node, description: 'Somebody else’s feed, read by this site.' })
@Entity({ tableName: 'feed' })
export class Feed {
  [OptionalProps]?: Exclude<keyof Feed, 'url' | 'host' | typeof OptionalProps>;

  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryKey({ type: 'text' })
  id: string = newFeedId();

  @Field(() => String, { description: 'Address it is read at.' })
  @Property({ type: 'text' })
  url!: string;

  /** With the port: one fetch at a time for each. */
  @Property({ type: 'text' })
  host!: string;

  @Field(() => String, { description: 'Its name, its own or an admin’s; its host until it has one.' })
  @Property({ type: 'text' })
  title: string = '';

  @Field(() => String, { nullable: true, description: 'The page that it belongs to.' })
  @Property({ type: 'text', nullable: true })
  homeUrl: string | null = null;

  @Field(() => FeedStatus, { description: 'Whether it is read.' })
  @Property({ type: 'text' })
  status: FeedStatus = FeedStatus.ACTIVE;

  /** Who is told when it fails. */
  @Property({ type: 'text', nullable: true })
  addedBy: string | null = null;

  @Field(() => Date, { description: 'When it was added.' })
  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Date, { nullable: true, description: 'When it was last read well; null where it never was.' })
  @Property({ type: 'timestamptz', nullable: true })
  lastFetchedAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When it is read next; null while it is not read at all.' })
  @Property({ type: 'timestamptz', nullable: true })
  nextTryAt: Date | null = new Date();

  @Field(() => Boolean, { description: 'Whether it is about to be read, or is being read now.' })
  due?: boolean;

  @Field(() => String, { nullable: true, description: 'Why it could not be read the last time; null where it could.' })
  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;

  @Field(() => Int, { description: 'How often in a row it could not be read.' })
  @Property({ type: 'integer' })
  failures: number = 0;
}
