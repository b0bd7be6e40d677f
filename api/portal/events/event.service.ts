import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '#api/operation/audit/audit.service.ts';
import { lockDocuments } from '../documents/document.service.ts';
import type { EditedNoun, InputValues } from '#api/content/edits/edit.noun.service.ts';
import { edit } from '#api/content/edits/edit.service.ts';
import { setGroups } from '#api/accounts/groups/group.service.ts';
import { getKysely } from '#api/kysely.ts';
import { lockRow, now } from '#api/platform/database/sql.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { assignSeatsOfSeries } from './event.answer.service.ts';
import { findChanges, getShownDetails, setOwnDetails, touch, touchDates } from './event.details.service.ts';
import { EventDocument } from './event-document.entity.ts';
import { EventGroup } from './event-group.entity.ts';
import { EventSeries } from './event-series.entity.ts';
import { EventRow } from './event.entity.ts';
import type { CalendarEvent } from './event.type.ts';
import type { CancelEventInput, CreateEventInput, UpdateEventInput } from './event.input.ts';
import { eventPolicy } from './event.policy.ts';
import { findEvent, readEvent } from './event.read.service.ts';
import { listOccurrences } from './event.recurrence.ts';
import { markChangeAsKnown, markDateAsListed, markRestored, readSeriesState } from './event.silent.service.ts';
import { refuseUnknownZone } from '#api/platform/time-zones.ts';
import { getSeriesSpans, toTimeSpan, toWalls } from './event.times.ts';

const refuseField = (field: string, message: string): never =>
  fail('BAD_USER_INPUT', message, [{ path: ['input', field], message }]);

/** Creates an event, or all dates of a series if there is a rule. Returns the first event. */
export async function createEvent(context: Context, input: CreateEventInput): Promise<CalendarEvent> {
  authorize(eventPolicy, context.viewer, 'create', null);
  const { title, startsAt, endsAt, timeZone, recurrence } = input;
  refuseUnknownZone(timeZone);
  const isAllDay = input.isAllDay ?? false;
  const first = toTimeSpan(...toWalls(startsAt, endsAt, isAllDay), timeZone);
  const series = recurrence ? listOccurrences(recurrence, first.startsWall) : null;
  const spans = getSeriesSpans(first, series?.starts.slice(1) ?? [], timeZone);
  return context.em.transactional(async (em) => {
    const { description, location, groupIds, documentIds, recordingUrl } = input;
    const shared = em.create(EventSeries, {
      title,
      description: description ?? '',
      location: location ?? '',
      timeZone,
      everyone: !groupIds?.length,
      recurrence: spans.length > 1 ? series!.rule : null,
      capacity: input.capacity ?? null,
      allDay: isAllDay,
    });
    await em.flush();
    await setGroups(em, EventGroup, { seriesId: shared.id }, groupIds ?? []);
    const recording = recordingUrl ?? '';
    const ids = spans.map(
      (span) => em.create(EventRow, { series: shared, plannedFor: span.startsWall, ...span, recording }).id,
    );
    await em.flush();
    if (documentIds) await setDocuments(em, ids, documentIds);
    await record(context, em, { kind: 'event.created', subjectId: ids[0]!, details: { title, events: ids.length } });
    return (await readEvent({ ...context, em }, ids[0]!))!;
  });
}

/** Changes an event. Times apply to this date of a series, groups to all dates, and texts as the input says. */
export function updateEvent(context: Context, { expectedVersion, ...input }: UpdateEventInput): Promise<CalendarEvent> {
  const { id } = input;
  return edit(context, eventEdits, {
    id,
    expectedVersion,
    kind: 'event.updated',
    authorize: () => authorize(eventPolicy, context.viewer, 'update', null),
    apply: async (within, event) => {
      if (event.status === 'CANCELED') fail('CONFLICT', 'This event was canceled. Create a new event instead.');
      await applyChanges(within, event, input);
      return { isWholeSeries: isSeriesChange(input) || input.capacity !== undefined };
    },
    read: async (within) => (await readEvent(within, id))!,
  });
}

