import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '#api/accounts/users/user.entity.ts';
import { EventRow } from './event.entity.ts';

@Entity({ tableName: 'event_told' })
@Index({ name: 'event_told_of_account', properties: ['accountId'] })
export class EventNotification {
  [EntityName]?: 'EventTold';

  @ManyToOne(() => EventRow, {
    primary: true,
    mapToPk: true,
    fieldName: 'event_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  eventId!: string;

  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'account_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  accountId!: string;

  @Property({ type: 'text' })
  content!: string;

  @Property({ type: 'boolean', defaultRaw: 'false' })
  withdrawn!: boolean;
}
