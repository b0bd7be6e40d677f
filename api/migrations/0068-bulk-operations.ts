import { Migration } from '@mikro-orm/migrations';

/** Exports that run in the background. Their files are in the storage, in parts. */
export class Migration0068BulkOperations extends Migration {
  override up(): void {
    // `cursor` is the last item that is in the parts, and `position` the newest change when the export began. `as_admin`
    // says that the file contains what only administrators can read.
    this.addSql(`create table bulk_operation (
      id text primary key,
      account_id text not null references account (id) on delete cascade,
      type text not null check (type in ('ARTICLES', 'ACCESS_LOG')),
      filter text not null,
      as_admin boolean not null,
      status text not null check (status in ('CREATED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELED')),
      position bigint not null,
      cursor text null,
      part_count integer not null default 0,
      object_count integer not null default 0,
      byte_size bigint not null default 0,
      attempts integer not null default 0,
      leased_until timestamptz null,
      created_at timestamptz(3) not null default now(),
      completed_at timestamptz(3) null,
      expires_at timestamptz(3) not null
    )`);
    this.addSql(`create unique index bulk_operation_running on bulk_operation (account_id)
      where status in ('CREATED', 'RUNNING')`);
    this.addSql('create index bulk_operation_by_expiry on bulk_operation (expires_at)');
  }
}
