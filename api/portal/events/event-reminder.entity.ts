import { EntityName } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { User } from '#api/accounts/users/user.entity.ts';
import { EventRow } from './event.entity.ts';

@Entity({ tableName: 'event_reminder' })
@Index({ name: 'event_reminder_of_account', properties: ['accountId'] })
export class EventReminder {
  [EntityName]?: 'EventReminder';

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

  @Enum({ items: ['DAY', 'HOUR'], type: 'text', primary: true })
  kind!: 'DAY' | 'HOUR';

  @PrimaryKey({ type: 'timestamptz', length: 3 })
  startsAt!: Date;
}
