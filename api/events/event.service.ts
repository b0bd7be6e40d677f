import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '../audit/audit.service.ts';
import { getKysely } from '../kysely.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { makeIdFactory } from '../platform/ids.ts';
import { anyOf, now, recordsAs } from '../platform/database/sql.ts';
import { assignSeatsOfSeries } from './event.answer.service.ts';
import { changeDetails, touchSeries } from './event.details.service.ts';
import { type CalendarEvent, newEventId } from './event.type.ts';
import type { CancelEventInput, CreateEventInput, UpdateEventInput } from './event.input.ts';
import { eventPolicy } from './event.policy.ts';
import { findEvent, readEvent } from './event.read.service.ts';
import { listOccurrences } from './event.recurrence.ts';
import { markChangeAsKnown, markDateAsListed, readSeriesState } from './event.silent.service.ts';
import { refuseUnknownZone } from '../platform/time-zones.ts';
import { getSeriesSpans, type Span, toTimeSpan, toWalls } from './event.times.ts';

const refuseField = (field: string, message: string): never =>
  fail('BAD_USER_INPUT', message, [{ path: ['input', field], message }]);

const newSeriesId = makeIdFactory('evs', 'EventSeries');

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
    const seriesId = newSeriesId();
    const { description, location, groupIds } = input;
    await getKysely(em)
      .insertInto('event_series')
      .values({
        id: seriesId,
        title,
        description: description ?? '',
        location: location ?? '',
        timeZone,
        everyone: !groupIds?.length,
        recurrence: spans.length > 1 ? series!.rule : null,
        capacity: input.capacity ?? null,
        allDay: isAllDay,
      })
      .execute();
    await setGroups(em, seriesId, groupIds ?? []);
    const ids = await insertEvents(em, seriesId, spans);
    for (const id of ids) await setMaterial(em, id, input);
    await record(context, em, { kind: 'event.created', subjectId: ids[0]!, details: { title, events: ids.length } });
    return (await readEvent({ ...context, em }, ids[0]!))!;
  });
}

/** Changes an event. Times apply to this date of a series, groups to all dates, and texts as the input says. */
export async function updateEvent(context: Context, input: UpdateEventInput): Promise<CalendarEvent> {
  const { id, ...changes } = input;
  return context.em.transactional(async (em) => {
    const event = await lockEvent(context, em, id, 'update');
    if (event.status === 'CANCELLED') fail('CONFLICT', 'This event was canceled. Create a new event instead.');
    const before = input.notify === false ? await readSeriesState(em, event.seriesId) : null;
    await moveEvent(em, event, input);
    await changeDetails(em, event, input);
    await changeSeries(em, event, input);
    await setMaterial(em, id, input);
    if (input.groupIds) await setGroups(em, event.seriesId, input.groupIds);
    if (input.capacity !== undefined || input.groupIds) await assignSeatsOfSeries(context, em, event.seriesId);
    if (before) await markChangeAsKnown(em, event.seriesId, before);
    await record(context, em, { kind: 'event.updated', subjectId: id, details: { changed: Object.keys(changes) } });
    return (await readEvent({ ...context, em }, id))!;
  });
}

/** Cancels an event, or all dates of its series that have not started. Canceled events stay visible. */
export async function cancelEvent(context: Context, input: CancelEventInput): Promise<CalendarEvent> {
  const { id, reason } = input;
  const isWholeSeries = input.isWholeSeries ?? false;
  return context.em.transactional(async (em) => {
    const event = await lockEvent(context, em, id, 'cancel');
    if (event.status === 'SCHEDULED' && !isWholeSeries) await markDateAsListed(em, event);
    const cancelled = await getKysely(em)
      .updateTable('event')
      .set((eb) => ({
        status: 'CANCELLED',
        note: reason ?? '',
        sequence: eb('sequence', '+', 1),
        updatedAt: now(),
        untold: true,
      }))
      .where('seriesId', '=', event.seriesId)
      .where('status', '=', 'SCHEDULED')
      .where((eb) => (isWholeSeries ? eb.or([eb('id', '=', id), eb('startsAt', '>', now())]) : eb('id', '=', id)))
      .returning('id')
      .execute();
    if (cancelled.length > 0) {
      await touchSeries(em, event.seriesId);
      const details = { title: event.title, events: cancelled.length };
      await record(context, em, { kind: 'event.cancelled', subjectId: id, details });
    }
    return (await readEvent({ ...context, em }, id))!;
  });
}

/** Locks the series of an event until the transaction ends, and returns the event. */
export async function lockEvent(
  context: Context,
  em: SqlEntityManager,
  id: string,
  action: 'update' | 'cancel' | 'restore',
): Promise<CalendarEvent> {
  await getKysely(em)
    .selectFrom('event_series')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('event').select('seriesId').where('id', '=', id))
    .forUpdate()
    .execute();
  const event = (await findEvent(em, context.viewer, id)) ?? fail('NOT_FOUND', 'Event not found.');
  authorize(eventPolicy, context.viewer, action, event);
  return event;
}

