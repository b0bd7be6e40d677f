import { Migration } from '@mikro-orm/migrations';

/** How each account is mailed of updates, and what it was mailed. */
export class Migration0032UpdateMails extends Migration {
  override up(): void {
    // No row: nobody chose, and each update is mailed at once. A digest holds what was released after `chosen_at`;
    // `digested_at` is the morning the last one was for, and who raises it writes that morning's.
    this.addSql(`create table update_setting (
      account_id text primary key references account (id) on delete cascade,
      mails text not null check (mails in ('AT_ONCE', 'DAILY', 'WEEKLY', 'NONE')),
      chosen_at timestamptz(3) not null default now(),
      digested_at timestamptz(3)
    )`);
    this.addSql(`create table investor_update_told (
      update_id text not null references investor_update (id) on delete cascade,
      account_id text not null references account (id) on delete cascade,
      primary key (update_id, account_id)
    )`);
    this.addSql('create index investor_update_told_of_account on investor_update_told (account_id)');
    this.addSql('alter table mail add column unsubscribe_url text');
  }
}
