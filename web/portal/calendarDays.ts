import { getDateFormat } from '#graphql/date-format.ts';
import { wallTime } from '../ui/utc.ts';

// Days are strings such as `2027-03-28`, independent of time zones. A time zone only determines the day of an instant.

const DAY = 86_400_000;

const toUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const isDay = (value: string | null): value is string =>
  value !== null &&
  /^(19|20)\d{2}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(toUtc(value)) &&
  toDay(toUtc(value)) === value;

export const addDays = (day: string, days: number): string => toDay(toUtc(day) + days * DAY);

/** The same day in another month, or the last day of that month if there is no such day. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** The first day of the day's week. Weeks begin on `firstDay`, from 1 for Monday to 7 for Sunday. */
export const getWeek = (day: string, firstDay: number): string =>
  addDays(day, -((new Date(toUtc(day)).getUTCDay() + 7 - firstDay) % 7));

/** Seven days. */
export const daysOfWeek = (first: string): string[] => Array.from({ length: 7 }, (_, number) => addDays(first, number));

/** The weeks that cover a month. */
export function weeksOfMonth(day: string, firstDay: number): string[][] {
  const first = `${day.slice(0, 8)}01`;
  const next = addMonths(first, 1);
  const weeks = [];
  for (let week = getWeek(first, firstDay); week < next; week = addDays(week, 7)) weeks.push(daysOfWeek(week));
  return weeks;
}

/** The day of an instant in a time zone. */
export function getDay(zone: string, at: string | number): string {
  const parts = getDateFormat(zone, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(new Date(at));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** `09:30`, or `9:30 AM` in the half-day clock. */
export const formatClock = (zone: string, at: string, isHalfDay = false): string =>
  getDateFormat(
    zone,
    isHalfDay
      ? { hour: 'numeric', minute: '2-digit', hour12: true }
      : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  ).format(new Date(at));

/** The instant of a wall time such as `2027-03-28T10:00` in a time zone. */
export function toInstant(zone: string, wall: string): string {
  const asUtc = Date.parse(`${wall}Z`);
  const getOffset = (at: number) => {
    const instant = new Date(at).toISOString();
    return Date.parse(`${getDay(zone, instant)}T${formatClock(zone, instant)}Z`) - at;
  };
  // The offset can change between the two guesses.
  const guess = asUtc - getOffset(asUtc);
  return new Date(asUtc - getOffset(guess)).toISOString();
}

export const nameOfMonth = (day: string): string =>
  getDateFormat('UTC', { year: 'numeric', month: 'long' }).format(toUtc(day));

export const nameOfDay = (day: string): string =>
  getDateFormat('UTC', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }).format(toUtc(day));

export const shortDay = (day: string): string =>
  getDateFormat('UTC', { weekday: 'short', month: 'short', day: 'numeric' }).format(toUtc(day));

export const nameOfWeekday = (day: string, width: 'short' | 'long'): string =>
  getDateFormat('UTC', { weekday: width }).format(toUtc(day));

/** True for a name such as `Europe/Berlin`. */
export function isZone(name: string): boolean {
  try {
    return /^(UTC|[A-Z][A-Za-z]+\/[A-Za-z0-9_+/-]{1,50})$/.test(name) && getDateFormat(name, {}) !== null;
  } catch {
    return false;
  }
}

/** `Berlin time` for Europe/Berlin. */
export const nameOfZone = (zone: string): string =>
  zone === 'UTC' ? 'UTC' : `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`;

/** `10:00 – 11:30`, with the end day if it differs. */
export function formatSpan(zone: string, startsAt: string, endsAt: string, isHalfDay: boolean): string {
  const last = getDay(zone, endsAt);
  const end = formatClock(zone, endsAt, isHalfDay);
  return `${formatClock(zone, startsAt, isHalfDay)} – ${last === getDay(zone, startsAt) ? end : `${shortDay(last)}, ${end}`}`;
}

/** The days that a span covers. A span that ends at midnight does not cover the next day. */
export function listDays(zone: string, { startsAt, endsAt }: { startsAt: string; endsAt: string }): string[] {
  const last = getDay(zone, Date.parse(endsAt) - 1);
  const days = [getDay(zone, startsAt)];
  while (days.at(-1)! < last) days.push(addDays(days.at(-1)!, 1));
  return days;
}

export interface EventSpan {
  startsAt: string;
  endsAt: string;
  timeZone: string;
  isAllDay: boolean;
  startsWall: string;
  endsWall: string;
}

/** The days of an event for a reader in `zone`. An all-day event has the same days in every time zone. */
export function daysOfEvent(event: EventSpan, zone: string | null): string[] {
  if (!event.isAllDay) return listDays(zone ?? event.timeZone, event);
  const days = [event.startsWall];
  while (days.at(-1)! < event.endsWall) days.push(addDays(days.at(-1)!, 1));
  return days;
}

export const firstDayOfEvent = (event: EventSpan, zone: string | null): string =>
  event.isAllDay ? event.startsWall : getDay(zone ?? event.timeZone, event.startsAt);

/** The start of an event in its own time zone (`May 6, 2031, 10:00`), or the days of an all-day event. */
export function formatWall({
  isAllDay,
  startsWall,
  endsWall,
}: Pick<EventSpan, 'isAllDay' | 'startsWall' | 'endsWall'>) {
  const first = wallTime(startsWall);
  if (!isAllDay) return first;
  return startsWall === endsWall ? `${first}, all day` : `${first} to ${wallTime(endsWall)}, all day`;
}

/** `Tuesday, May 6, 2031 – Thursday, May 8, 2031` */
export const formatDays = ({ startsWall, endsWall }: EventSpan): string =>
  startsWall === endsWall ? nameOfDay(startsWall) : `${nameOfDay(startsWall)} – ${nameOfDay(endsWall)}`;
