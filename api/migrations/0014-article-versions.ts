import { Migration } from '@mikro-orm/migrations';

/** Every text an article had, and a number that rises with each, so that nobody overwrites what they have not seen. */
export class Migration0014ArticleVersions extends Migration {
  override up(): void {
    this.addSql('alter table article add column version integer not null default 1');
    this.addSql(`create table article_version (
      article_id text not null references article (id) on delete cascade,
      version integer not null,
      title text not null,
      summary text not null,
      body text not null,
      saved_at timestamptz not null,
      saved_by text,
      primary key (article_id, version)
    )`);
  }
}
