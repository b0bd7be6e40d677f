import { Migration } from '@mikro-orm/migrations';

/**
 * Links with which anyone reads the draft of an article. A new table; its foreign keys lock `article` and `account`
 * (SHARE ROW EXCLUSIVE) for a moment.
 */
export class Migration0165PreviewLinks extends Migration {
  override up(): void {
    this.addSql(`create table article_preview_link (
      id text not null primary key,
      token_hash bytea not null,
      article_id text not null references article on delete cascade,
      account_id text references account on delete set null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`);
    this.addSql('create unique index article_preview_link_token on article_preview_link (token_hash)');
    this.addSql('create index article_preview_link_of_article on article_preview_link (article_id)');
  }
}
