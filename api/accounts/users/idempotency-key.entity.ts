import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.ts';

@Entity({ tableName: 'idempotency_key' })
@Index({ name: 'idempotency_key_by_account', properties: ['accountId'] })
@Index({ name: 'idempotency_key_by_start', properties: ['startedAt'] })
export class IdempotencyKey {
  [EntityName]?: 'IdempotencyKey';

  @PrimaryKey({ type: 'blob' })
  keyHash!: Buffer;

  @Property({ type: 'blob' })
  requestHash!: Buffer;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'account_id', nullable: true, deleteRule: 'cascade' })
  accountId!: string | null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  startedAt!: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  committedAt!: Date | null;

  @Property({ type: 'blob', nullable: true })
  response!: Buffer | null;
}
