import type { PortalHomeQuery } from '#graphql/generated/portal.ts';
import { firstDayOfEvent } from '#web/portal/calendarDays.ts';
import { useToday } from '../calendar/useReader.ts';
import { useReaderZone } from '#web/pages/useReaderZone.ts';

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
