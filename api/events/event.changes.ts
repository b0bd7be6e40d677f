import type { CalendarEvent } from './event.type.ts';
import { type EventTimes, formatSpan } from './event.when.ts';

/** The content of the last email about an event to a reader. */
export type EventSnapshot = EventTimes & Pick<CalendarEvent, 'title' | 'description' | 'location' | 'timeZone'>;

/** Label and value of each change since the last email, with times in the reader's time zone. */
export function listChanges(
  event: CalendarEvent,
  previous: EventSnapshot,
  readerZone: string | null,
): [label: string, value: string][] {
  const getTimes = (snapshot: EventSnapshot) => formatSpan(snapshot, readerZone ?? snapshot.timeZone);
  const fields = [
    ['New title', previous.title, event.title],
    ['New time', getTimes(previous), getTimes(event)],
    ['New place', previous.location || 'none', event.location || 'none'],
  ] as const;
  const changes = fields
    .filter(([, before, after]) => before !== after)
    .map(([label, before, after]): [string, string] => [label, `${before} → ${after}`]);
  if (previous.description === event.description) return changes;
  return [...changes, ['Description', event.description ? 'changed, see above' : 'removed']];
}
