import { Migration } from '@mikro-orm/migrations';

/** Requests that clients may repeat safely, with the first response to each. */
export class Migration0042IdempotencyKeys extends Migration {
  override up(): void {
    // `key_hash` covers the account and the client's key; `response` is encrypted with a key that only the client has.
    this.addSql(`create table idempotency_key (
      key_hash bytea primary key,
      request_hash bytea not null,
      account_id text references account (id) on delete cascade,
      started_at timestamptz(3) not null default now(),
      committed_at timestamptz(3),
      response bytea
    )`);
    this.addSql('create index idempotency_key_by_start on idempotency_key (started_at)');
    this.addSql('create index idempotency_key_by_account on idempotency_key (account_id)');
  }
}
