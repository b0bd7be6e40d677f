import { Migration } from '@mikro-orm/migrations';

/**
 * Texts that wait over an article's own. A table apart: no query that serves visitors reads it, so none can let one
 * slip, and saving a draft empties no page cache.
 */
export class Migration0015ArticleDrafts extends Migration {
  override up(): void {
    this.addSql(`create table article_draft (
      article_id text primary key references article (id) on delete cascade,
      version integer not null,
      slug text not null,
      title text not null,
      summary text not null,
      body text not null,
      category_id text references category (id) on update cascade on delete set null,
      cover text,
      saved_at timestamptz not null default now(),
      saved_by text
    )`);
    this.addSql('alter table article_version add column draft boolean not null default false');
  }
}
