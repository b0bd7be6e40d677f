import { EntityName } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '#api/accounts/users/user.entity.ts';

@Entity({ tableName: 'calendar_setting' })
export class CalendarSetting {
  [EntityName]?: 'CalendarSetting';

  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'account_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  accountId!: string;

  @Property({ type: 'text', nullable: true })
  timeZone!: string | null;

  @Property({ type: 'boolean', defaultRaw: 'true' })
  invitations!: boolean;

  @Property({ type: 'boolean', defaultRaw: 'true' })
  dayBefore!: boolean;

  @Property({ type: 'boolean', defaultRaw: 'false' })
  hourBefore!: boolean;
}
