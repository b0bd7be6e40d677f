import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '#api/accounts/users/user.entity.ts';
import { InvestorUpdateRow } from './investor-update.entity.ts';

@Entity({ tableName: 'investor_update_told' })
@Index({ name: 'investor_update_told_of_account', properties: ['accountId'] })
export class InvestorUpdateNotification {
  [EntityName]?: 'InvestorUpdateTold';

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

  /** True if the audience is to be emailed again after a correction, and this account was not yet. */
  @Property({ type: 'boolean', defaultRaw: 'false' })
  isOutdated!: boolean;
}
