import { Migration } from '@mikro-orm/migrations';

/** What running servers report, and the alerts that were mailed. New tables; nothing is locked. */
export class Migration0174ServerStatus extends Migration {
  override up(): void {
    this.addSql(`create table server_status (
      id text not null primary key,
      host text not null,
      release text not null,
      started_at timestamptz not null,
      seen_at timestamptz not null,
      jobs jsonb not null,
      slow_statements jsonb not null,
      disk_free_bytes double precision,
      disk_bytes double precision
    )`);
    this.addSql(`create table status_alert (
      kind text not null primary key,
      created_at timestamptz not null default now()
    )`);
  }
}
