import { addDays, isDay, nameOfDay, nameOfWeekday } from '#web/portal/calendarDays.ts';
import { pickChanges } from '#web/forms/edits.ts';
import type { EditBase } from '#web/forms/useEdits.ts';
import { toZone } from '#web/forms/ZoneList.tsx';
import type { CreateEventInput, AdminEventFragment, UpdateEventInput } from '#graphql/generated/admin.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { getBrowserZone } from '#web/runtime/browserLocale.ts';

/** The values of the event form: text as typed, and the checkboxes. */
export interface EventValues {
  title: string;
  isAllDay: boolean;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  location: string;
  description: string;
  capacity: string;
  repeats: string;
  /** How a series ends: after a number of dates, or on a day. */
  endsBy: 'COUNT' | 'UNTIL';
  times: string;
  until: string;
  recordingUrl: string;
  /** True if the title, the location and the summary apply to one date of a series only. */
  isOnlyThisDate: boolean;
  /** True if the invited people get an email about the change. */
  notify: boolean;
  groupIds: string[];
  documentIds: string[];
}

/** The days of a new event. */
export interface NewDays {
  first: string;
  last: string;
}

/** A new event is at nine on the chosen day, or takes several whole days. */
const toNewTimes = ({ first, last }: NewDays) =>
  first === last
    ? { isAllDay: false, startsAt: `${first}T09:00`, endsAt: `${first}T10:00` }
    : { isAllDay: true, startsAt: first, endsAt: last };

export const toValues = (
  event: AdminEventFragment | null,
  days: NewDays | null = null,
  zone = getBrowserZone(),
): EventValues => ({
  title: event?.title ?? '',
  isAllDay: event?.isAllDay ?? false,
  startsAt: event?.startsWall ?? '',
  endsAt: event?.endsWall ?? '',
  timeZone: event?.timeZone ?? zone,
  location: event?.location ?? '',
  description: event?.description ?? '',
  capacity: event?.capacity ? String(event.capacity) : '',
  repeats: '',
  endsBy: 'COUNT',
  times: '4',
  until: '',
  recordingUrl: event?.recordingUrl ?? '',
  isOnlyThisDate: event?.hasOwnDetails ?? false,
  notify: true,
  groupIds: event?.groups?.nodes.map(({ id }) => id) ?? [],
  documentIds: event?.documents.nodes.map(({ id }) => id) ?? [],
  ...(days && toNewTimes(days)),
});

/** Adds or removes the times when an event becomes timed or all-day. */
export function withDays(values: EventValues, isAllDay: boolean): EventValues {
  const change = (wall: string, clock: string) => (isAllDay ? wall.slice(0, 10) : wall && `${wall}T${clock}`);
  const { startsAt, endsAt } = values;
  return { ...values, isAllDay, startsAt: change(startsAt, '09:00'), endsAt: change(endsAt, '10:00') };
}

const MINUTE = 60_000;
const toMinutes = (wall: string) => Date.parse(`${wall}:00Z`) / MINUTE;

/** A new start moves the end by as much; an empty end is an hour after the start, or the same day. */
export function withStart(values: EventValues, startsAt: string): EventValues {
  const moved = { ...values, startsAt };
  if (!startsAt) return moved;
  if (values.isAllDay) return values.endsAt >= startsAt ? moved : { ...moved, endsAt: startsAt };
  const length = toMinutes(values.endsAt) - toMinutes(values.startsAt);
  const end = (toMinutes(startsAt) + (length > 0 ? length : 60)) * MINUTE;
  return Number.isNaN(end) ? moved : { ...moved, endsAt: new Date(end).toISOString().slice(0, 16) };
}

const ORDINALS = ['first', 'second', 'third', 'fourth'];
const CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The rules that fit the day of the start, as the start of a recurrence rule and a label: "on the third Thursday". */
export function listRules(startsAt: string): [rule: string, label: string][] {
  const day = startsAt.slice(0, 10);
  const simple: [string, string][] = [
    ['', 'Does not repeat'],
    ['DAILY', 'Every day'],
    ['WEEKLY', 'Every week'],
    ['MONTHLY', isDay(day) ? `Every month on day ${Number(day.slice(8))}` : 'Every month'],
    ['YEARLY', 'Every year'],
  ];
  if (!isDay(day)) return simple;
  const weekday = nameOfWeekday(day, 'long');
  const code = CODES[new Date(`${day}T00:00:00Z`).getUTCDay()];
  const number = Math.ceil(Number(day.slice(8)) / 7);
  const weekdays: [string, string][] = [];
  if (number < 5)
    weekdays.push([`MONTHLY;BYDAY=${number}${code}`, `Every month on the ${ORDINALS[number - 1]} ${weekday}`]);
  if (addDays(day, 7).slice(0, 7) !== day.slice(0, 7))
    weekdays.push([`MONTHLY;BYDAY=-1${code}`, `Every month on the last ${weekday}`]);
  return simple.toSpliced(4, 0, ...weekdays);
}

