import type { CalendarQueryVariables } from '../../../../graphql/generated/portal.ts';
import { paths } from '../../../paths.ts';
import { addDays, addMonths, daysOfWeek, isDay, nameOfMonth, shortDay, getWeek, weeksOfMonth } from './calendarDays.ts';

export const views = [
  ['agenda', 'Agenda'],
  ['week', 'Week'],
  ['month', 'Month'],
  ['past', 'Archive'],
] as const;
export type View = (typeof views)[number][0];

/** What an address shows. `date` is null where it names none. */
export interface Shown {
  view: View;
  date: string | null;
}

export const parseView = (given: string | null): View | null => views.find(([view]) => view === given)?.[0] ?? null;

export const parseDate = (given: string | null): string | null => (isDay(given) ? given : null);

export function calendarPath({ view, date }: Shown): string {
  const params = new URLSearchParams({ view, ...(date && view !== 'past' && { date }) });
  return `${paths.investorCalendar}?${params}`;
}

export const AT_ONCE = 100;

/** The weeks of a grid; none for a list. */
export const listWeeks = (view: View, day: string): string[][] =>
  view === 'month' ? weeksOfMonth(day) : view === 'week' ? [daysOfWeek(getWeek(day))] : [];

/** What is asked for. A day more on both sides: on which day an instant falls depends on the reader's zone. */
export function toVariables({ view, date }: Shown, weeks: string[][]): CalendarQueryVariables {
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

/** One step back or on: a month, or a week. */
export const step = (view: View, day: string, by: 1 | -1): string =>
  view === 'month' ? addMonths(day, by) : addDays(day, 7 * by);

export function formatTitle(view: View, date: string | null, day: string): string {
  if (view === 'month') return nameOfMonth(day);
  if (view === 'week') return `${shortDay(getWeek(day))} – ${shortDay(addDays(getWeek(day), 6))}, ${day.slice(0, 4)}`;
  if (view === 'past') return 'Past events';
  return date ? `From ${shortDay(date)}, ${date.slice(0, 4)}` : 'Upcoming events';
}
