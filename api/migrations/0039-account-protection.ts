import { Migration } from '@mikro-orm/migrations';
import { makeSkeleton } from '../users/username-skeleton.ts';

/** Account requests that are handled after the response, skeletons of usernames, and names as they were. */
export class Migration0039AccountProtection extends Migration {
  override async up(): Promise<void> {
    this.addRequests();
    await this.addSkeletons();
    this.addNames();
    // Counts the mails of the last hour to one mailbox.
    this.addSql('create index mail_by_mailbox on mail (lower(recipient), created_at)');
  }

  /** The email address is text from a form, which need not belong to an account. Rows exist for less than a second. */
  private addRequests(): void {
    this.addSql(`create table account_request (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('REGISTERED', 'RESET_PASSWORD', 'VERIFY_EMAIL', 'CHANGE_EMAIL')),
      email text not null,
      account_id text,
      request_id text not null,
      address text not null,
      attempts integer not null default 0,
      created_at timestamptz not null default now()
    )`);
  }

  /** Of accounts that look alike already, the oldest gets the skeleton; the others keep their names and have none. */
  private async addSkeletons(): Promise<void> {
    const accounts = await this.execute('select id, username from account order by created_at desc, id desc');
    const owners = new Map(accounts.map(({ id, username }) => [makeSkeleton(String(username)), String(id)]));
    const rows = [...owners].map(([skeleton, id]) => ({ id, skeleton }));
    await this.execute('alter table account add column username_skeleton text');
    await this.execute(
      `update account set username_skeleton = n.skeleton
       from jsonb_to_recordset(?::jsonb) as n(id text, skeleton text) where account.id = n.id`,
      [JSON.stringify(rows)],
    );
    this.addSql('create unique index account_username_skeleton_unique on account (username_skeleton)');
    this.addSql('alter table account_shadow add column username_skeleton text');
    this.addSql('create unique index account_shadow_username_skeleton_unique on account_shadow (username_skeleton)');
  }

  /** Deleted with the account, so that the audit log, which cannot be changed, holds no names. */
  private addNames(): void {
    this.addSql(`create table account_name (
      account_id text not null references account (id) on delete cascade,
      since timestamptz not null,
      name text not null,
      primary key (account_id, since)
    )`);
    this.addSql("insert into account_name (account_id, since, name) select id, '-infinity', name from account");
    this.addSql(`create function keep_account_name() returns trigger language plpgsql as $$
      begin
        insert into account_name (account_id, since, name)
          values (new.id, case when tg_op = 'INSERT' then '-infinity' else clock_timestamp() end, new.name);
        return null;
      end $$`);
    this.addSql(
      `create trigger account_name_added after insert on account for each row execute function keep_account_name()`,
    );
    this.addSql(`create trigger account_name_changed after update of name on account for each row
      when (old.name is distinct from new.name) execute function keep_account_name()`);
  }
}