/** The same choice for another day: the third Thursday becomes, for example, the second Monday. */
export function keepRule(repeats: string, startsAt: string): string {
  const rules = listRules(startsAt).map(([rule]) => rule);
  if (rules.includes(repeats)) return repeats;
  return rules.find((rule) => rule.includes(repeats.includes('=-1') ? '=-1' : 'BYDAY')) ?? 'MONTHLY';
}

/** True if the form describes a yearly series on February 29, which only takes place in leap years. */
export const isLeapSeries = ({ repeats, startsAt }: EventValues): boolean =>
  repeats === 'YEARLY' && startsAt.slice(5, 10) === '02-29';

/** The days of a series on one day of the month or the year, as far as the form states its end. */
function listSeriesDays({ repeats, startsAt, endsBy, times, until }: EventValues): string[] {
  const [year = 0, month = 0, date = 0] = startsAt.slice(0, 10).split('-').map(Number);
  const days: string[] = [];
  const isIn = (day: string) => (endsBy === 'COUNT' ? days.length < Number(times) : day <= until);
  for (let i = 0; i < SERIES_STEPS; i += 1) {
    const day = new Date(Date.UTC(year, month - 1 + i * (repeats === 'YEARLY' ? 12 : 1), date));
    const iso = day.toISOString().slice(0, 10);
    if (!isIn(iso)) break;
    // A month without this day is left out.
    if (day.getUTCDate() === date) days.push(iso);
  }
  return days;
}
const SERIES_STEPS = 400;
const NAMED = 3;

const isOnWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Says which dates fall on a weekend, for people who think of a day of the month. Null if none does. */
export function describeWeekends(values: EventValues): string | null {
  const first = values.startsAt.slice(0, 10);
  if (!isDay(first) || values.repeats === 'DAILY') return null;
  if (!['MONTHLY', 'YEARLY'].includes(values.repeats))
    return isOnWeekend(first) ? `${nameOfDay(first)} is on a weekend.` : null;
  const days = listSeriesDays(values);
  const onWeekend = days.filter(isOnWeekend);
  if (onWeekend.length === 0) return null;
  const names = onWeekend.slice(0, NAMED).map(nameOfDay).join('; ');
  const others = onWeekend.length > NAMED ? '; and later ones' : '';
  return `${onWeekend.length} of ${formatCount(days.length, 'date')} on a weekend: ${names}${others}.`;
}

const toSeatCount = (capacity: string): number | null => (capacity ? Number(capacity) : null);

export function toCreateInput(values: EventValues): CreateEventInput {
  const { repeats, endsBy, times, until, capacity, notify: _, isOnlyThisDate: __, ...fields } = values;
  const ending = endsBy === 'COUNT' ? `COUNT=${times}` : `UNTIL=${until.replaceAll('-', '')}`;
  return {
    ...fields,
    timeZone: toZone(values.timeZone),
    capacity: toSeatCount(capacity),
    ...(repeats && { recurrence: `FREQ=${repeats};${ending}` }),
  };
}

/** The fields that belong together: an end is sent with its start and the zone of both. */
const TIMES = ['isAllDay', 'startsAt', 'endsAt', 'timeZone'] as const;

const toFields = ({ title, location, description, recordingUrl, documentIds, groupIds, ...values }: EventValues) => ({
  title,
  location,
  description,
  recordingUrl,
  documentIds,
  groupIds,
  isAllDay: values.isAllDay,
  startsAt: values.startsAt,
  endsAt: values.endsAt,
  timeZone: toZone(values.timeZone),
  capacity: toSeatCount(values.capacity),
});

/**
 * The fields that a person changed. If an event's groups were all deleted, it has no readers. It stays that way unless
 * groups are chosen.
 */
export function toUpdateInput(
  values: EventValues,
  event: AdminEventFragment,
  { former, expectedVersion }: EditBase<EventValues>,
): UpdateEventInput {
  const fields = toFields(values);
  const { groupIds, ...changes } = pickChanges(fields, toFields(former));
  const hasNoReaders = !event.isForEveryone && groupIds?.length === 0 && event.groups?.nodes.length === 0;
  const isMoved = TIMES.some((name) => name in changes);
  const { isAllDay, startsAt, endsAt, timeZone } = fields;
  return {
    id: event.id,
    ...changes,
    ...(isMoved && { isAllDay, startsAt, endsAt, timeZone }),
    ...(groupIds && !hasNoReaders && { groupIds }),
    isOnlyThisDate: values.isOnlyThisDate,
    notify: values.notify,
    expectedVersion,
  };
}

/** A short description of the audience. */
export const describeAudience = ({ isForEveryone, groups }: AdminEventFragment): string =>
  isForEveryone
    ? 'All investors'
    : groups?.nodes.map(({ name }) => name).join(', ') || 'No one: its groups were deleted';
