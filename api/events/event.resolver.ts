import { Arg, Args, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PortalDocument } from '../documents/document.entity.ts';
import { Group } from '../groups/group.entity.ts';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { connectionOf } from '../platform/pagination.ts';
import { isAdmin } from '../platform/viewer.ts';
import { type Answer, answerEnum, Attendance, OwnAnswer } from './event-answer.entity.ts';
import { answerEvent } from './event.answering.service.ts';
import { attendanceOf, ownAnswer, seatsLeft } from './event.attending.service.ts';
import { CalendarEvent, movedFrom } from './event.entity.ts';
import { CancelEventArgs, EventInput, EventsArgs } from './event.input.ts';
import { documentsOf, groupsOf, listEvents, readEvent } from './event.reading.service.ts';
import { restoreEvent } from './event.restore.service.ts';
import { cancelEvent, createEvent, updateEvent } from './event.service.ts';
import { noteOnTime } from './event.times.ts';

const EventConnection = connectionOf(CalendarEvent, 'Event');

@Resolver(() => CalendarEvent)
export class EventResolver {
  @Access('signed-in')
  @Query(() => EventConnection, { description: 'What takes place that you may attend, or has.' })
  events(@Ctx() context: Context, @Args(() => EventsArgs) args: EventsArgs) {
    return listEvents(context, args);
  }

  @Access('signed-in')
  @Query(() => CalendarEvent, { nullable: true, description: 'An event by its id; null where you may attend no such.' })
  event(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return readEvent(context, id);
  }

  @FieldResolver(() => Boolean, { nullable: true, description: 'Whether it is for all investors; for admins.' })
  forEveryone(@Ctx() { viewer }: Context, @Root() { everyone }: CalendarEvent) {
    return isAdmin(viewer) ? everyone : null;
  }

  @Extensions({ listSize: 5 })
  @FieldResolver(() => [PortalDocument], { description: 'What is handed out with it that you may know of, by title.' })
  documents(@Ctx() context: Context, @Root() event: CalendarEvent) {
    return documentsOf(context, event);
  }

  @Extensions({ listSize: 5 })
  @FieldResolver(() => [Group], { nullable: true, description: 'The groups it is for, for admins.' })
  groups(@Ctx() context: Context, @Root() event: CalendarEvent) {
    return groupsOf(context, event);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'For a date of a series that was moved: when it was planned, on the clock of its zone. Null where it was not moved.',
  })
  movedFrom(@Root() event: CalendarEvent) {
    return movedFrom(event);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Where clocks are put back over its start: a sentence on which of the two times it is.',
  })
  timeNote(@Root() { startsWall, timeZone, isAllDay }: CalendarEvent) {
    return isAllDay ? null : noteOnTime(startsWall, timeZone);
  }

  @FieldResolver(() => Int, { nullable: true, description: 'How many seats are left; null: as many as come.' })
  seatsLeft(@Ctx() context: Context, @Root() event: CalendarEvent) {
    return seatsLeft(context, event);
  }

  @FieldResolver(() => OwnAnswer, { nullable: true, description: 'What you said; null where you said nothing yet.' })
  ownAnswer(@Ctx() context: Context, @Root() event: CalendarEvent) {
    return ownAnswer(context, event);
  }

  @FieldResolver(() => Attendance, { nullable: true, description: 'How many said what, for admins.' })
  attendance(@Ctx() context: Context, @Root() event: CalendarEvent) {
    return attendanceOf(context, event);
  }

  @Access('signed-in')
  @Mutation(() => CalendarEvent, { description: 'Says whether you come. Where no seat is left, you wait for one.' })
  answerEvent(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('answer', () => answerEnum) answer: Answer,
  ) {
    return answerEvent(context, id, answer);
  }

  @Access('admin')
  @Mutation(() => CalendarEvent, { description: 'Makes an event, or all of a series; returns the first.' })
  createEvent(@Ctx() context: Context, @Arg('input', () => EventInput) input: EventInput) {
    return createEvent(context, input);
  }

  @Access('admin')
  @Mutation(() => CalendarEvent, {
    description: 'Changes an event: its words and groups with all of its series, its time alone.',
  })
  updateEvent(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => EventInput) input: EventInput,
  ) {
    return updateEvent(context, id, input);
  }

  @Access('admin')
  @Mutation(() => CalendarEvent, { description: 'Calls an event off; it stays to be seen as such.' })
  cancelEvent(@Ctx() context: Context, @Args(() => CancelEventArgs) args: CancelEventArgs) {
    return cancelEvent(context, args);
  }

  @Access('admin')
  @Mutation(() => CalendarEvent, {
    description:
      'Restores a canceled event, or one canceled date of a series, and mails the people who were mailed the cancellation. Returns CONFLICT if the event is not canceled or its start has passed.',
  })
  restoreEvent(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The id of the event.' }) id: string) {
    return restoreEvent(context, id);
  }
}
