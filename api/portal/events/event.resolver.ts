import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { DocumentConnection } from '../documents/document.type.ts';
import { GroupConnection } from '#api/accounts/groups/group.entity.ts';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { ConnectionArgs, createConnectionType } from '#api/platform/pagination.ts';
import { LocalDateTimeScalar, UrlScalar } from '#api/platform/graphql/scalars.ts';
import { isAdmin } from '#api/platform/viewer.ts';
import { Attendance, OwnAnswer } from './event-answer.type.ts';
import { respondToEvent } from './event.answer.service.ts';
import { getAttendance, ownAnswer, seatsLeft, waitingCount } from './event.attendance.service.ts';
import { CalendarEvent, EventPermissions, getOriginalStart } from './event.type.ts';
import {
  CancelEventInput,
  CreateEventInput,
  EventsArgs,
  RespondToEventInput,
  RestoreEventInput,
  UpdateEventInput,
} from './event.input.ts';
import { listDocuments, listEvents, listGroups, readEvent } from './event.read.service.ts';
import { cancelEvent, createEvent, restoreEvent, updateEvent } from './event.service.ts';
import { getEventPermissions, getIsForEveryone } from './event.policy.ts';
import { explainRepeatedTime } from './event.times.ts';
import { createPayload } from '#api/platform/graphql/mutation-types.ts';

const EventConnection = createConnectionType(CalendarEvent, 'Event');

@Resolver(() => CalendarEvent)
export class EventResolver {
  @Access('signed-in', { scope: 'EVENTS_READ' })
  @Query(() => EventConnection, {
    description: 'The events that the viewer is invited to. All events for administrators.',
  })
  events(@Ctx() context: Context, @Args(() => EventsArgs) args: EventsArgs) {
    return listEvents(context, args);
  }

