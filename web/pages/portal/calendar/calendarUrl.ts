import type { CalendarQueryVariables } from '../../../../graphql/generated/portal.ts';
import { paths } from '../../../paths.ts';
import {
  addDays,
  addMonths,
  daysOfWeek,
  isDay,
  nameOfMonth,
  shortDay,
  getWeek,
  weeksOfMonth,
} from '../../../portal/calendarDays.ts';

export const views = [
  ['agenda', 'Agenda'],
  ['week', 'Week'],
  ['month', 'Month'],
  ['past', 'Archive'],
] as const;
export type View = (typeof views)[number][0];

/** The calendar's state in the URL. `date` is null if the URL contains none. */
export interface CalendarPeriod {
  view: View;
  date: string | null;
}

export const parseView = (value: string | null): View | null => views.find(([view]) => view === value)?.[0] ?? null;

export const parseDate = (value: string | null): string | null => (isDay(value) ? value : null);

export function calendarPath({ view, date }: CalendarPeriod): string {
  const params = new URLSearchParams({ view, ...(date && view !== 'past' && { date }) });
  return `${paths.investorCalendar}?${params}`;
}

export const AT_ONCE = 100;

/** The weeks of a grid; empty for a list. */
export const listWeeks = (view: View, day: string): string[][] =>
  view === 'month' ? weeksOfMonth(day) : view === 'week' ? [daysOfWeek(getWeek(day))] : [];

/**
 * Query variables, with one extra day on both sides, because the day of an instant depends on the reader's time zone.
 */
export function toVariables({ view, date }: CalendarPeriod, weeks: string[][]): CalendarQueryVariables {
  const first = weeks[0]?.[0] ?? (view === 'agenda' ? date : null);
  const last = weeks.at(-1)?.at(-1);
  return {
    first: AT_ONCE,
    filter: {
      from: first ? `${addDays(first, -1)}T00:00:00.000Z` : null,
      to: last ? `${addDays(last, 2)}T00:00:00.000Z` : null,
      isPast: view === 'past',
    },
  };
}

/** Moves by one month or one week, forward or back. */
export const step = (view: View, day: string, by: 1 | -1): string =>
  view === 'month' ? addMonths(day, by) : addDays(day, 7 * by);

export function formatTitle(view: View, date: string | null, day: string): string {
  if (view === 'month') return nameOfMonth(day);
  if (view === 'week') return `${shortDay(getWeek(day))} – ${shortDay(addDays(getWeek(day), 6))}, ${day.slice(0, 4)}`;
  if (view === 'past') return 'Past events';
  return date ? `From ${shortDay(date)}, ${date.slice(0, 4)}` : 'Upcoming events';
}
