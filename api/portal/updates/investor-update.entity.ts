import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newUpdateId } from './update.type.ts';

@Entity({ tableName: 'investor_update' })
@Index({
  name: 'investor_update_by_release',
  properties: ['sortAt', 'id'],
  columns: [
    { name: 'sortAt', sort: 'DESC' },
    { name: 'id', sort: 'DESC' },
  ],
})
@Index({ name: 'investor_update_untold', properties: ['publishedAt'], where: 'untold' })
export class InvestorUpdateRow {
  [EntityName]?: 'InvestorUpdate';

  [OptionalProps]?: 'id' | 'body' | 'sortAt' | 'withdrawnWhy' | 'version' | 'untold' | 'createdAt' | 'updatedAt';

  @PrimaryKey({ type: 'text' })
  id: string = newUpdateId();

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text', defaultRaw: "''" })
  body!: string;

  @Property({ type: 'boolean' })
  everyone!: boolean;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  publishedAt!: Date | null;

  @Property({
    type: 'timestamptz',
    length: 3,
    generated: "COALESCE(published_at, 'infinity'::timestamp with time zone) stored",
  })
  sortAt!: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  changedAt!: Date | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  withdrawnAt!: Date | null;

  @Property({ type: 'text', defaultRaw: "''" })
  withdrawnWhy!: string;

  @Property({ type: 'integer', defaultRaw: '1' })
  version!: number;

  @Property({ type: 'boolean', defaultRaw: 'false' })
  untold!: boolean;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  updatedAt!: Date;
}