async function applyChanges(context: Context, event: EventRow, input: UpdateEventInput): Promise<void> {
  const { em } = context;
  const { id, groupIds, documentIds, capacity, recordingUrl } = input;
  const { series } = event;
  const isSilent = input.notify === false;
  const before = isSilent ? await readSeriesState(em, series.id) : null;
  const details = findChanges(event, input);
  const isOwn = series.recurrence !== null && Boolean(input.isOnlyThisDate);
  const isMoved = moveEvent(event, input);
  if (!isSilent && (isMoved || (isOwn && Object.keys(details).length > 0))) await markDateAsListed(em, event);
  if (isOwn) setOwnDetails(event, details);
  else Object.assign(series, details);
  if (groupIds) series.everyone = groupIds.length === 0;
  if (capacity !== undefined) series.capacity = capacity;
  if (recordingUrl !== undefined) event.recording = recordingUrl ?? '';
  touch(series);
  if (!isSeriesChange(input)) {
    touch(event);
    if (!isSilent) event.untold = true;
  }
  await em.flush();
  if (isSeriesChange(input)) await touchDates(em, series.id, { details: isOwn ? {} : details, isSilent });
  if (documentIds) await setDocuments(em, [id], documentIds);
  if (groupIds) await setGroups(em, EventGroup, { seriesId: series.id }, groupIds);
  if (capacity !== undefined || groupIds) await assignSeatsOfSeries(context, series);
  if (before) await markChangeAsKnown(em, series.id, before);
}

/** Cancels an event, or all dates of its series that have not started. Canceled events stay visible. */
export async function cancelEvent(context: Context, input: CancelEventInput): Promise<CalendarEvent> {
  const { id, reason } = input;
  const isWholeSeries = input.isWholeSeries ?? false;
  return context.em.transactional(async (em) => {
    const event = await lockEvent({ ...context, em }, id);
    authorize(eventPolicy, context.viewer, 'cancel', null);
    if (event.status === 'SCHEDULED' && !isWholeSeries) await markDateAsListed(em, event);
    const cancelled = await getKysely(em)
      .updateTable('event')
      .set((eb) => ({
        status: 'CANCELED',
        note: reason ?? '',
        sequence: eb('sequence', '+', 1),
        version: eb('version', '+', 1),
        updatedAt: now(),
        untold: true,
      }))
      .where('seriesId', '=', event.series.id)
      .where('status', '=', 'SCHEDULED')
      .where((eb) => (isWholeSeries ? eb.or([eb('id', '=', id), eb('startsAt', '>', now())]) : eb('id', '=', id)))
      .returning('id')
      .execute();
    if (cancelled.length > 0) {
      touch(event.series);
      await em.flush();
      const shown = { title: getShownDetails(event).title, events: cancelled.length, isWholeSeries };
      const details = { ...shown, changed: ['status'], editVersion: event.version + 1 };
      await record(context, em, { kind: 'event.cancelled', subjectId: id, details });
    }
    return (await readEvent({ ...context, em }, id))!;
  });
}

/** Undoes the cancellation of an event that has not begun, and emails the people who were mailed the cancellation. */
export async function restoreEvent(context: Context, id: string): Promise<CalendarEvent> {
  return context.em.transactional(async (em) => {
    const event = await lockEvent({ ...context, em }, id);
    authorize(eventPolicy, context.viewer, 'restore', null);
    if (event.status !== 'CANCELED') fail('CONFLICT', 'This event is not canceled.');
    if (event.startsAt <= new Date())
      fail('CONFLICT', 'The start of this event has passed. Create a new event instead.');
    Object.assign(event, { status: 'SCHEDULED', note: '', untold: true, version: event.version + 1 });
    touch(event);
    touch(event.series);
    await em.flush();
    await markRestored(em, id);
    await record(context, em, {
      kind: 'event.restored',
      subjectId: id,
      details: { title: getShownDetails(event).title, changed: ['status'], editVersion: event.version },
    });
    return (await readEvent({ ...context, em }, id))!;
  });
}

