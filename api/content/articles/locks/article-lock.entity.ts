import { EntityName } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Article } from '../article.entity.ts';
import { Field, ObjectType } from 'type-graphql';
import { Person } from '#api/platform/person.ts';

@ObjectType({
  description:
    'The lock of an article that is open in an editor. It expires after two minutes without renewal and does not prevent saving.',
})
export class ArticleLock {
  @Field(() => Boolean, { description: 'True if the lock is held under the key of the request.' })
  isOwn!: boolean;

  @Field(() => Person, { description: 'The editor or administrator who holds the lock.' })
  holder!: Person;

  @Field(() => Date, { description: 'The date and time at which the holder took the lock.' })
  lockedAt!: Date;
}

@Entity({ tableName: 'article_lock' })
export class ArticleLockRow {
  [EntityName]?: 'ArticleLock';

  @ManyToOne(() => Article, {
    primary: true,
    mapToPk: true,
    fieldName: 'article_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  articleId!: string;

  @Property({ type: 'text' })
  key!: string;

  @Property({ type: 'text' })
  holder!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  since!: Date;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  seenAt!: Date;

  @Property({ type: 'text' })
  accountId!: string;
}