async function insertEvents(em: SqlEntityManager, seriesId: string, spans: Span[]): Promise<string[]> {
  const rows = spans.map((span) => ({ id: newEventId(), ...span }));
  const dates = recordsAs(rows, 'd', {
    id: 'text',
    startsWall: 'text',
    endsWall: 'text',
    startsAt: 'timestamptz',
    endsAt: 'timestamptz',
  });
  await getKysely(em)
    .insertInto('event')
    .columns(['id', 'seriesId', 'plannedFor', 'startsWall', 'endsWall', 'startsAt', 'endsAt'])
    .expression((eb) =>
      eb
        .selectFrom(dates)
        .select(['d.id', eb.val(seriesId).as('seriesId'), 'd.startsWall as plannedFor', 'd.startsWall', 'd.endsWall'])
        .select(['d.startsAt', 'd.endsAt']),
    )
    .execute();
  return rows.map(({ id }) => id);
}

async function moveEvent(em: SqlEntityManager, event: CalendarEvent, input: UpdateEventInput): Promise<void> {
  const zone = input.timeZone ?? event.timeZone;
  const isAllDay = input.isAllDay ?? event.isAllDay;
  if (zone !== event.timeZone && event.recurrence) refuseField('timeZone', 'The time zone of a series cannot change');
  if (isAllDay !== event.isAllDay && event.recurrence)
    refuseField(
      'isAllDay',
      'A series keeps its whole days, or its times. Cancel the remaining dates and create a new event.',
    );
  refuseUnknownZone(zone);
  const walls = toWalls(input.startsAt ?? event.startsWall, input.endsAt ?? event.endsWall, isAllDay);
  const [startsWall, endsWall] = walls;
  if (startsWall === event.startsWall && endsWall === event.endsWall && zone === event.timeZone) return;
  const { startsAt, endsAt } = toTimeSpan(startsWall, endsWall, zone);
  if (input.notify !== false) await markDateAsListed(em, event);
  const db = getKysely(em);
  await db
    .updateTable('event_series')
    .set({ timeZone: zone, allDay: isAllDay })
    .where('id', '=', event.seriesId)
    .execute();
  await db.updateTable('event').set({ startsWall, endsWall, startsAt, endsAt }).where('id', '=', event.id).execute();
}

/** Sets the audience and the seats, which all dates share, and increases the version of each date that changed. */
async function changeSeries(em: SqlEntityManager, event: CalendarEvent, input: UpdateEventInput): Promise<void> {
  const db = getKysely(em);
  await db
    .updateTable('event_series')
    .set({
      everyone: input.groupIds ? input.groupIds.length === 0 : event.everyone,
      capacity: input.capacity === undefined ? event.capacity : input.capacity,
    })
    .where('id', '=', event.seriesId)
    .execute();
  await touchSeries(em, event.seriesId);
  const eventUpdate = db
    .updateTable('event')
    .set((eb) => ({ sequence: eb('sequence', '+', 1), updatedAt: now() }))
    .$if(input.notify !== false, (update) => update.set({ untold: true }))
    .where('seriesId', '=', event.seriesId);
  await (isSeriesChange(input) ? eventUpdate : eventUpdate.where('id', '=', event.id)).execute();
}

const isSeriesChange = ({ title, description, location, groupIds, isOnlyThisDate }: UpdateEventInput): boolean =>
  Boolean(groupIds) || (!isOnlyThisDate && (Boolean(title) || description !== undefined || location !== undefined));

/** Sets the documents and the recording of one date. */
async function setMaterial(
  em: SqlEntityManager,
  id: string,
  { documentIds, recordingUrl }: Pick<UpdateEventInput, 'documentIds' | 'recordingUrl'>,
): Promise<void> {
  const db = getKysely(em);
  if (recordingUrl !== undefined)
    await db
      .updateTable('event')
      .set({ recording: recordingUrl ?? '' })
      .where('id', '=', id)
      .execute();
  if (!documentIds) return;
  const ids = [...new Set(documentIds)];
  const existing = await db.selectFrom('document').select('id').where('id', '=', anyOf(ids)).execute();
  if (existing.length < ids.length) refuseField('documentIds', 'One of these documents no longer exists');
  await db.deleteFrom('event_document').where('eventId', '=', id).execute();
  const rows = ids.map((documentId) => ({ eventId: id, documentId }));
  if (rows.length > 0) await db.insertInto('event_document').values(rows).execute();
}

async function setGroups(em: SqlEntityManager, seriesId: string, groupIds: string[]): Promise<void> {
  const db = getKysely(em);
  const ids = [...new Set(groupIds)];
  const existing = await db.selectFrom('account_group').select('id').where('id', '=', anyOf(ids)).execute();
  if (existing.length < ids.length) refuseField('groupIds', 'One of these groups no longer exists');
  await db.deleteFrom('event_group').where('seriesId', '=', seriesId).execute();
  const rows = ids.map((groupId) => ({ seriesId, groupId }));
  if (rows.length > 0) await db.insertInto('event_group').values(rows).execute();
}
