import { EntityName } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'passage_word' })
@Index({ name: 'passage_word_alike', properties: ['word'], type: 'gist' })
export class PassageWord {
  [EntityName]?: 'PassageWord';

  @PrimaryKey({ type: 'text' })
  word!: string;

  @Property({ type: 'integer' })
  passages!: number;
}