  @Access('signed-in', { scope: 'EVENTS_READ' })
  @Query(() => CalendarEvent, {
    nullable: true,
    description: 'An event by its id. Null if it does not exist or the viewer is not invited.',
  })
  event(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The id of the event.' }) id: string) {
    return readEvent(context, id);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'The version of the event. Each change by an administrator increases it. Send it as `expectedVersion` to detect concurrent changes. Null for everyone but administrators.',
  })
  version(@Ctx() { viewer }: Context, @Root() { version }: CalendarEvent) {
    return isAdmin(viewer) ? version : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The description of the event, as plain text. Null if there is no description.',
  })
  description(@Root() event: CalendarEvent) {
    return event.description || null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'A place as plain text, or the absolute http(s) URL of a meeting. Null if there is none.',
  })
  location(@Root() event: CalendarEvent) {
    return event.location || null;
  }

  @FieldResolver(() => UrlScalar, {
    nullable: true,
    description: 'The absolute http(s) URL of a recording of the event. Null if there is none.',
  })
  recordingUrl(@Root() event: CalendarEvent) {
    return event.recording || null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The reason why the event was canceled, in one sentence. Null if it is not canceled or no reason was given.',
  })
  cancellationReason(@Root() event: CalendarEvent) {
    return event.note || null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'True if all investors are invited. Null unless the viewer is an administrator.',
  })
  isForEveryone(@Ctx() { viewer }: Context, @Root() event: CalendarEvent) {
    return getIsForEveryone(viewer, event);
  }

  @FieldResolver(() => DocumentConnection, {
    description: 'The documents of the event that the viewer can list, by title. At most 20.',
  })
  documents(@Ctx() context: Context, @Root() event: CalendarEvent, @Args(() => ConnectionArgs) args: ConnectionArgs) {
    return listDocuments(context, event, args);
  }

  @FieldResolver(() => GroupConnection, {
    nullable: true,
    description: 'The groups that are invited, by name. Null unless the viewer is an administrator.',
  })
  groups(@Ctx() context: Context, @Root() event: CalendarEvent, @Args(() => ConnectionArgs) args: ConnectionArgs) {
    return listGroups(context, event, args);
  }

  @FieldResolver(() => LocalDateTimeScalar, {
    nullable: true,
    description:
      'The original start of a moved date of a series, as wall time in `timeZone`. Null if the date was not moved.',
  })
  movedFrom(@Root() event: CalendarEvent) {
    return getOriginalStart(event);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'If clocks are set back at the start of the event: a sentence that says which of the two times is meant. Otherwise null.',
  })
  timeNote(@Root() event: CalendarEvent) {
    return explainRepeatedTime(event);
  }

  @FieldResolver(() => Int, { nullable: true, description: 'The number of free seats. Null if seats are unlimited.' })
  seatsLeft(@Ctx() context: Context, @Root() event: CalendarEvent) {
    return seatsLeft(context, event);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The number of people who wait for a seat. Null if seats are unlimited.',
  })
  waitingCount(@Ctx() context: Context, @Root() event: CalendarEvent) {
    return waitingCount(context, event);
  }

  @FieldResolver(() => OwnAnswer, {
    nullable: true,
    description: 'The answer of the viewer. Null if the viewer has not answered.',
  })
  ownAnswer(@Ctx() context: Context, @Root() event: CalendarEvent) {
    return ownAnswer(context, event);
  }

  @FieldResolver(() => Attendance, {
    nullable: true,
    description: 'The number of people by answer. Null unless the viewer is an administrator.',
  })
  attendance(@Ctx() context: Context, @Root() event: CalendarEvent) {
    return getAttendance(context, event);
  }

  @FieldResolver(() => EventPermissions, { description: 'The actions that the viewer can take on the event now.' })
  viewerCan(@Ctx() { viewer }: Context, @Root() event: CalendarEvent) {
    return getEventPermissions(viewer, event);
  }

  @Access('signed-in', { scope: 'EVENTS_WRITE', confirms: false })
  @Mutation(() => RespondToEventPayload, {
    description:
      'Records whether the viewer attends an event, or all dates of its series. If no seat is free, the viewer joins the waiting list. For people who are invited. Errors: NOT_FOUND, CONFLICT if the event is canceled or has started.',
  })
  async respondToEvent(@Ctx() context: Context, @Arg('input', () => RespondToEventInput) input: RespondToEventInput) {
    return { event: await respondToEvent(context, input) };
  }

  @Access('admin', { scope: 'EVENTS_WRITE', creates: true, confirms: true })
  @Mutation(() => CreateEventPayload, {
    description:
      'Creates an event, or all dates of a series, and emails an invitation. For administrators. Errors: BAD_USER_INPUT.',
  })
  async createEvent(@Ctx() context: Context, @Arg('input', () => CreateEventInput) input: CreateEventInput) {
    return { event: await createEvent(context, input) };
  }

  @Access('admin', { scope: 'EVENTS_WRITE', confirms: true })
  @Mutation(() => UpdateEventPayload, {
    description:
      'Changes the given fields of an event. In a series, times, documents and the recording change for this date only, everything else for all dates. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT if the event is canceled or `expectedVersion` is not the current version.',
  })
  async updateEvent(@Ctx() context: Context, @Arg('input', () => UpdateEventInput) input: UpdateEventInput) {
    return { event: await updateEvent(context, input) };
  }

  @Access('admin', { scope: 'EVENTS_WRITE', confirms: true })
  @Mutation(() => CancelEventPayload, {
    description:
      'Cancels an event, or the dates of a series that have not started, and emails the people invited. A canceled event stays visible. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND.',
  })
  async cancelEvent(@Ctx() context: Context, @Arg('input', () => CancelEventInput) input: CancelEventInput) {
    return { event: await cancelEvent(context, input) };
  }

  @Access('admin', { scope: 'EVENTS_WRITE', confirms: true })
  @Mutation(() => RestoreEventPayload, {
    description:
      'Restores a canceled event, or one canceled date of a series, and emails the people who received the cancellation. For administrators. Errors: NOT_FOUND, CONFLICT if the event is not canceled or its start has passed.',
  })
  async restoreEvent(
    @Ctx() context: Context,
    @Arg('input', () => RestoreEventInput) { id }: InstanceType<typeof RestoreEventInput>,
  ) {
    return { event: await restoreEvent(context, id) };
  }
}

const CreateEventPayload = createPayload('createEvent', {
  event: { type: () => CalendarEvent, description: 'The new event. The first date of a series.' },
});

const UpdateEventPayload = createPayload('updateEvent', {
  event: { type: () => CalendarEvent, description: 'The event after the change.' },
});

const CancelEventPayload = createPayload('cancelEvent', {
  event: { type: () => CalendarEvent, description: 'The canceled event.' },
});

const RestoreEventPayload = createPayload('restoreEvent', {
  event: { type: () => CalendarEvent, description: 'The restored event.' },
});

const RespondToEventPayload = createPayload('respondToEvent', {
  event: { type: () => CalendarEvent, description: 'The event with the answer of the viewer.' },
});
