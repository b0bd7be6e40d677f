import { Migration } from '@mikro-orm/migrations';

/** The private link to a request's page, and the registrations that stand in for accounts nobody may know of. */
export class Migration0005AccountLinks extends Migration {
  override up(): void {
    this.addSql('alter table account_token drop constraint account_token_purpose_check');
    this.addSql(`alter table account_token add constraint account_token_purpose_check
      check (purpose in ('VERIFY_EMAIL', 'RESET_PASSWORD', 'CHANGE_EMAIL', 'UNDO_EMAIL', 'REQUEST_STATUS'))`);
    // No address in it: what it must remember is a name to sign in with and what to answer.
    this.addSql(`create table account_shadow (
      username_key text primary key,
      password_hash text not null,
      ends_at timestamptz not null
    )`);
    this.addSql('create index account_shadow_ends_at on account_shadow (ends_at)');
  }
}
