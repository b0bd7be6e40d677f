import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'visit' })
@Index({ name: 'visit_at', properties: ['at'] })
export class VisitRow {
  [EntityName]?: 'Visit';

  [OptionalProps]?: 'id' | 'at';

  @PrimaryKey({ type: 'bigint', generated: 'identity', autoincrement: true })
  id!: bigint;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  at!: Date;

  @Property({ type: 'text' })
  route!: string;

  @Property({ type: 'text' })
  path!: string;

  @Property({ type: 'text', nullable: true })
  referrer!: string | null;

  @Property({ type: 'text' })
  release!: string;

  @Property({ type: 'integer', nullable: true })
  loadMs!: number | null;

  @Property({ type: 'integer', nullable: true })
  fcpMs!: number | null;

  @Property({ type: 'integer', nullable: true })
  lcpMs!: number | null;

  @Property({ type: 'integer', nullable: true })
  inpMs!: number | null;

  @Property({ type: 'float', nullable: true })
  cls!: number | null;
}
