import type { CalendarQueryVariables } from '#graphql/generated/portal.ts';
import { paths } from '#web/paths.ts';
import {
  addDays,
  addMonths,
  daysOfWeek,
  isDay,
  nameOfMonth,
  shortDay,
  getWeek,
  weeksOfMonth,
} from '#web/portal/calendarDays.ts';

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

/** A month or week shows all its events, a list one screen of them. */
const AT_ONCE = { grid: 100, list: 25 };

/** The weeks of a grid; empty for a list. */
export const listWeeks = (view: View, day: string, firstDay: number): string[][] =>
  view === 'month' ? weeksOfMonth(day, firstDay) : view === 'week' ? [daysOfWeek(getWeek(day, firstDay))] : [];

/**
 * The days that a view can show, for every first day of the week, so that the server, which does not know the reader's
 * locale, reads the same events as the browser.
 */
function findRange(view: View, date: string | null, day: string): [first: string | null, last: string | null] {
  if (view === 'week') return [addDays(day, -6), addDays(day, 6)];
  if (view === 'month') {
    const first = `${day.slice(0, 8)}01`;
    return [addDays(first, -6), addDays(addMonths(first, 1), 5)];
  }
  return [view === 'agenda' ? date : null, null];
}

/**
 * Query variables, with one extra day on both sides, because the day of an instant depends on the reader's time zone.
 */
export function toVariables({ view, date }: CalendarPeriod, day: string, after: string | null): CalendarQueryVariables {
  const [first, last] = findRange(view, date, day);
  return {
    first: view === 'month' || view === 'week' ? AT_ONCE.grid : AT_ONCE.list,
    after,
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

export function formatTitle({ view, date }: CalendarPeriod, day: string, firstDay: number): string {
  if (view === 'month') return nameOfMonth(day);
  if (view === 'week') {
    const first = getWeek(day, firstDay);
    return `${shortDay(first)} – ${shortDay(addDays(first, 6))}, ${day.slice(0, 4)}`;
  }
  if (view === 'past') return 'Past events';
  return date ? `From ${shortDay(date)}, ${date.slice(0, 4)}` : 'Upcoming events';
}
