import { Migration } from '@mikro-orm/migrations';

/**
 * Internal notes about people, the groups that must sign the agreement, and the people who need not. New tables lock
 * `account` and `account_group` (SHARE ROW EXCLUSIVE) for a moment.
 */
export class Migration0136People extends Migration {
  override up(): void {
    this.addSql(`create table account_note (
      id text primary key,
      account_id text not null references account (id) on delete cascade,
      body text not null,
      written_by text references account (id) on delete set null,
      created_at timestamptz(3) not null default now()
    )`);
    this.addSql('create index account_note_of on account_note (account_id, created_at desc)');
    this.addSql('create table nda_group (group_id text primary key references account_group (id) on delete cascade)');
    this.addSql(`create table nda_exemption (
      account_id text primary key references account (id) on delete cascade,
      reason text not null,
      granted_by text references account (id) on delete set null,
      created_at timestamptz(3) not null default now()
    )`);
  }
}
