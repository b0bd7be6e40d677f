import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ChangeType } from '../changes/change.type.ts';
import { User } from '#api/accounts/users/user.entity.ts';
import {
  type WebhookPauseReason,
  webhookPauseReasonEnum,
  type WebhookStatus,
  webhookStatusEnum,
} from './webhook.type.ts';

@Entity({ tableName: 'webhook' })
@Index({ name: 'webhook_of_account', properties: ['accountId', 'createdAt'] })
@Index({ name: 'webhook_by_creation', properties: ['createdAt', 'id'] })
export class WebhookRow {
  [EntityName]?: 'Webhook';

  [OptionalProps]?: 'status' | 'createdAt';

  @PrimaryKey({ type: 'text' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'account_id', deleteRule: 'cascade' })
  accountId!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  url!: string;

  @Property({ type: 'text[]' })
  types!: ChangeType[];

  /** Encrypted. */
  @Property({ type: 'blob' })
  secret!: Buffer;

  /** The secret before the last rotation, encrypted. It also signs until `formerUntil`. */
  @Property({ type: 'blob', nullable: true })
  formerSecret!: Buffer | null;

  @Property({ type: 'timestamptz', nullable: true })
  formerUntil!: Date | null;

  @Enum({ items: Object.values(webhookStatusEnum), type: 'text' })
  status: WebhookStatus = 'ACTIVE';

  @Enum({ items: Object.values(webhookPauseReasonEnum), type: 'text', nullable: true })
  pauseReason!: WebhookPauseReason | null;

  /** Deliveries exist for all changes up to this position that the owner could read. */
  @Property({ type: 'bigint' })
  position!: bigint;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt!: Date;
}
