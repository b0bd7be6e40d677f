import { Migration } from '@mikro-orm/migrations';

/** Other people's feeds, how they fare, and what came in with them. */
export class Migration0013Feeds extends Migration {
  override up(): void {
    this.addFeeds();
    this.addItems();
    this.addContentVersion();
  }

  private addFeeds(): void {
    this.addSql(`create table feed (
      id text primary key,
      url text not null unique,
      host text not null,
      title text not null default '',
      home_url text,
      status text not null default 'ACTIVE' check (status in ('ACTIVE', 'PAUSED', 'DISABLED')),
      added_by text references account (id) on delete set null,
      created_at timestamptz(3) not null default now(),
      last_tried_at timestamptz,
      last_fetched_at timestamptz,
      next_try_at timestamptz not null default now(),
      last_error text,
      failures integer not null default 0,
      etag text,
      last_modified text,
      last_new_at timestamptz,
      silence_told_at timestamptz,
      leased_until timestamptz
    )`);
    this.addSql('create index feed_by_age on feed (created_at desc, id desc)');
    this.addSql("create index feed_due on feed (next_try_at) where status = 'ACTIVE'");
    this.addSql('create index feed_by_host on feed (host)');
  }

  private addItems(): void {
    // Cursors carry milliseconds: with more in the column, a page could begin after rows nobody has seen. Unique by
    // what their feed calls them and, over all feeds, by where they lead: whoever repeats an item adds nothing.
    this.addSql(`create table feed_item (
      id text primary key,
      feed_id text not null references feed (id) on delete cascade,
      guid text not null,
      link text not null,
      link_key text not null unique,
      title text not null,
      summary text not null default '',
      published_at timestamptz(3) not null,
      status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'REJECTED')),
      created_at timestamptz not null default now(),
      reviewed_at timestamptz,
      unique (feed_id, guid)
    )`);
    this.addSql('create index feed_item_by_status on feed_item (status, published_at desc, id desc)');
    this.addSql('create index feed_item_of_feed on feed_item (feed_id, status, published_at desc, id desc)');
  }

  /** Row by row and not by statement: what waits for review, and how a feed fares, is nothing the public reads. */
  private addContentVersion(): void {
    const on = (event: string, table: string, name: string, condition: string) =>
      this.addSql(`create trigger ${name} after ${event} on ${table}
        for each row when (${condition}) execute function bump_content_version()`);
    on('insert', 'feed_item', 'feed_item_content_version_in', "new.status = 'ACCEPTED'");
    on('update', 'feed_item', 'feed_item_content_version', "'ACCEPTED' in (old.status, new.status)");
    on('delete', 'feed_item', 'feed_item_content_version_out', "old.status = 'ACCEPTED'");
    on(
      'update',
      'feed',
      'feed_content_version',
      '(old.title, old.home_url) is distinct from (new.title, new.home_url)',
    );
  }
}
