import { Migration } from '@mikro-orm/migrations';

const READINGS = `union all select t.document_id, t.version_id::integer
          from reading_trace t where t.account_id = viewer and t.page is null`;
const EARLIER = `
        union all select k.document_id, k.read_version
          from earlier_reading k where k.account_id = viewer`;

/**
 * When old rows were removed, and which versions of documents people read before. The new column of `feed_item` has one
 * default for all rows, so no row is written: the table is locked for a moment (ACCESS EXCLUSIVE). Nothing else is locked.
 */
export class Migration0178Retention extends Migration {
  override up(): void {
    this.addSql(`create table retention_run (
      noun text primary key,
      night date not null,
      started_at timestamptz not null default now(),
      ended_at timestamptz,
      removed integer not null default 0
    )`);
    // The newest version that a person was sent and read, from readings that were removed.
    this.addSql(`create table earlier_reading (
      account_id text not null references account on delete cascade,
      document_id text not null references document on delete cascade,
      sent_version integer,
      read_version integer,
      primary key (account_id, document_id)
    )`);
    this.addSql('create index earlier_reading_of_document on earlier_reading (document_id)');
    // The last time at which the feed listed the item.
    this.addSql('alter table feed_item add listed_at timestamptz not null default now()');
    this.addSql(`do $$
      declare
        former text := pg_get_functiondef('data_room(text, boolean)'::regprocedure);
        newer text := replace(former, $one$${READINGS}$one$, $two$${READINGS}${EARLIER}$two$);
      begin
        if newer = former then raise exception 'data_room has another definition'; end if;
        execute newer;
      end $$`);
  }
}
