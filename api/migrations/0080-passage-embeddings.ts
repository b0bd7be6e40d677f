import { Migration } from '@mikro-orm/migrations';

/** Embeddings of the texts of public passages, by the model that made them. */
export class Migration0080PassageEmbeddings extends Migration {
  override up(): void {
    this.addSql(`create table passage_embedding (
      model text not null,
      text_hash text not null,
      embedding real[] not null,
      primary key (model, text_hash)
    )`);
  }
}
