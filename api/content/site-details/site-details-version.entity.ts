import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { SiteDetails } from '#graphql/site-details.ts';

/** One state of the site details. The newest is in force. */
@Entity({ tableName: 'site_details_version' })
export class SiteDetailsVersionRow {
  [EntityName]?: 'SiteDetailsVersion';

  @PrimaryKey({ type: 'integer', autoincrement: false })
  version!: number;

  @Property({ type: 'json' })
  details!: SiteDetails;

  @Property({ type: 'timestamptz', length: 3 })
  savedAt!: Date;

  /** The id of the account, which is kept after the account was deleted. */
  @Property({ type: 'text', nullable: true })
  savedBy!: string | null;
}
