import { Migration } from '@mikro-orm/migrations';

/** Urgent notices: which article each one is, who put it up, and who took it down. */
export class Migration0012EmergencyArticles extends Migration {
  override up(): void {
    // The title is kept as it was published: the history outlives the article.
    this.addSql(`create table emergency_article (
      id text primary key,
      article_id text references article (id) on delete set null,
      title text not null,
      banner boolean not null,
      published_at timestamptz not null default now(),
      published_by text not null,
      ended_at timestamptz,
      ended_by text,
      replaced boolean not null default false
    )`);
    this.addSql('create index emergency_article_by_date on emergency_article (published_at desc, id desc)');
    this.addSql('create index emergency_article_of_article on emergency_article (article_id)');
    // At most one is in force.
    this.addSql('create unique index emergency_article_in_force on emergency_article ((true)) where ended_at is null');
    this.addSql(`create trigger emergency_article_content_version
      after insert or update or delete or truncate on emergency_article
      for each statement execute function bump_content_version()`);
  }
}
