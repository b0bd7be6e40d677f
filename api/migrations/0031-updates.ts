import { Migration } from '@mikro-orm/migrations';

/** Updates for investors: what is written, for which groups, with which documents, and who has opened it. */
export class Migration0031Updates extends Migration {
  override up(): void {
    // No status is stored: an update is released when `published_at` has come by the clock of this database, so that
    // nothing has to happen at that instant for it to be so everywhere. `everyone` is a column of its own: an update
    // whose last group is deleted is for nobody, and not for all. `untold` asks the worker to mail it once released.
    this.addSql(`create table investor_update (
      id text primary key,
      title text not null,
      body text not null default '',
      everyone boolean not null,
      published_at timestamptz(3),
      sort_at timestamptz(3) not null generated always as (coalesce(published_at, 'infinity'::timestamptz)) stored,
      changed_at timestamptz(3),
      withdrawn_at timestamptz(3),
      withdrawn_why text not null default '',
      version integer not null default 1,
      untold boolean not null default false,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`);
    this.addSql('create index investor_update_by_release on investor_update (sort_at desc, id desc)');
    this.addSql('create index investor_update_untold on investor_update (published_at) where untold');
    this.addSql(`create table investor_update_group (
      update_id text not null references investor_update (id) on delete cascade,
      group_id text not null references account_group (id) on delete cascade,
      primary key (update_id, group_id)
    )`);
    this.addSql('create index investor_update_group_of_group on investor_update_group (group_id)');
    this.addSql(`create table investor_update_document (
      update_id text not null references investor_update (id) on delete cascade,
      document_id text not null references document (id) on delete cascade,
      position integer not null,
      primary key (update_id, document_id)
    )`);
    this.addSql('create index investor_update_document_of_document on investor_update_document (document_id)');
    this.addSql(`create table investor_update_opening (
      update_id text not null references investor_update (id) on delete cascade,
      account_id text not null references account (id) on delete cascade,
      opened_at timestamptz(3) not null default now(),
      primary key (update_id, account_id)
    )`);
    this.addSql('create index investor_update_opening_of_account on investor_update_opening (account_id)');
  }
}
