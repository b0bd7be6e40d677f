import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '#api/platform/node.ts';
import { LocalDateTimeScalar } from '#api/platform/graphql/scalars.ts';
import { createEnum, createPermissions } from '#api/platform/graphql/types.ts';

export const eventStatusEnum = createEnum('EventStatus', 'The status of an event.', {
  SCHEDULED: 'The event takes place.',
  CANCELED: 'The event was canceled. It stays visible.',
});
export type EventStatus = keyof typeof eventStatusEnum;

/** An event, with the fields that it shares with the other dates of its series. */
@ObjectType('Event', {
  implements: Node,
  description:
    'An event for investors: a single one, or one date of a series. Invited people and administrators can read it.',
})
export class CalendarEvent {
  @Field(() => ID, { description: 'Opaque id, which starts with `evt_`.' })
  id!: string;

  @Field(() => ID, {
    description:
      'Opaque id, which all dates of a series share. A single event has one of its own. It is not the id of an event.',
  })
  seriesId!: string;

  version!: number;

  @Field(() => String, { description: 'The title, at most 120 characters.' })
  title!: string;

  description!: string;

  @Field(() => Boolean, {
    description:
      'True if this date of a series has a title, a description or a location that differs from those of the series.',
  })
  hasOwnDetails!: boolean;

  @Field(() => Date, { description: 'The date and time at which the event starts.' })
  startsAt!: Date;

  @Field(() => Date, { description: 'The date and time at which the event ends.' })
  endsAt!: Date;

  @Field(() => Boolean, {
    description:
      'True if the event takes whole days. Its days are the same for every reader, whatever their time zone.',
  })
  isAllDay!: boolean;

  @Field(() => LocalDateTimeScalar, {
    description:
      'The start as wall time in `timeZone`: `2027-03-28T10:00`. The first day of an all-day event: `2027-03-28`.',
  })
  startsWall!: string;

  @Field(() => LocalDateTimeScalar, {
    description: 'The end as wall time in `timeZone`. The last day of an all-day event, which is part of the event.',
  })
  endsWall!: string;

  @Field(() => String, { description: 'The IANA time zone of the event, such as `Europe/Berlin`.' })
  timeZone!: string;

  location!: string;

  @Field(() => eventStatusEnum, { description: 'The status of the event.' })
  status!: EventStatus;

  /** Why the event was canceled; '' if no reason was given. */
  note!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The rule of the series as in RFC 5545, such as `FREQ=WEEKLY;COUNT=10`. Null for a single event.',
  })
  recurrence!: string | null;

  @Field(() => Int, {
    description: 'The number of changes since the event was created, from 0. It is the SEQUENCE of calendar files.',
  })
  sequence!: number;

  @Field(() => Date, { description: 'The date and time of the last change.' })
  updatedAt!: Date;

  @Field(() => Int, { nullable: true, description: 'The number of seats. Null if seats are unlimited.' })
  capacity!: number | null;

  /** The absolute http(s) URL of a recording, or ''. */
  recording!: string;

  plannedFor!: string;
  everyone!: boolean;
  /** Whether the viewer for whom it was read can see it, as `isVisibleTo` decides. */
  isVisible!: boolean;
}

/** The original wall time of a moved date of a series. */
export const getOriginalStart = ({ recurrence, plannedFor, startsWall }: CalendarEvent): string | null =>
  recurrence && plannedFor !== startsWall ? plannedFor : null;

export const EventPermissions = createPermissions('Event', 'an event.', {
  respond: 'respond to the invitation',
  update: 'change the event',
  cancel: 'cancel the event',
  restore: 'restore the canceled event',
  exportAttendance: 'export the answers',
});
export type EventPermissions = InstanceType<typeof EventPermissions>;
