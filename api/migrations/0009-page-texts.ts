import { Migration } from '@mikro-orm/migrations';

/** When the words of each page of the site last changed, for the site map. */
export class Migration0009PageTexts extends Migration {
  override up(): void {
    this.addSql(`create table page_text (
      path text primary key,
      hash text not null,
      changed_at timestamptz not null default now()
    )`);
  }
}
