import { formatInstant } from '../platform/time-zones.ts';
import type { CalendarEvent } from './event.type.ts';

// Times and days of events as emails show them.

export type EventTimes = Pick<CalendarEvent, 'isAllDay' | 'startsAt' | 'endsAt' | 'startsWall' | 'endsWall'>;

/** Formats `Tuesday, May 6, 2031` from `2031-05-06`. */
const formatDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Formats `Tuesday, May 6, 2031 to Thursday, May 8, 2031`, the same for every reader. */
export function formatDays({ startsWall, endsWall }: EventTimes): string {
  return startsWall === endsWall ? formatDay(startsWall) : `${formatDay(startsWall)} to ${formatDay(endsWall)}`;
}

/** Formats `Tuesday, May 6, 2031 at 10:00 to 11:30 (Europe/Berlin)`. An all-day event shows only days. */
export function formatSpan(times: EventTimes, timeZone: string): string {
  if (times.isAllDay) return formatDays(times);
  const [start, end] = [times.startsAt, times.endsAt].map((at) => formatInstant(at, timeZone).split(' ('));
  const [startDay, startClock] = start![0]!.split(' at ');
  const [endDay, endClock] = end![0]!.split(' at ');
  return `${startDay} at ${startClock} to ${endDay === startDay ? '' : `${endDay} at `}${endClock} (${timeZone})`;
}
