import { Migration } from '@mikro-orm/migrations';

const statuses = "('INVITED', 'PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED')";

/**
 * Accounts of invited people, who choose their password by a mailed link. ACCESS EXCLUSIVE on `account`,
 * `account_decision` and `account_token`: each new check reads its table once.
 */
export class Migration0135Invitations extends Migration {
  override up(): void {
    for (const table of ['account', 'account_decision']) {
      this.addSql(`alter table ${table} drop constraint ${table}_status_check`);
      this.addSql(`alter table ${table} add constraint ${table}_status_check check (status in ${statuses})`);
    }
    this.addSql('alter table account_token drop constraint account_token_purpose_check');
    this.addSql(`alter table account_token add constraint account_token_purpose_check check (purpose in
      ('VERIFY_EMAIL', 'RESET_PASSWORD', 'CHANGE_EMAIL', 'UNDO_EMAIL', 'REQUEST_STATUS', 'INVITATION'))`);
    this.addSql(`create table account_invitation (
      account_id text primary key references account (id) on delete cascade,
      invited_by text references account (id) on delete set null,
      message text,
      sent_at timestamptz(3) not null default now(),
      accepted_at timestamptz(3)
    )`);
  }
}
