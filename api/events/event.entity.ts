import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { idsOf } from '../platform/ids.ts';
import { Node } from '../platform/node.ts';

export const newEventId = idsOf('evt', 'Event');

export const eventStatusEnum = { SCHEDULED: 'SCHEDULED', CANCELLED: 'CANCELLED' } as const;
export type EventStatus = keyof typeof eventStatusEnum;
registerEnumType(eventStatusEnum, {
  name: 'EventStatus',
  description: 'Whether an event takes place.',
  valuesConfig: {
    SCHEDULED: { description: 'It takes place.' },
    CANCELLED: { description: 'It was called off, and is still shown.' },
  },
});

/** One occurrence; what it shares with the others of its series is read with it. */
@ObjectType('Event', { implements: Node, description: 'Something that takes place, once or as one of a series.' })
export class CalendarEvent {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  seriesId!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'Summary, as plain text; empty where nothing was written.' })
  description!: string;

  @Field(() => Date, { description: 'When it starts.' })
  startsAt!: Date;

  @Field(() => Date, { description: 'When it ends.' })
  endsAt!: Date;

  @Field(() => Boolean, {
    description:
      'True if the event takes whole days. Its days are the same for every reader, whatever their time zone.',
  })
  isAllDay!: boolean;

  @Field(() => String, {
    description: 'When it starts, on the clock of its zone: `2027-03-28T10:00`. The first day of an all-day event.',
  })
  startsWall!: string;

  @Field(() => String, {
    description: 'When it ends, on the clock of its zone. The last day of an all-day event, which belongs to it.',
  })
  endsWall!: string;

  @Field(() => String, { description: 'The IANA time zone it was planned in.' })
  timeZone!: string;

  @Field(() => String, { description: 'A place in words, or the http(s) address of a meeting; may be empty.' })
  location!: string;

  @Field(() => eventStatusEnum, { description: 'Whether it takes place.' })
  status!: EventStatus;

  @Field(() => String, { description: 'Why it was called off; empty where nothing was said.' })
  note!: string;

  @Field(() => String, { nullable: true, description: 'The rule of its series by RFC 5545; null where it is alone.' })
  recurrence!: string | null;

  @Field(() => Int, { description: 'Rises with each change.' })
  sequence!: number;

  @Field(() => Date, { description: 'When it was last changed.' })
  updatedAt!: Date;

  @Field(() => Int, { nullable: true, description: 'How many seats there are; null: as many as come.' })
  capacity!: number | null;

  @Field(() => String, { description: 'Address at which it can be watched afterwards; empty where there is none.' })
  recording!: string;

  plannedFor!: string;
  everyone!: boolean;
  /** Whether the viewer is in a group it is for. */
  invited!: boolean;
}

/** When a date of a series was planned, if it was moved since. */
export const movedFrom = ({ recurrence, plannedFor, startsWall }: CalendarEvent): string | null =>
  recurrence && plannedFor !== startsWall ? plannedFor : null;
