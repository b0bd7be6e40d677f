import { Migration } from '@mikro-orm/migrations';

/** Passkeys, and the challenges that are out. */
export class Migration0004Passkeys extends Migration {
  override up(): void {
    this.addSql(`create table passkey (
      id text primary key,
      account_id text not null references account (id) on delete cascade,
      credential_id bytea not null constraint passkey_credential_id_unique unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      synced boolean not null,
      name text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`);
    this.addSql('create index passkey_of_account on passkey (account_id, created_at)');
    // Good once and for five minutes. A crash may forget them: who was about to answer asks again.
    this.addSql(`create unlogged table passkey_challenge (
      challenge_hash bytea primary key,
      purpose text not null check (purpose in ('ADD', 'SIGN_IN', 'CONFIRM')),
      session_id text,
      expires_at timestamptz not null default now() + interval '5 minutes'
    )`);
    this.addSql('create index passkey_challenge_by_end on passkey_challenge (expires_at)');
  }
}
