import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { type DeliveryStatus, deliveryStatusEnum } from './webhook.type.ts';
import { WebhookRow } from './webhook.entity.ts';

@Entity({ tableName: 'webhook_delivery' })
@Unique({ name: 'webhook_delivery_once', properties: ['webhookId', 'position'] })
@Index({ name: 'webhook_delivery_by_age', properties: ['webhookId', 'createdAt', 'id'] })
@Index({
  name: 'webhook_delivery_due',
  properties: ['webhookId', 'nextTryAt', 'position'],
  where: "status = 'PENDING'",
})
@Index({ name: 'webhook_delivery_leased', properties: ['webhookId'], where: 'leased_until IS NOT NULL' })
export class WebhookDeliveryRow {
  [EntityName]?: 'WebhookDelivery';

  [OptionalProps]?: 'status' | 'attempts' | 'createdAt';

  /** The id of the message, the same for each attempt. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @ManyToOne(() => WebhookRow, { mapToPk: true, fieldName: 'webhook_id', deleteRule: 'cascade' })
  webhookId!: string;

  /** The position of the change. Null for a test. */
  @Property({ type: 'bigint', nullable: true })
  position!: bigint | null;

  @Property({ type: 'text' })
  type!: string;

  @Property({ type: 'text', nullable: true })
  nodeId!: string | null;

  /** The JSON that is sent, the same for each attempt. */
  @Property({ type: 'text' })
  body!: string;

  @Enum({ items: Object.values(deliveryStatusEnum), type: 'text' })
  status: DeliveryStatus = 'PENDING';

  @Property({ type: 'integer', defaultRaw: '0' })
  attempts!: number;

  @Property({ type: 'timestamptz', nullable: true })
  nextTryAt!: Date | null;

  /** Until then, one server is sending it. */
  @Property({ type: 'timestamptz', nullable: true })
  leasedUntil!: Date | null;

  @Property({ type: 'integer', nullable: true })
  responseStatus!: number | null;

  @Property({ type: 'text', nullable: true })
  error!: string | null;

  @Property({ type: 'integer', nullable: true })
  durationMs!: number | null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  endedAt!: Date | null;

  /** The headers of the last attempt, each on a line of its own. */
  @Property({ type: 'text', nullable: true })
  requestHeaders!: string | null;

  /** The first 2 KB of the answer to the last attempt. */
  @Property({ type: 'text', nullable: true })
  responseBody!: string | null;
}
