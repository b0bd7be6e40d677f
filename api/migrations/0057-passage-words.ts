import { Migration } from '@mikro-orm/migrations';

/**
 * The stems of each sentence, of the heading and of the title, so that a question does not stem its candidates again.
 * All sources are cut again.
 */
export class Migration0057PassageWords extends Migration {
  override up(): void {
    this.addSql('delete from passage');
    this.addSql(`alter table passage
      add column sentence_words jsonb not null default '[]',
      add column heading_words text[] not null default '{}',
      add column title_words text[] not null default '{}'`);
    this.addSql('delete from passage_build');
    this.addSql(`insert into passage_due as due (kind, source_id)
      select 'ARTICLE', id from article union all select 'CASE_STUDY', id from case_study
      on conflict (kind, source_id) do update set changes = due.changes + 1`);
  }
}
