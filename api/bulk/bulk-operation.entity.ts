import { EntityName } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';
import {
  type BulkOperationStatus,
  bulkOperationStatusEnum,
  type BulkOperationType,
  bulkOperationTypeEnum,
} from './bulk-operation.type.ts';

@Entity({ tableName: 'bulk_operation' })
@Unique({
  name: 'bulk_operation_running',
  properties: ['accountId'],
  where: "status = ANY (ARRAY['CREATED'::text, 'RUNNING'::text])",
})
@Index({ name: 'bulk_operation_by_expiry', properties: ['expiresAt'] })
export class BulkOperationRow {
  [EntityName]?: 'BulkOperation';

  @PrimaryKey({ type: 'text' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'account_id', updateRule: 'no action', deleteRule: 'cascade' })
  accountId!: string;

  @Enum({ items: Object.values(bulkOperationTypeEnum), type: 'text' })
  type!: BulkOperationType;

  /** JSON. */
  @Property({ type: 'text' })
  filter!: string;

  /** True if the file contains what only administrators can read. */
  @Property({ type: 'boolean' })
  asAdmin!: boolean;

  @Enum({ items: Object.values(bulkOperationStatusEnum), type: 'text' })
  status!: BulkOperationStatus;

  /** The position of the newest change when the export began. */
  @Property({ type: 'bigint' })
  position!: bigint;

  /** The cursor of the last item that is in the parts. */
  @Property({ type: 'text', nullable: true })
  cursor!: string | null;

  @Property({ type: 'integer', defaultRaw: '0' })
  partCount!: number;

  @Property({ type: 'integer', defaultRaw: '0' })
  objectCount!: number;

  @Property({ type: 'bigint', defaultRaw: '0' })
  byteSize!: bigint;

  @Property({ type: 'integer', defaultRaw: '0' })
  attempts!: number;

  @Property({ type: 'timestamptz', nullable: true })
  leasedUntil!: Date | null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  completedAt!: Date | null;

  @Property({ type: 'timestamptz', length: 3 })
  expiresAt!: Date;
}
