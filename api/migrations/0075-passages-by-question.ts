import { Migration } from '@mikro-orm/migrations';

/** Finds the passages of a known question. */
export class Migration0075PassagesByQuestion extends Migration {
  override up(): void {
    this.addSql('create index passage_questions on passage using gin (questions)');
  }
}
