import { Migration } from '@mikro-orm/migrations';

/** Authenticator apps and the codes for when the phone is gone. */
export class Migration0003SecondFactor extends Migration {
  override up(): void {
    // The secret is encrypted with a key that is not in the database; a backup alone makes nobody's codes.
    this.addSql(`create table account_totp (
      account_id text primary key references account (id) on delete cascade,
      secret bytea not null,
      last_step bigint not null default 0,
      created_at timestamptz not null default now(),
      confirmed_at timestamptz
    )`);
    this.addSql(`create table recovery_code (
      code_hash bytea primary key,
      account_id text not null references account (id) on delete cascade
    )`);
    this.addSql('create index recovery_code_of_account on recovery_code (account_id)');
  }
}
