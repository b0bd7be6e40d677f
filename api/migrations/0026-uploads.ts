import { Migration } from '@mikro-orm/migrations';

/** When an upload that waits is examined next: whoever examines it moves that on, so that nobody else does it, too. */
export class Migration0026Uploads extends Migration {
  override up(): void {
    this.addSql(`alter table upload add column examine_at timestamptz not null default now() + interval '5 minutes'`);
    this.addSql("create index upload_waiting on upload (examine_at) where status = 'QUARANTINED'");
  }
}
