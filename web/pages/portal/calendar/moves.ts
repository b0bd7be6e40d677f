import type { CalendarEntryFragment } from '#graphql/generated/portal.ts';
import { addDays } from '#web/portal/calendarDays.ts';

/** An event that an administrator moves from one day of the calendar to another. */
export interface EventMove {
  event: CalendarEntryFragment;
  from: string;
  to: string;
}

const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const shift = (wall: string, days: number): string => addDays(wall.slice(0, 10), days) + wall.slice(10);

/** The new times of a moved event: the same times of day in its own time zone, and the same length. */
export function toMovedTimes({ event, from, to }: EventMove): { startsAt: string; endsAt: string } {
  const days = countDays(from, to);
  return { startsAt: shift(event.startsWall, days), endsAt: shift(event.endsWall, days) };
}
