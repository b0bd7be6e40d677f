import { Migration } from '@mikro-orm/migrations';

/** Articles and categories, accounts, and the content version that tells every page cache when to let go. */
export class Migration0001Articles extends Migration {
  override up(): void {
    this.addSql(`create table category (
      id text primary key,
      name text not null,
      slug text not null constraint category_slug_unique unique,
      description text not null,
      position integer not null
    )`);
    this.addSql(`create table article (
      id text primary key,
      slug text not null constraint article_slug_unique unique,
      title text not null,
      summary text not null,
      body text not null,
      body_html text not null,
      body_tree jsonb not null,
      reading_minutes integer not null,
      render_version integer not null,
      status text not null check (status in ('DRAFT', 'SCHEDULED', 'PUBLISHED')),
      published_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      category_id text references category (id) on update cascade on delete restrict,
      author_name text not null,
      cover text,
      sort_at timestamptz not null generated always as (coalesce(published_at, 'infinity'::timestamptz)) stored,
      search tsvector not null generated always as (
        setweight(to_tsvector('english', title), 'A') ||
        setweight(to_tsvector('english', summary), 'B') ||
        setweight(to_tsvector('english', body), 'C')) stored
    )`);
    // Lists walk these backwards from a cursor; the category's own copy keeps a filtered list as cheap as the whole.
    this.addSql('create index article_live on article (status, sort_at desc, id desc)');
    this.addSql('create index article_of_category on article (category_id, status, sort_at desc, id desc)');
    this.addSql('create index article_search on article using gin (search)');
    this.addSql(`create table account (
      id text primary key,
      username text not null,
      username_key text not null constraint account_username_key_unique unique,
      email text not null,
      email_key text not null constraint account_email_key_unique unique,
      name text not null,
      company text,
      reason text not null,
      roles text[] not null,
      status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED')),
      password_hash text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);
    this.addSql('create table seed_run (name text primary key, at timestamptz not null default now())');
    this.addContentVersion();
  }

  /** A trigger and not the services bumps the version, so no way of writing, by hand or by import, is forgotten. */
  private addContentVersion(): void {
    this.addSql(
      `create table content_version (one boolean primary key default true check (one), version bigint not null)`,
    );
    this.addSql('insert into content_version (version) values (1)');
    this.addSql(`create function bump_content_version() returns trigger language plpgsql as $$
      declare current bigint;
      begin
        update content_version set version = version + 1 returning version into current;
        perform pg_notify('content_version', current::text);
        return null;
      end $$`);
    for (const table of ['article', 'category']) {
      this.addSql(`create trigger ${table}_content_version after insert or update or delete or truncate on ${table}
        for each statement execute function bump_content_version()`);
    }
  }
}
