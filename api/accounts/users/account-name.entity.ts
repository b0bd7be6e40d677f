import { EntityName } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.ts';

@Entity({ tableName: 'account_name' })
export class AccountName {
  [EntityName]?: 'AccountName';

  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'account_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  accountId!: string;

  @PrimaryKey({ type: 'timestamptz' })
  since!: Date;

  @Property({ type: 'text' })
  name!: string;
}
