import { EntityName } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'content_version' })
@Check({ name: 'content_version_one_check', expression: 'one' })
export class ContentVersionRow {
  [EntityName]?: 'ContentVersion';

  @PrimaryKey({ type: 'boolean', defaultRaw: 'true' })
  one!: boolean;

  @Property({ type: 'bigint' })
  version!: bigint;
}
