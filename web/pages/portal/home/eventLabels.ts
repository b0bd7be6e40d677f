import type { PortalHomeQuery } from '#graphql/generated/portal.ts';
import { firstDayOfEvent } from '#web/portal/calendarDays.ts';
import { useToday } from '../calendar/useReader.ts';
import { useReaderZone } from '#web/pages/useReaderZone.ts';

/** The lines for titles above the line of the next events. */
const ROWS = 3;
/** The space of one character, with room for wide letters. */
const CHARACTER = 7.5;
const GAP = 12;

/**
 * The row of each label, from the top, so that no two labels overlap. A label that overlaps earlier ones is below all of
 * them, because the line that leads to it would otherwise cross them. Null if there is no row left.
 */
export function placeLabels(labels: readonly { x: number; length: number }[]): (number | null)[] {
  const placed: { end: number; row: number }[] = [];
  return labels.map(({ x, length }) => {
    const row = Math.max(-1, ...placed.filter(({ end }) => end + GAP > x).map((label) => label.row)) + 1;
    if (row >= ROWS) return null;
    placed.push({ end: x + length * CHARACTER, row });
    return row;
  });
}

type Event = PortalHomeQuery['events']['nodes'][number];

const DAY_MS = 86_400_000;
/** The line of the next events is at least this many days long. */
const SHORTEST = 14;

const countDays = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** In how many days each event begins, 0 for today and for events that have begun, and the length of their line. */
export function useDistances(events: readonly Event[]) {
  const zone = useReaderZone();
  const today = useToday(zone ?? 'UTC');
  const days = events.map((event) => Math.max(0, countDays(today, firstDayOfEvent(event, zone))));
  return { zone, today, days, length: Math.max(SHORTEST, ...days.map((day) => day + 2)) };
}
