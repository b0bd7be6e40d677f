import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';
import { Group } from './group.entity.ts';

@Entity({ tableName: 'account_group_member' })
@Index({ name: 'account_group_member_of_account', properties: ['accountId'] })
export class AccountGroupMember {
  [EntityName]?: 'AccountGroupMember';

  [OptionalProps]?: 'addedAt';

  @ManyToOne(() => Group, {
    primary: true,
    mapToPk: true,
    fieldName: 'group_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  groupId!: string;

  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'account_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  accountId!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  addedAt!: Date;
}
