import { Migration } from '@mikro-orm/migrations';

/** Who asked for the whitepaper, with the consent they gave, and the links they were mailed. */
export class Migration0005Leads extends Migration {
  override up(): void {
    // Cursors carry milliseconds: with more in the column, a page could begin after rows nobody has seen.
    this.addSql(`create table lead (
      id text primary key,
      name text not null,
      email text not null,
      email_key text not null,
      company text not null,
      needs text not null,
      page text not null,
      referrer text,
      request_key text,
      proven boolean not null,
      consent_version text not null,
      consented_at timestamptz not null default now(),
      created_at timestamptz(3) not null default now(),
      downloads integer not null default 0,
      last_downloaded_at timestamptz
    )`);
    this.addSql('create index lead_by_age on lead (created_at desc, id desc)');
    this.addSql('create index lead_by_address on lead (email_key, created_at desc)');
    this.addSql(
      'create unique index lead_request_unique on lead (email_key, request_key) where request_key is not null',
    );
    // Only the hash of a link's secret is kept. One that has expired stays with its lead, so that it is told apart
    // from one that never was.
    this.addSql(`create table lead_link (
      token_hash bytea primary key,
      lead_id text not null references lead (id) on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`);
    this.addSql('create index lead_link_of on lead_link (lead_id)');
  }
}
