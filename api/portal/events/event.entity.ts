import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { makeIdFactory } from '#api/platform/node.ts';
import { EventSeries } from './event-series.entity.ts';
import { type EventStatus, eventStatusEnum } from './event.type.ts';

const newEventId = makeIdFactory('evt', 'Event');

/** One date of a series. Its title, description and location are null unless they differ from those of the series. */
@Entity({ tableName: 'event' })
@Index({ name: 'event_by_start', properties: ['startsAt', 'id'] })
@Unique({ name: 'event_series_id_planned_for_key', properties: ['series', 'plannedFor'] })
@Index({ name: 'event_untold', properties: ['startsAt'], where: 'untold' })
@Index({ name: 'event_seats_due', properties: ['startsAt'], where: 'seats_due' })
@Check({ name: 'event_check', expression: 'ends_at > starts_at' })
export class EventRow {
  [EntityName]?: 'Event';

  [OptionalProps]?:
    | 'id'
    | 'status'
    | 'note'
    | 'sequence'
    | 'version'
    | 'updatedAt'
    | 'untold'
    | 'seatsDue'
    | 'recording'
    | 'title'
    | 'description'
    | 'location';

  @PrimaryKey({ type: 'text' })
  id: string = newEventId();

  @ManyToOne(() => EventSeries, { deleteRule: 'cascade' })
  series!: EventSeries;

  @Property({ type: 'text' })
  plannedFor!: string;

  @Property({ type: 'text' })
  startsWall!: string;

  @Property({ type: 'text' })
  endsWall!: string;

  @Property({ type: 'timestamptz', length: 3 })
  startsAt!: Date;

  @Property({ type: 'timestamptz', length: 3 })
  endsAt!: Date;

  @Enum({ items: Object.values(eventStatusEnum), type: 'text', default: 'SCHEDULED' })
  status: EventStatus = 'SCHEDULED';

  @Property({ type: 'text', defaultRaw: "''" })
  note: string = '';

  @Property({ type: 'integer', defaultRaw: '0' })
  sequence: number = 0;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  updatedAt: Date = new Date();

  @Property({ type: 'boolean', defaultRaw: 'true' })
  untold: boolean = true;

  @Property({ type: 'boolean', defaultRaw: 'false' })
  seatsDue: boolean = false;

  @Property({ type: 'text', defaultRaw: "''" })
  recording: string = '';

  @Property({ type: 'text', nullable: true })
  title: string | null = null;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Property({ type: 'text', nullable: true })
  location: string | null = null;

  @Property({ type: 'integer', defaultRaw: '1' })
  version: number = 1;
}
