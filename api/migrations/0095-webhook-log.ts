import { Migration } from '@mikro-orm/migrations';

/**
 * The log of deliveries keeps what was sent and the beginning of the answer, and the next delivery of a webhook is found
 * without reading the ones that wait behind it. Columns without a default are added without a rewrite; ALTER TABLE locks
 * `webhook_delivery` (ACCESS EXCLUSIVE) for a moment. The indexes lock it against writes (SHARE) while they are built.
 */
export class Migration0095WebhookLog extends Migration {
  override up(): void {
    this.addSql(`alter table webhook_delivery add column request_headers text, add column response_body text`);
    this.addSql('drop index webhook_delivery_due');
    this.addSql(`create index webhook_delivery_due on webhook_delivery (webhook_id, next_try_at, position)
      where status = 'PENDING'`);
    this.addSql(`create index webhook_delivery_leased on webhook_delivery (webhook_id)
      where leased_until is not null`);
  }
}
