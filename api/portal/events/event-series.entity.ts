import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { makeIdFactory } from '#api/platform/node.ts';

const newSeriesId = makeIdFactory('evs', 'EventSeries');

/** What all dates of a series share. A single event is a series of one date. */
@Entity({ tableName: 'event_series' })
@Check({ name: 'event_series_capacity_check', expression: 'capacity > 0' })
export class EventSeries {
  [EntityName]?: 'EventSeries';

  [OptionalProps]?: 'id' | 'sequence' | 'createdAt' | 'updatedAt';

  @PrimaryKey({ type: 'text' })
  id: string = newSeriesId();

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text', defaultRaw: "''" })
  description!: string;

  @Property({ type: 'text', defaultRaw: "''" })
  location!: string;

  @Property({ type: 'text' })
  timeZone!: string;

  @Property({ type: 'boolean' })
  everyone!: boolean;

  @Property({ type: 'text', nullable: true })
  recurrence!: string | null;

  @Property({ type: 'integer', defaultRaw: '0' })
  sequence: number = 0;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  updatedAt: Date = new Date();

  @Property({ type: 'integer', nullable: true })
  capacity!: number | null;

  @Property({ type: 'boolean', defaultRaw: 'false' })
  allDay!: boolean;
}
