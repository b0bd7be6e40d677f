import { EntityName } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'passage' })
@Index({ name: 'passage_search', properties: ['search'], type: 'gin' })
@Index({ name: 'passage_questions', properties: ['questions'], type: 'gin' })
export class PassageRow {
  [EntityName]?: 'Passage';

  @Enum({ items: ['PAGE', 'ARTICLE', 'CASE_STUDY'], type: 'text', primary: true })
  kind!: 'PAGE' | 'ARTICLE' | 'CASE_STUDY';

  @PrimaryKey({ type: 'text' })
  sourceId!: string;

  @PrimaryKey({ type: 'integer' })
  position!: number;

  @Property({ type: 'text' })
  anchor!: string;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  heading!: string;

  @Property({ type: 'text[]' })
  sentences!: string[];

  @Property({ type: 'tsvector' })
  search!: string;

  @Property({ type: 'json', defaultRaw: "'[]'" })
  sentenceWords!: string[][];

  @Property({ type: 'text[]', defaultRaw: "'{}'" })
  headingWords!: string[];

  @Property({ type: 'text[]', defaultRaw: "'{}'" })
  titleWords!: string[];

  /** Questions that the passage is known to answer. */
  @Property({ type: 'text[]', defaultRaw: "'{}'" })
  questions!: string[];

  /** The stems of each of these questions. */
  @Property({ type: 'json', defaultRaw: "'[]'" })
  questionWords!: string[][];
}
