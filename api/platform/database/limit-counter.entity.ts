import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Check } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'content_version' })
@Check({ name: 'content_version_one_check', expression: 'one' })
export class ContentVersionRow {
  [EntityName]?: 'ContentVersion';

  @PrimaryKey({ type: 'boolean', defaultRaw: 'true' })
  one!: boolean;

  @Property({ type: 'bigint' })
  version!: bigint;
}

@Entity({ tableName: 'limit_counter' })
export class LimitCounter {
  [EntityName]?: 'LimitCounter';

  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'integer' })
  count!: number;

  @Property({ type: 'timestamptz' })
  endsAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  blockedUntil!: Date | null;
}
