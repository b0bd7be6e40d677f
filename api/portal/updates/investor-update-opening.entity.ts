import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '#api/accounts/users/user.entity.ts';
import { InvestorUpdateRow } from './investor-update.entity.ts';

@Entity({ tableName: 'investor_update_opening' })
@Index({ name: 'investor_update_opening_of_account', properties: ['accountId'] })
export class InvestorUpdateOpening {
  [EntityName]?: 'InvestorUpdateOpening';

  @ManyToOne(() => InvestorUpdateRow, {
    primary: true,
    mapToPk: true,
    fieldName: 'update_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  updateId!: string;

  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'account_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  accountId!: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  openedAt!: Date;
}
