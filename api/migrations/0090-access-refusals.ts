import { Migration } from '@mikro-orm/migrations';

/**
 * `access_refusal` counts what an account was refused, so that the audit log gets one entry for each field and hour. A
 * new table; nothing that exists is locked. It has no reference to the account: the count of a deleted account is still
 * recorded.
 */
export class Migration0090AccessRefusals extends Migration {
  override up(): void {
    this.addSql(`create table access_refusal (
      account_id text not null,
      field text not null,
      details text not null,
      request_id text not null,
      address text not null,
      count integer not null,
      since timestamptz not null default now(),
      primary key (account_id, field)
    )`);
    this.addSql('create index access_refusal_since on access_refusal (since)');
  }
}
