import { Migration } from '@mikro-orm/migrations';

/** Groups of accounts, to which documents, updates and events are opened. */
export class Migration0022Groups extends Migration {
  override up(): void {
    this.addSql(`create table account_group (
      id text primary key,
      name text not null,
      name_key text not null unique,
      created_at timestamptz not null default now()
    )`);
    this.addSql(`create table account_group_member (
      group_id text not null references account_group (id) on delete cascade,
      account_id text not null references account (id) on delete cascade,
      added_at timestamptz not null default now(),
      primary key (group_id, account_id)
    )`);
    this.addSql('create index account_group_member_of_account on account_group_member (account_id)');
  }
}
