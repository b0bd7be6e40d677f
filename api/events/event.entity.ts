import { EntityName } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { EventSeries } from './event-series.entity.ts';

@Entity({ tableName: 'event' })
@Index({ name: 'event_by_start', properties: ['startsAt', 'id'] })
@Unique({ name: 'event_series_id_planned_for_key', properties: ['seriesId', 'plannedFor'] })
@Index({ name: 'event_untold', properties: ['startsAt'], where: 'untold' })
@Index({ name: 'event_seats_due', properties: ['startsAt'], where: 'seats_due' })
@Check({ name: 'event_check', expression: 'ends_at > starts_at' })
export class EventRow {
  [EntityName]?: 'Event';

  @PrimaryKey({ type: 'text' })
  id!: string;

  @ManyToOne(() => EventSeries, {
    mapToPk: true,
    fieldName: 'series_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  seriesId!: string;

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

  @Enum({ items: ['SCHEDULED', 'CANCELLED'], type: 'text', default: 'SCHEDULED' })
  status!: 'SCHEDULED' | 'CANCELLED';

  @Property({ type: 'text', defaultRaw: "''" })
  note!: string;

  @Property({ type: 'integer', defaultRaw: '0' })
  sequence!: number;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  updatedAt!: Date;

  @Property({ type: 'boolean', defaultRaw: 'true' })
  untold!: boolean;

  @Property({ type: 'boolean', defaultRaw: 'false' })
  seatsDue!: boolean;

  @Property({ type: 'text', defaultRaw: "''" })
  recording!: string;

  @Property({ type: 'text', nullable: true })
  title!: string | null;

  @Property({ type: 'text', nullable: true })
  description!: string | null;

  @Property({ type: 'text', nullable: true })
  location!: string | null;
}
