import { Migration } from '@mikro-orm/migrations';

/** Webhooks, and the log of their deliveries. Secrets are encrypted, because the server signs with them. */
export class Migration0066Webhooks extends Migration {
  override up(): void {
    // Deliveries exist for all changes up to `position` that the owner could read.
    this.addSql(`create table webhook (
      id text primary key,
      account_id text not null references account (id) on delete cascade,
      name text not null,
      url text not null,
      types text[] not null,
      secret bytea not null,
      former_secret bytea null,
      former_until timestamptz null,
      status text not null check (status in ('ACTIVE', 'PAUSED')),
      pause_reason text null check (pause_reason in ('OWNER', 'FAILED', 'GONE', 'ACCOUNT')),
      position bigint not null,
      created_at timestamptz(3) not null default now()
    )`);
    this.addSql('create index webhook_of_account on webhook (account_id, created_at)');
    this.addSql('create index webhook_by_creation on webhook (created_at, id)');
    this.addSql(`create table webhook_delivery (
      id text primary key,
      webhook_id text not null references webhook (id) on delete cascade,
      position bigint null,
      type text not null,
      node_id text null,
      body text not null,
      status text not null check (status in ('PENDING', 'DELIVERED', 'FAILED', 'SKIPPED')),
      attempts integer not null default 0,
      next_try_at timestamptz null,
      leased_until timestamptz null,
      response_status integer null,
      error text null,
      duration_ms integer null,
      created_at timestamptz(3) not null default now(),
      ended_at timestamptz(3) null
    )`);
    // A change is sent once to each webhook, also if two servers read it at the same time.
    this.addSql(`alter table webhook_delivery
      add constraint webhook_delivery_once unique (webhook_id, position)`);
    this.addSql('create index webhook_delivery_by_age on webhook_delivery (webhook_id, created_at, id)');
    this.addSql("create index webhook_delivery_due on webhook_delivery (next_try_at) where status = 'PENDING'");
  }
}
