import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '../audit/audit.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { idsOf } from '../platform/ids.ts';
import { query } from '../platform/sql.ts';
import { seatSeries } from './event.answering.service.ts';
import { type CalendarEvent, newEventId } from './event.entity.ts';
import type { CancelEventInput, CreateEventInput, UpdateEventInput } from './event.input.ts';
import { eventPolicy } from './event.policy.ts';
import { findEvent, readEvent } from './event.reading.service.ts';
import { occurrencesOf } from './event.recurring.ts';
import { markChangeAsKnown, markDateAsListed, readSeriesState } from './event.silent.service.ts';
import { getSeriesSpans, refuseUnknownZone, type Span, spanOf, toWalls } from './event.times.ts';

const refuseField = (field: string, message: string): never =>
  fail('BAD_USER_INPUT', message, [{ path: ['input', field], message }]);

const newSeriesId = idsOf('evs', 'EventSeries');

const INSERT_SERIES = `insert into event_series (id, title, description, location, time_zone, everyone, recurrence,
    capacity, all_day)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
const INSERT_EVENTS = `insert into event (id, series_id, planned_for, starts_wall, ends_wall, starts_at, ends_at)
  select id, $1, starts_wall, starts_wall, ends_wall, starts_at, ends_at
  from unnest($2::text[], $3::text[], $4::text[], $5::timestamptz[], $6::timestamptz[])
    as given (id, starts_wall, ends_wall, starts_at, ends_at)`;

/** Creates an event, or with a rule all dates of a series; returns the first. */
export async function createEvent(context: Context, input: CreateEventInput): Promise<CalendarEvent> {
  authorize(eventPolicy, context.viewer, 'create', null);
  const { title, startsAt, endsAt, timeZone, recurrence } = input;
  refuseUnknownZone(timeZone);
  const isAllDay = input.isAllDay ?? false;
  const first = spanOf(...toWalls(startsAt, endsAt, isAllDay), timeZone);
  const series = recurrence ? occurrencesOf(recurrence, first.startsWall) : null;
  const spans = getSeriesSpans(first, series?.starts.slice(1) ?? [], timeZone);
  return context.em.transactional(async (em) => {
    const seriesId = newSeriesId();
    const { description, location, groupIds } = input;
    const rule = spans.length > 1 ? series!.rule : null;
    const texts = [title, description ?? '', location ?? '', timeZone];
    const facts = [!groupIds?.length, rule, input.capacity ?? null, isAllDay];
    await query(em, INSERT_SERIES, [seriesId, ...texts, ...facts]);
    await setGroups(em, seriesId, groupIds ?? []);
    const ids = await insertEvents(em, seriesId, spans);
    for (const id of ids) await setMaterial(em, id, input);
    await record(context, em, { kind: 'event.created', subjectId: ids[0]!, details: { title, events: ids.length } });
    return (await readEvent({ ...context, em }, ids[0]!))!;
  });
}

/** Changes an event: texts and groups of the whole series, but times of this date only. */
export async function updateEvent(context: Context, input: UpdateEventInput): Promise<CalendarEvent> {
  const { id, ...changes } = input;
  return context.em.transactional(async (em) => {
    const event = await lockEvent(context, em, id, 'update');
    if (event.status === 'CANCELLED') fail('CONFLICT', 'This event was canceled. Create a new event instead.');
    const before = input.notify === false ? await readSeriesState(em, event.seriesId) : null;
    await moveEvent(em, event, input);
    await rewrite(em, event, input);
    await setMaterial(em, id, input);
    if (input.capacity !== undefined) await seatSeries(context, em, event.seriesId);
    if (input.groupIds) await setGroups(em, event.seriesId, input.groupIds);
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
    const cancelled = await query<{ id: string }>(
      em,
      `update event set status = 'CANCELLED', note = $3, sequence = sequence + 1, updated_at = now(), untold = true
       where series_id = $1 and status = 'SCHEDULED' and (id = $2 or ($4 and starts_at > now())) returning id`,
      [event.seriesId, id, reason ?? '', isWholeSeries],
    );
    if (cancelled.length > 0) {
      await touchSeries(em, event.seriesId);
      const details = { title: event.title, events: cancelled.length };
      await record(context, em, { kind: 'event.cancelled', subjectId: id, details });
    }
    return (await readEvent({ ...context, em }, id))!;
  });
}

/** The event, with its whole series kept from everybody else's changes until the transaction ends. */
export async function lockEvent(
  context: Context,
  em: SqlEntityManager,
  id: string,
  action: 'update' | 'cancel' | 'restore',
): Promise<CalendarEvent> {
  const sql = 'select 1 from event_series where id = (select series_id from event where id = $1) for update';
  await query(em, sql, [id]);
  const event = (await findEvent(em, context.viewer, id)) ?? fail('NOT_FOUND', 'Event not found.');
  authorize(eventPolicy, context.viewer, action, event);
  return event;
}

async function insertEvents(em: SqlEntityManager, seriesId: string, spans: Span[]): Promise<string[]> {
  const ids = spans.map(() => newEventId());
  const column = (key: keyof Span) => spans.map((span) => span[key]);
  await query(em, INSERT_EVENTS, [
    seriesId,
    ids,
    column('startsWall'),
    column('endsWall'),
    column('startsAt'),
    column('endsAt'),
  ]);
  return ids;
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
  const { startsAt, endsAt } = spanOf(startsWall, endsWall, zone);
  if (input.notify !== false) await markDateAsListed(em, event);
  await query(em, 'update event_series set time_zone = $2, all_day = $3 where id = $1', [
    event.seriesId,
    zone,
    isAllDay,
  ]);
  await query(em, 'update event set starts_wall = $2, ends_wall = $3, starts_at = $4, ends_at = $5 where id = $1', [
    event.id,
    startsWall,
    endsWall,
    startsAt,
    endsAt,
  ]);
}

/** Sets what all of a series share, and counts the change on each of it: calendars then take it over. */
async function rewrite(em: SqlEntityManager, event: CalendarEvent, input: UpdateEventInput): Promise<void> {
  const sql =
    'update event_series set title = $2, description = $3, location = $4, everyone = $5, capacity = $6 where id = $1';
  await query(em, sql, [
    event.seriesId,
    input.title ?? event.title,
    input.description === undefined ? event.description : (input.description ?? ''),
    input.location === undefined ? event.location : (input.location ?? ''),
    input.groupIds ? input.groupIds.length === 0 : event.everyone,
    input.capacity === undefined ? event.capacity : input.capacity,
  ]);
  await touchSeries(em, event.seriesId);
  const { title, description, location, groupIds } = input;
  const isSeriesChange = Boolean(title ?? groupIds) || description !== undefined || location !== undefined;
  await query(
    em,
    `update event set sequence = sequence + 1, updated_at = now(), untold = untold or $4
     where series_id = $1 and ($2 or id = $3)`,
    [event.seriesId, isSeriesChange, event.id, input.notify !== false],
  );
}

/** Sets the documents and the recording of one date. */
async function setMaterial(
  em: SqlEntityManager,
  id: string,
  { documentIds, recordingUrl }: Pick<UpdateEventInput, 'documentIds' | 'recordingUrl'>,
): Promise<void> {
  if (recordingUrl !== undefined)
    await query(em, 'update event set recording = $2 where id = $1', [id, recordingUrl ?? '']);
  if (!documentIds) return;
  const ids = [...new Set(documentIds)];
  const known = await query(em, 'select 1 from document where id = any($1)', [ids]);
  if (known.length < ids.length) refuseField('documentIds', 'One of these documents no longer exists');
  await query(em, 'delete from event_document where event_id = $1', [id]);
  await query(em, 'insert into event_document (event_id, document_id) select $1, unnest($2::text[])', [id, ids]);
}

export const touchSeries = (em: SqlEntityManager, id: string) =>
  query(em, 'update event_series set sequence = sequence + 1, updated_at = now() where id = $1', [id]);

async function setGroups(em: SqlEntityManager, seriesId: string, given: string[]): Promise<void> {
  const ids = [...new Set(given)];
  const known = await query(em, 'select 1 from account_group where id = any($1)', [ids]);
  if (known.length < ids.length) refuseField('groupIds', 'One of these groups no longer exists');
  await query(em, 'delete from event_group where series_id = $1', [seriesId]);
  await query(em, 'insert into event_group (series_id, group_id) select $1, unnest($2::text[])', [seriesId, ids]);
}
