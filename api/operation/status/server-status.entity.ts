import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What a running server reports about itself. */
@Entity({ tableName: 'server_status' })
export class ServerStatusRow {
  [EntityName]?: 'ServerStatus';

  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  host!: string;

  /** The build that the server runs. */
  @Property({ type: 'text' })
  release!: string;

  @Property({ type: 'timestamptz' })
  startedAt!: Date;

  @Property({ type: 'timestamptz' })
  seenAt!: Date;

  @Property({ type: 'json' })
  jobs!: unknown[];

  @Property({ type: 'json' })
  slowStatements!: unknown[];

  /** Null if the system does not report it. */
  @Property({ type: 'float8', nullable: true })
  diskFreeBytes!: number | null;

  @Property({ type: 'float8', nullable: true })
  diskBytes!: number | null;
}

/** An item of the system status that is failing, and about which administrators got an email. */
@Entity({ tableName: 'status_alert' })
export class StatusAlertRow {
  [EntityName]?: 'StatusAlert';

  @PrimaryKey({ type: 'text' })
  kind!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date;
}

export const statusTables = [ServerStatusRow, StatusAlertRow] as const;
