import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

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
