import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { cancelNote, eventInput } from '../../graphql/event-validation.ts';
import { ConnectionArgs } from '../platform/pagination.ts';
import { Validated } from '../platform/validation.ts';

@Validated(eventInput)
@InputType({ description: 'What changes about an event; what is left out stays as it is.' })
export class EventInput {
  @Field(() => String, { nullable: true, description: 'What it is called.' })
  title?: string;

  @Field(() => String, { nullable: true, description: 'Summary, as plain text.' })
  description?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True if the event takes whole days. A series keeps what it was made with. Default: false.',
  })
  isAllDay?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Wall time in its zone at which it starts: `2027-03-28T10:00`. The first day of an all-day event: `2027-03-28`.',
  })
  startsAt?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Wall time in its zone at which it ends. The last day of an all-day event, which belongs to it.',
  })
  endsAt?: string;

  @Field(() => String, { nullable: true, description: 'IANA time zone. A series keeps the one it was made with.' })
  timeZone?: string;

  @Field(() => String, { nullable: true, description: 'A place in words, or the http(s) address of a meeting.' })
  location?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Groups it is for; none at all: for all investors.' })
  groupIds?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'How many seats there are; 0: as many as come.' })
  capacity?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'How it repeats, by RFC 5545 and with an end: `FREQ=WEEKLY;COUNT=10`. Only for a new event.',
  })
  recurrence?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'False saves a change without mail to the people invited; later mails do not name it either. Default: true. A new event is always announced.',
  })
  notify?: boolean | null;

  @Field(() => [ID], { nullable: true, description: 'Documents handed out with it, each for who may see it.' })
  documentIds?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Address at which it can be watched afterwards; may be empty.' })
  recording?: string | null;
}

@Validated(z.object({ from: z.date().nullish(), to: z.date().nullish(), past: z.boolean() }))
@ArgsType()
export class EventsArgs extends ConnectionArgs {
  @Field(() => Boolean, { defaultValue: false, description: 'Only what has ended, the latest first.' })
  past: boolean = false;

  @Field(() => Date, { nullable: true, description: 'What ends after this instant; now, if left out.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'What starts before this instant.' })
  to?: Date | null;
}

@Validated(z.object({ id: z.string(), note: cancelNote.nullish(), whole: z.boolean() }))
@ArgsType()
export class CancelEventArgs {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'One sentence on why, for those who are invited.' })
  note?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Also every other of its series that has not begun.' })
  whole: boolean = false;
}
