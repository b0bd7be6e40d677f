import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'portal_passage_due' })
export class PortalPassageDue {
  [EntityName]?: 'PortalPassageDue';

  @PrimaryKey({ type: 'text' })
  kind!: 'DOCUMENT' | 'UPDATE' | 'QUESTION' | 'EVENT';

  @PrimaryKey({ type: 'text' })
  sourceId!: string;

  @Property({ type: 'integer', defaultRaw: '1' })
  changes!: number;

  @Property({ type: 'timestamptz', defaultRaw: "'-infinity'" })
  claimedUntil!: Date;
}
