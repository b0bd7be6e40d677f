import { EntityName } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'search_word' })
@Index({ name: 'search_word_alike', properties: ['word'], type: 'gist' })
@Index({ name: 'search_word_known', properties: ['word'] })
export class SearchWord {
  [EntityName]?: 'SearchWord';

  @PrimaryKey({ type: 'text' })
  word!: string;
}
