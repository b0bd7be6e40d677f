import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'seed_run' })
export class SeedRun {
  [EntityName]?: 'SeedRun';

  @PrimaryKey({ type: 'text' })
  name!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  at!: Date;
}
