import { Migration } from '@mikro-orm/migrations';

/** The tokens with which programs use the API for their owner. Only the hash of a secret is stored. */
export class Migration0064Tokens extends Migration {
  override up(): void {
    this.addSql(`create table token (
      id text primary key,
      account_id text not null references account (id) on delete cascade,
      name text not null,
      prefix text not null,
      secret_hash bytea not null,
      scopes text[] not null,
      ranges text[] not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      last_used_at timestamptz null,
      revoked_at timestamptz null,
      reminded_at timestamptz null
    )`);
    this.addSql('alter table token add constraint token_hash_unique unique (secret_hash)');
    this.addSql('create index token_of_account on token (account_id, created_at)');
    this.addSql('create index token_by_creation on token (created_at, id)');
  }
}
