import { Migration } from '@mikro-orm/migrations';

/** The stems of questions that passages of pages are known to answer. All pages are split again. */
export class Migration0062PassageQuestions extends Migration {
  override up(): void {
    this.addSql(`alter table passage add column question_words jsonb not null default '[]'`);
    this.addSql('delete from passage_build');
  }
}
