import { EntityName } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'portal_passage' })
export class PortalPassage {
  [EntityName]?: 'PortalPassage';

  @Enum({ items: ['DOCUMENT', 'UPDATE', 'QUESTION', 'EVENT'], type: 'text', primary: true })
  kind!: 'DOCUMENT' | 'UPDATE' | 'QUESTION' | 'EVENT';

  @PrimaryKey({ type: 'text' })
  sourceId!: string;

  @PrimaryKey({ type: 'integer' })
  position!: number;

  @Property({ type: 'integer', nullable: true })
  version!: number | null;

  @Property({ type: 'integer', nullable: true })
  page!: number | null;

  @Enum({ items: ['OWN', 'SHARED'], type: 'text', nullable: true })
  audience!: 'OWN' | 'SHARED' | null;

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

  @Property({ type: 'json' })
  sentenceWords!: string[][];

  @Property({ type: 'text[]' })
  headingWords!: string[];

  @Property({ type: 'text[]' })
  titleWords!: string[];
}
