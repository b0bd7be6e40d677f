import { EntityName } from '@mikro-orm/core';
import { Entity, OneToOne } from '@mikro-orm/decorators/legacy';
import { Group } from '../groups/group.entity.ts';

/** A group whose members sign the agreement. Without any, all investors sign it. */
@Entity({ tableName: 'nda_group' })
export class NdaGroup {
  [EntityName]?: 'NdaGroup';

  @OneToOne(() => Group, {
    primary: true,
    mapToPk: true,
    fieldName: 'group_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  groupId!: string;
}
