import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The nightly backup of one night. A night begins at 01:00 UTC. */
@Entity({ tableName: 'backup_run' })
export class BackupRun {
  [EntityName]?: 'BackupRun';

  [OptionalProps]?: 'attempts';

  @PrimaryKey({ type: 'date' })
  night!: string;

  /** The newest attempt. */
  @Property({ type: 'timestamptz' })
  startedAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  endedAt!: Date | null;

  /** Another server takes the attempt over after this time, which the working server postpones. */
  @Property({ type: 'timestamptz' })
  leasedUntil!: Date;

  @Property({ type: 'integer', defaultRaw: '1' })
  attempts!: number;

  /** Null until the backup was written and verified. */
  @Property({ type: 'text', nullable: true })
  fileName!: string | null;

  @Property({ type: 'float8', nullable: true })
  byteSize!: number | null;

  /** The error of the newest attempt that failed. */
  @Property({ type: 'text', nullable: true })
  error!: string | null;
}
