import { EntityName } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * Who could read what before a transaction changed it. Only triggers write this table, and no row outlives its
 * transaction, see api/integration/changes/sql/access.sql.
 */
@Entity({ tableName: 'access_snapshot' })
@Index({
  name: 'access_snapshot_of_transaction',
  properties: ['transaction', 'kind', 'accountId', 'type', 'nodeId'],
})
export class AccessSnapshot {
  [EntityName]?: 'AccessSnapshot';

  @PrimaryKey({ type: 'bigint', generated: 'identity', autoincrement: true })
  id!: string;

  @Property({ type: 'bigint' })
  transaction!: string;

  @Enum({ items: ['ACCOUNT', 'PAIR', 'OBJECT', 'READER', 'AGAIN', 'AGAIN_FOR'], type: 'text' })
  kind!: 'ACCOUNT' | 'PAIR' | 'OBJECT' | 'READER' | 'AGAIN' | 'AGAIN_FOR';

  @Property({ type: 'text', nullable: true })
  accountId!: string | null;

  @Property({ type: 'text', nullable: true })
  type!: string | null;

  @Property({ type: 'text', nullable: true })
  nodeId!: string | null;
}
