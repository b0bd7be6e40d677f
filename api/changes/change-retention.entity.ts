import { EntityName } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

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
