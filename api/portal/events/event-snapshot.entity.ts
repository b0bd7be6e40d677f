import { EntityName } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EventRow } from './event.entity.ts';

@Entity({ tableName: 'event_snapshot' })
export class EventSnapshot {
  [EntityName]?: 'EventSnapshot';

  @ManyToOne(() => EventRow, {
    primary: true,
    mapToPk: true,
    fieldName: 'event_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  eventId!: string;

  @PrimaryKey({ type: 'text' })
  content!: string;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'text' })
  location!: string;

  @Property({ type: 'text' })
  timeZone!: string;

  @Property({ type: 'boolean' })
  allDay!: boolean;

  @Property({ type: 'text' })
  startsWall!: string;

  @Property({ type: 'text' })
  endsWall!: string;

  @Property({ type: 'timestamptz', length: 3 })
  startsAt!: Date;

  @Property({ type: 'timestamptz', length: 3 })
  endsAt!: Date;
}
