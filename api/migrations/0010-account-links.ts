import { Migration } from '@mikro-orm/migrations';

/** The private link to a request's page, and the registrations that stand in for accounts nobody may know of. */
export class Migration0010AccountLinks extends Migration {
  override up(): void {
    this.addSql('alter table account_token drop constraint account_token_purpose_check');
    this.addSql(`alter table account_token add constraint account_token_purpose_check
      check (purpose in ('VERIFY_EMAIL', 'RESET_PASSWORD', 'CHANGE_EMAIL', 'UNDO_EMAIL', 'REQUEST_STATUS'))`);
    this.addSql(`create table account_shadow (
      username_key text primary key,
      account_id text not null references account (id) on delete cascade,
      password_hash text not null,
      ends_at timestamptz not null
    )`);
    this.addSql('create index account_shadow_of on account_shadow (account_id)');
    this.addSql('create index account_shadow_ends_at on account_shadow (ends_at)');
  }
}
