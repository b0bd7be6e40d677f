import { Migration } from '@mikro-orm/migrations';

/** Page views, counted without knowing anybody: no address, no cookie, nothing that two rows of one person share. */
export class Migration0008Visits extends Migration {
  override up(): void {
    this.addSql(`create table visit (
      id bigint primary key generated always as identity,
      at timestamptz not null default now(),
      route text not null,
      path text not null,
      referrer text,
      release text not null,
      load_ms integer,
      fcp_ms integer,
      lcp_ms integer,
      inp_ms integer,
      cls real
    )`);
    this.addSql('create index visit_at on visit (at)');
  }
}
