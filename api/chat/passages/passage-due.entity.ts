import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'passage_due' })
export class PassageDue {
  [EntityName]?: 'PassageDue';

  @PrimaryKey({ type: 'text' })
  kind!: 'PAGE' | 'ARTICLE' | 'CASE_STUDY';

  @PrimaryKey({ type: 'text' })
  sourceId!: string;

  @Property({ type: 'integer', defaultRaw: '1' })
  changes!: number;
}
