import { Migration } from '@mikro-orm/migrations';

/** Uploads that are on their way, part by part: what has arrived of them is kept while the rest is missing. */
export class Migration0037ArrivingUploads extends Migration {
  override up(): void {
    // `parts` are keys of the storage in the order of the file; `received` is their sum, and grows with them alone.
    this.addSql(`create table arriving_upload (
      id text primary key,
      account_id text not null references account (id) on delete cascade,
      name text not null,
      type text not null,
      size integer not null check (size > 0),
      modified_at timestamptz(3),
      parts text[] not null default '{}',
      received integer not null default 0 check (received between 0 and size),
      created_at timestamptz(3) not null default now(),
      touched_at timestamptz(3) not null default now()
    )`);
    this.addSql('create index arriving_upload_of_account on arriving_upload (account_id)');
  }
}
