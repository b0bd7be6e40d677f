import { EntityName } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Article } from '../article.entity.ts';

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
