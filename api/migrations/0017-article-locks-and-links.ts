import { Migration } from '@mikro-orm/migrations';

/** Who has an article open for writing, and which articles link to which. */
export class Migration0017ArticleLocksAndLinks extends Migration {
  override up(): void {
    // A courtesy among admins: it runs out by itself and refuses no save.
    this.addSql(`create table article_lock (
      article_id text primary key references article (id) on delete cascade,
      key text not null,
      holder text not null,
      since timestamptz not null default now(),
      seen_at timestamptz not null default now()
    )`);
    // Filled as texts are saved, and for those that are there already when they are rendered anew at the next start.
    this.addSql(`create table article_link (
      article_id text not null references article (id) on delete cascade,
      slug text not null,
      target_id text references article (id) on delete set null,
      primary key (article_id, slug)
    )`);
    this.addSql('create index article_link_to on article_link (target_id)');
    this.addSql('create index article_link_by_slug on article_link (slug)');
  }
}