/**
 * Loads an event with its series, and locks both until the transaction ends: the series first, as all changes do, and
 * the event so that no email is sent about it meanwhile.
 */
async function lockEvent({ em, viewer }: Context, id: string): Promise<EventRow> {
  const event = await findEvent(em, viewer, id);
  if (!event || !eventPolicy.canSee(viewer, event)) return fail('NOT_FOUND', 'Event not found.');
  await em.findOneOrFail(EventSeries, { id: event.seriesId }, lockRow);
  return em.findOneOrFail(EventRow, { id }, { ...lockRow, populate: ['series'] });
}

type EventValues = InputValues<UpdateEventInput, 'isOnlyThisDate' | 'notify'>;

const eventEdits: EditedNoun<EventRow, EventValues> = {
  name: 'event',
  kinds: ['event.updated', 'event.cancelled', 'event.restored'],
  lock: lockEvent,
  read: async (em, event) => ({
    ...getShownDetails(event),
    isAllDay: event.series.allDay,
    startsAt: event.startsWall,
    endsAt: event.endsWall,
    timeZone: event.series.timeZone,
    capacity: event.series.capacity,
    recordingUrl: event.recording,
    groupIds: (await em.find(EventGroup, { seriesId: event.series.id })).map(({ groupId }) => groupId).toSorted(),
    documentIds: (await em.find(EventDocument, { eventId: event.id })).map((row) => row.documentId).toSorted(),
  }),
  // A change of all dates is recorded with the date on which it was made.
  readSubjects: async (em, { series }) => (await em.find(EventRow, { series })).map(({ id }) => id),
  isAbout: ({ id }, { subjectId, details }) => subjectId === id || details['isWholeSeries'] === true,
  increase: async (em, event, { isWholeSeries }) => {
    if (!isWholeSeries) return void (event.version += 1);
    const dates = getKysely(em).selectFrom('event').where('seriesId', '=', event.series.id);
    const { newest } = await dates.select(({ fn }) => fn.max('version').as('newest')).executeTakeFirstOrThrow();
    await em.nativeUpdate(EventRow, { series: event.series }, { version: newest + 1 });
    event.version = newest + 1;
  },
};

/** Sets the times of an event. False if they stay the same. */
function moveEvent(event: EventRow, input: UpdateEventInput): boolean {
  const { series } = event;
  const zone = input.timeZone ?? series.timeZone;
  const isAllDay = input.isAllDay ?? series.allDay;
  if (zone !== series.timeZone && series.recurrence) refuseField('timeZone', 'The time zone of a series cannot change');
  if (isAllDay !== series.allDay && series.recurrence)
    refuseField(
      'isAllDay',
      'A series keeps its whole days, or its times. Cancel the remaining dates and create a new event.',
    );
  refuseUnknownZone(zone);
  const [startsWall, endsWall] = toWalls(input.startsAt ?? event.startsWall, input.endsAt ?? event.endsWall, isAllDay);
  if (startsWall === event.startsWall && endsWall === event.endsWall && zone === series.timeZone) return false;
  Object.assign(event, toTimeSpan(startsWall, endsWall, zone));
  series.timeZone = zone;
  series.allDay = isAllDay;
  return true;
}

const isSeriesChange = ({ title, description, location, groupIds, isOnlyThisDate }: UpdateEventInput): boolean =>
  Boolean(groupIds) || (!isOnlyThisDate && (Boolean(title) || description !== undefined || location !== undefined));

/** Sets the documents of these dates. */
async function setDocuments(em: SqlEntityManager, eventIds: string[], documentIds: string[]): Promise<void> {
  const ids = [...new Set(documentIds)];
  await lockDocuments(em, ids);
  await em.nativeDelete(EventDocument, { eventId: { $in: eventIds } });
  await em.insertMany(
    EventDocument,
    eventIds.flatMap((eventId) => ids.map((documentId) => ({ eventId, documentId }))),
  );
}
