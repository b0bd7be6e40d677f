import { EntityName } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { CompanyFigure } from './company.type.ts';

/** The only row of a table, with the id 1. */
@Entity({ tableName: 'company_profile' })
@Check({ name: 'company_profile_id_check', expression: 'id = 1' })
export class CompanyProfileRow {
  [EntityName]?: 'CompanyProfile';

  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @Property({ type: 'text' })
  snapshot!: string;

  @Property({ type: 'json' })
  figures!: CompanyFigure[];

  @Property({ type: 'timestamptz', length: 3 })
  updatedAt!: Date;
}
