import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'page_text' })
export class PageText {
  [EntityName]?: 'PageText';

  @PrimaryKey({ type: 'text' })
  path!: string;

  @Property({ type: 'text' })
  hash!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  changedAt!: Date;

  @Property({ type: 'text', defaultRaw: "''" })
  build!: string;
}
