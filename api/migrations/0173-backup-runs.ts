import { Migration } from '@mikro-orm/migrations';

/** The nightly backups. A new table; nothing is locked. */
export class Migration0173BackupRuns extends Migration {
  override up(): void {
    this.addSql(`create table backup_run (
      night date not null primary key,
      started_at timestamptz not null,
      ended_at timestamptz,
      leased_until timestamptz not null,
      attempts integer not null default 1,
      file_name text,
      byte_size double precision,
      error text
    )`);
  }
}
