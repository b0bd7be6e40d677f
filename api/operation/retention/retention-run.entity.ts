import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The last night in which old rows of a noun were removed. A night begins at 02:00 UTC. */
@Entity({ tableName: 'retention_run' })
export class RetentionRun {
  [EntityName]?: 'RetentionRun';

  [OptionalProps]?: 'startedAt' | 'removed';

  @PrimaryKey({ type: 'text' })
  noun!: string;

  @Property({ type: 'date' })
  night!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  startedAt!: Date;

  /** The end of the last run that was not interrupted. Null before it. */
  @Property({ type: 'timestamptz', nullable: true })
  endedAt!: Date | null;

  /** The rows that this run deleted. */
  @Property({ type: 'integer', defaultRaw: '0' })
  removed!: number;
}
