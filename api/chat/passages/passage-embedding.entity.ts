import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

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
