import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

// All of these rows are made from articles, pages, documents and other sources, and can be made again.

/** A part of the public site that can be quoted. */
@Entity({ tableName: 'passage' })
@Index({ name: 'passage_search', properties: ['search'], type: 'gin' })
@Index({ name: 'passage_search_terms', properties: ['searchTerms'], type: 'gin' })
@Index({ name: 'passage_questions', properties: ['questions'], type: 'gin' })
export class Passage {
  [EntityName]?: 'Passage';

  [OptionalProps]?: 'questions' | 'search' | 'searchTerms';

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

  /** Questions that the passage is known to answer. */
  @Property({ type: 'text[]', defaultRaw: "'{}'" })
  questions!: string[];

  @Property({
    type: 'tsvector',
    generated:
      "(((setweight(to_tsvector('site_text'::regconfig, heading), 'A'::\"char\") || setweight(to_tsvector('site_text'::regconfig, title), 'B'::\"char\")) || setweight(to_tsvector('site_text'::regconfig, join_sentences(sentences)), 'C'::\"char\")) || setweight(to_tsvector('site_text'::regconfig, join_sentences(questions)), 'D'::\"char\")) stored",
  })
  search!: string;

  /** What searches compare. A trigger computes it (api/content/search/sql/search-terms.sql). Only the former release reads `search`. */
  @Property({ type: 'tsvector', nullable: true })
  searchTerms!: string;
}

/** A part of the portal that can be quoted, which only some investors may read. */
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

  @Property({
    type: 'tsvector',
    generated:
      "((setweight(to_tsvector('site_text'::regconfig, heading), 'A'::\"char\") || setweight(to_tsvector('site_text'::regconfig, title), 'B'::\"char\")) || setweight(to_tsvector('site_text'::regconfig, join_sentences(sentences)), 'C'::\"char\")) stored",
  })
  search!: string;

  /** What searches compare. A trigger computes it (api/content/search/sql/search-terms.sql). Only the former release reads `search`. */
  @Property({ type: 'tsvector', nullable: true })
  searchTerms!: string;
}

/** A public source that changed since its passages were made. */
@Entity({ tableName: 'passage_due' })
export class PassageDue {
  [EntityName]?: 'PassageDue';

  @PrimaryKey({ type: 'text' })
  kind!: 'PAGE' | 'ARTICLE' | 'CASE_STUDY';

  @PrimaryKey({ type: 'text' })
  sourceId!: string;

  @Property({ type: 'integer', defaultRaw: '1' })
  changes!: number;

  @Property({ type: 'timestamptz', defaultRaw: "'-infinity'" })
  claimedUntil!: Date;
}

/** A source of the portal that changed since its passages were made. */
@Entity({ tableName: 'portal_passage_due' })
export class PortalPassageDue {
  [EntityName]?: 'PortalPassageDue';

  @PrimaryKey({ type: 'text' })
  kind!: 'DOCUMENT' | 'UPDATE' | 'QUESTION' | 'EVENT';

  @PrimaryKey({ type: 'text' })
  sourceId!: string;

  @Property({ type: 'integer', defaultRaw: '1' })
  changes!: number;

  @Property({ type: 'timestamptz', defaultRaw: "'-infinity'" })
  claimedUntil!: Date;
}

/** The build whose pages were marked as due. */
@Entity({ tableName: 'passage_build' })
@Check({ name: 'passage_build_one_check', expression: 'one' })
export class PassageBuild {
  [EntityName]?: 'PassageBuild';

  @PrimaryKey({ type: 'boolean', defaultRaw: 'true' })
  one!: boolean;

  @Property({ type: 'text' })
  build!: string;
}

/** A vector of the embedding model for the text of a public passage. Passages with the same text share it. */
@Entity({ tableName: 'passage_embedding' })
export class PassageEmbedding {
  [EntityName]?: 'PassageEmbedding';

  @PrimaryKey({ type: 'text' })
  model!: string;

  /** The SHA-256 hash of the text that was embedded, in hexadecimal digits. */
  @PrimaryKey({ type: 'text' })
  textHash!: string;

  /** A vector of length 1. */
  @Property({ type: 'real[]' })
  embedding!: number[];
}
