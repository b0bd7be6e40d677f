import { Migration } from '@mikro-orm/migrations';

/**
 * The comparable form of the address that a mailed link gives to an account: nobody else can take it while the link works.
 * A decoy account keeps the address that was typed, because the account of its owner can have another one by then.
 * Columns without a default are added without a rewrite; ALTER TABLE locks `account_token` and `account_shadow` (ACCESS
 * EXCLUSIVE), and both are small.
 */
export class Migration0091ReservedEmails extends Migration {
  override up(): void {
    this.addSql('alter table account_token add column carries_key text');
    // The link of an undo was issued to the address that it restores. Links of a change work for one day.
    this.addSql(`update account_token set carries_key =
      case purpose when 'UNDO_EMAIL' then email_key else lower(normalize(carries, NFKC)) end where carries is not null`);
    this.addSql('create index account_token_carries on account_token (carries_key) where carries_key is not null');
    this.addSql('alter table account_shadow add column email_key text');
    this.addSql(`update account_shadow set email_key = account.email_key from account
      where account.id = account_shadow.account_id`);
    this.addSql('alter table account_shadow alter column email_key set not null');
    this.addSql('create index account_shadow_email on account_shadow (email_key)');
  }
}
