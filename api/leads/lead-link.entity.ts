import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Lead } from './lead.entity.ts';

@Entity({ tableName: 'lead_link' })
@Index({ name: 'lead_link_of', properties: ['leadId'] })
export class LeadLink {
  [EntityName]?: 'LeadLink';

  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: 'blob' })
  tokenHash!: Buffer;

  @ManyToOne(() => Lead, { mapToPk: true, fieldName: 'lead_id', updateRule: 'no action', deleteRule: 'cascade' })
  leadId!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
