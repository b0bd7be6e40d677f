import { Migration } from '@mikro-orm/migrations';

/** Stores the questions that a passage is known to answer as text, because their spelling is compared too. All pages are split again. */
export class Migration0071PassageQuestionTexts extends Migration {
  override up(): void {
    this.addSql(`alter table passage add column questions text[] not null default '{}'`);
    this.addSql('delete from passage_build');
  }
}
