import { EntityName } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property, Unique, Check } from '@mikro-orm/decorators/legacy';
import { type ChangeAction, changeActionEnum, type ChangeType, changeTypeEnum } from './change.type.ts';

/** Only triggers write this table, see api/changes/sql/. */
@Entity({ tableName: 'change' })
@Unique({ name: 'change_id_unique', properties: ['id'] })
@Index({ name: 'change_of_node', properties: ['nodeId'] })
@Index({ name: 'change_by_age', properties: ['changedAt'] })
export class ChangeRow {
  [EntityName]?: 'Change';

  /** The order in which the transactions were committed. */
  @PrimaryKey({ type: 'bigint', generated: 'identity', autoincrement: true })
  position!: bigint;

  @Property({ type: 'text' })
  id!: string;

  @Enum({ items: Object.values(changeTypeEnum), type: 'text' })
  type!: ChangeType;

  @Property({ type: 'text' })
  nodeId!: string;

  @Enum({ items: Object.values(changeActionEnum), type: 'text' })
  action!: ChangeAction;

  @Property({ type: 'integer', nullable: true })
  version!: number | null;

  /** False if only administrators could read the object, such as the draft of an article. */
  @Property({ type: 'boolean' })
  isOpen!: boolean;

  @Property({ type: 'timestamptz', length: 3 })
  changedAt!: Date;

  /** The account that alone reads an entry about its access, or 'everyone'. Null for changes that all readers read. */
  @Property({ type: 'text', nullable: true })
  recipient!: string | null;
}

@Entity({ tableName: 'change_retention' })
@Check({ name: 'change_retention_one_check', expression: 'one' })
export class ChangeRetention {
  [EntityName]?: 'ChangeRetention';

  @PrimaryKey({ type: 'boolean', defaultRaw: 'true' })
  one!: boolean;

  /** The position of the newest change that was deleted because of its age. */
  @Property({ type: 'bigint' })
  pruned!: bigint;
}
