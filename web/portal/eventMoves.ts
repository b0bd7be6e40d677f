import type { CalendarEntryFragment } from '#graphql/generated/portal.ts';
import { addDays } from './calendarDays.ts';

/** An event that an administrator moves from one day to another. */
export interface EventMove {
  event: Pick<
    CalendarEntryFragment,
    'id' | 'version' | 'title' | 'isAllDay' | 'startsWall' | 'endsWall' | 'timeZone' | 'recurrence'
  >;
  from: string;
  to: string;
}

/** A move whose day is still to be chosen: the dialog begins with the day of the event. */
export function startMove(event: EventMove['event']): EventMove {
  const from = event.startsWall.slice(0, 10);
  return { event, from, to: from };
}

const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const shift = (wall: string, days: number): string => addDays(wall.slice(0, 10), days) + wall.slice(10);

/** The new times of a moved event: the same times of day in its own time zone, and the same length. */
export function toMovedTimes({ event, from, to }: EventMove): { startsAt: string; endsAt: string } {
  const days = countDays(from, to);
  return { startsAt: shift(event.startsWall, days), endsAt: shift(event.endsWall, days) };
}
