import { Migration } from '@mikro-orm/migrations';

/** Where imported articles come from: which posts they were, and the paths that they had on the old site. */
export class Migration0052ImportedPosts extends Migration {
  override up(): void {
    this.addSql(`create table imported_post (
      source text primary key check (length(source) between 1 and 1000),
      article_id text not null references article (id) on delete cascade,
      created_at timestamptz not null default now()
    )`);
    this.addSql('create index imported_post_of_article on imported_post (article_id)');
    this.addSql(`create table article_former_path (
      path text primary key check (path ~ '^/.' and length(path) <= 500),
      article_id text not null references article (id) on delete cascade,
      created_at timestamptz not null default now()
    )`);
    this.addSql('create index article_former_path_of_article on article_former_path (article_id)');
  }
}
