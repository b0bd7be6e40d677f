import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { User } from '#api/accounts/users/user.entity.ts';
import { makeIdFactory, Node } from '#api/platform/node.ts';
import { UrlScalar } from '#api/platform/graphql/scalars.ts';
import { createEnum, createPermissions } from '#api/platform/graphql/types.ts';

export const FeedStatus = createEnum('FeedStatus', 'The status of a feed.', {
  ACTIVE: 'The site reads the feed regularly.',
  PAUSED: 'An editor or administrator paused the feed.',
  DISABLED: 'The site stopped reading the feed after ten failures in a row, or because it was removed.',
});
export type FeedStatus = keyof typeof FeedStatus;

export const newFeedId = makeIdFactory('feed', 'Feed');

@ObjectType({
  implements: Node,
  description: 'An RSS, Atom or JSON feed of another site. For editors and administrators.',
})
@Entity({ tableName: 'feed' })
@Index({
  name: 'feed_by_age',
  properties: ['createdAt', 'id'],
  columns: [
    { name: 'createdAt', sort: 'DESC' },
    { name: 'id', sort: 'DESC' },
  ],
})
@Index({ name: 'feed_by_host', properties: ['host'] })
@Index({ name: 'feed_due', properties: ['nextTryAt'], where: "status = 'ACTIVE'::text" })
@Unique({ name: 'feed_url_key', properties: ['url'] })
export class Feed {
  [EntityName]?: 'Feed';

  [OptionalProps]?: Exclude<keyof Feed, 'url' | 'host' | typeof OptionalProps>;

  @Field(() => ID, { description: 'Opaque id, which starts with `feed_`.' })
  @PrimaryKey({ type: 'text' })
  id: string = newFeedId();

  @Field(() => UrlScalar, { description: 'The absolute URL of the feed.' })
  @Property({ type: 'text' })
  url!: string;

  /** The host name with the port. Only one request at a time goes to each host. */
  @Property({ type: 'text' })
  host!: string;

  @Field(() => String, {
    description:
      'The name that readers see: set by an editor or administrator, or the title of the feed, or its host before the first read.',
  })
  @Property({ type: 'text', defaultRaw: "''" })
  title: string = '';

  @Field(() => UrlScalar, {
    nullable: true,
    description: 'The absolute URL of the site that the feed belongs to. Null if the feed names none.',
  })
  @Property({ type: 'text', nullable: true })
  homeUrl: string | null = null;

  @Field(() => FeedStatus, { description: 'The status of the feed.' })
  @Enum({ items: () => FeedStatus, type: 'text', default: FeedStatus.ACTIVE })
  status: FeedStatus = FeedStatus.ACTIVE;

  /** The account that is notified of failures. */
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'added_by', nullable: true })
  addedBy: string | null = null;

  @Field(() => Date, { description: 'The date and time at which the feed was added.' })
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Field(() => Date, {
    nullable: true,
    description: 'The date and time of the last successful read. Null before the first one.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  lastFetchedAt: Date | null = null;

  @Field(() => Date, {
    nullable: true,
    description: 'The date and time of the next read. Null for feeds that are paused or disabled.',
  })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  nextTryAt: Date | null = new Date();

  @Field(() => Boolean, { description: 'True if the next read is due and starts within seconds.' })
  isDue?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The reason of the last failure, as a sentence. Null if the last read succeeded.',
  })
  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;

  @Field(() => Int, { name: 'failureCount', description: 'The number of failed reads since the last successful one.' })
  @Property({ type: 'integer', defaultRaw: '0' })
  failures: number = 0;

  @Property({ type: 'timestamptz', nullable: true })
  lastTriedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  etag: string | null = null;

  @Property({ type: 'text', nullable: true })
  lastModified: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  lastNewAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  silenceToldAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  leasedUntil: Date | null = null;

  @Field(() => Int, {
    description:
      'The version of the feed. Each change of its name or status by a person increases it. Send it as `expectedVersion` to detect concurrent changes.',
  })
  @Property({ type: 'integer', defaultRaw: '1' })
  version: number = 1;
}

export const FeedPermissions = createPermissions('Feed', 'a feed.', {
  update: 'rename, pause and resume the feed',
  refresh: 'request the next read of the feed within moments',
  delete: 'delete the feed with its items',
});
export type FeedPermissions = InstanceType<typeof FeedPermissions>;
