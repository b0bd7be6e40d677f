import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne } from '@mikro-orm/decorators/legacy';
import { Group } from '#api/accounts/groups/group.entity.ts';
import { InvestorUpdateRow } from './investor-update.entity.ts';

@Entity({ tableName: 'investor_update_group' })
@Index({ name: 'investor_update_group_of_group', properties: ['groupId'] })
export class InvestorUpdateGroup {
  [EntityName]?: 'InvestorUpdateGroup';

  @ManyToOne(() => InvestorUpdateRow, {
    primary: true,
    mapToPk: true,
    fieldName: 'update_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  updateId!: string;

  @ManyToOne(() => Group, {
    primary: true,
    mapToPk: true,
    fieldName: 'group_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  groupId!: string;
}
