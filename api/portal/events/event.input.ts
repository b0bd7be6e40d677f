import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { cancelEventInput, createEventInput, updateEventInput } from '#graphql/event-validation.ts';
import { createIdInput, type EditInput, expectedVersion } from '#api/platform/graphql/mutation-types.ts';
import { createFilterArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';
import { LocalDateTimeScalar, UrlScalar } from '#api/platform/graphql/scalars.ts';
import { type Answer, answerEnum } from './event-answer.type.ts';

@InputType()
abstract class EventInput {
  @Field(() => String, {
    nullable: true,
    description: 'The description of the event, as plain text of at most 5,000 characters. Null stands for none.',
  })
  description?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if the event takes whole days. Cannot change in a series. If absent or null, a new event does not, and an existing one stays as it is.',
  })
  isAllDay?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'A place as plain text, or the absolute http(s) URL of a meeting. Null stands for none.',
  })
  location?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'The ids of the groups that are invited. An empty list invites all investors. If absent or null, a new event invites all investors, and an existing one keeps its groups.',
  })
  groupIds?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'The number of seats. Null stands for no limit.' })
  capacity?: number | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'The ids of the documents of the event. Each invited person sees those shared with them. An empty list stands for none. Null changes nothing.',
  })
  documentIds?: string[] | null;

  @Field(() => UrlScalar, {
    nullable: true,
    description: 'The absolute http(s) URL of a recording of the event. Null stands for none.',
  })
  recordingUrl?: string | null;
}

@Validated(createEventInput)
@InputType({ description: 'The input of the mutation createEvent.' })
export class CreateEventInput extends EventInput {
  @Field(() => String, { description: 'The title, at most 120 characters.' })
  title!: string;

  @Field(() => LocalDateTimeScalar, {
    description:
      'The start as wall time in `timeZone`: `2027-03-28T10:00`. The first day of an all-day event: `2027-03-28`.',
  })
  startsAt!: string;

  @Field(() => LocalDateTimeScalar, {
    description:
      'The end as wall time in `timeZone`: `2027-03-28T11:00`. The last day of an all-day event: `2027-03-29` is its last full day.',
  })
  endsAt!: string;

  @Field(() => String, { description: 'The IANA time zone of `startsAt` and `endsAt`, such as `Europe/Berlin`.' })
  timeZone!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The recurrence rule of the event, in the format of RFC 5545 and with an end: `FREQ=WEEKLY;COUNT=10`. Null stands for a single event.',
  })
  recurrence?: string | null;
}

@Validated(updateEventInput)
@InputType({ description: 'The input of the mutation updateEvent. Absent fields stay unchanged.' })
export class UpdateEventInput extends EventInput implements EditInput {
  @Field(() => Int, expectedVersion)
  expectedVersion?: number | null;

  @Field(() => ID, { description: 'The id of the event to change.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The title, at most 120 characters. Null leaves it unchanged.',
  })
  title?: string | null;

  @Field(() => LocalDateTimeScalar, {
    nullable: true,
    description:
      'The start as wall time in `timeZone`: `2027-03-28T10:00`. The first day of an all-day event. Null leaves it unchanged.',
  })
  startsAt?: string | null;

  @Field(() => LocalDateTimeScalar, {
    nullable: true,
    description:
      'The end as wall time in `timeZone`: `2027-03-28T11:00`. The last day of an all-day event. Null leaves it unchanged.',
  })
  endsAt?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The IANA time zone of `startsAt` and `endsAt`. Null leaves it unchanged. Cannot change in a series.',
  })
  timeZone?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True applies `title`, `description` and `location` to this date of the series only. False, absent or null: to all dates.',
  })
  isOnlyThisDate?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True emails the change to the people invited. False never mentions this change in an email. True if absent or null.',
  })
  notify?: boolean | null;
}

@Validated(cancelEventInput)
@InputType({ description: 'The input of the mutation cancelEvent.' })
export class CancelEventInput {
  @Field(() => ID, { description: 'The id of the event to cancel.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'One sentence that tells the people invited why the event is canceled. Null stands for none.',
  })
  reason?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True also cancels all other dates of the series that have not started. False if absent or null.',
  })
  isWholeSeries?: boolean | null;
}

export const RestoreEventInput = createIdInput('restoreEvent', 'The id of the event to restore.');

@InputType({ description: 'The input of the mutation respondToEvent.' })
export class RespondToEventInput {
  @Field(() => ID, { description: 'The id of the event to respond to.' })
  id!: string;

  @Field(() => answerEnum, { description: 'The answer of the viewer.' })
  answer!: Answer;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True also answers all other dates of the series that have not started. False if absent or null.',
  })
  isWholeSeries?: boolean | null;
}

@InputType({ description: 'Filtering options for events. An event must match all fields that are given.' })
export class EventFilter {
  @Field(() => Date, {
    nullable: true,
    description:
      'Only events that end after this date and time. If absent or null, the current time; with `isPast`, null sets no condition.',
  })
  from?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Only events that start before this date and time. Null sets no condition.',
  })
  to?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for only events that have ended, the latest first. Absent, null or false for upcoming events, the earliest first.',
  })
  isPast?: boolean | null;
}

const filter = z.object({ from: z.date().nullish(), to: z.date().nullish(), isPast: z.boolean().nullish() });

@Validated(z.object({ filter: filter.nullish() }))
@ArgsType()
export class EventsArgs extends createFilterArgs(
  EventFilter,
  'Filtering options for the list. The list has the events that have not ended if absent or null.',
) {}
