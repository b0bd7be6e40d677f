import { text } from '#graphql/limits.ts';
import { addDays, isDay, isZone, toInstant } from '#web/portal/calendarDays.ts';
import { freeText } from '#web/runtime/urlFilter.ts';

/** The days of a log's filter. The last one is included. */
export interface FilterDays {
  from: string;
  to: string;
  /** The time zone of the days. The URL holds it, so that its list is the same for every reader. Empty for UTC. */
  zone: string;
}

/** The filter of a log. */
export interface LogFilterValues extends FilterDays {
  kind: string;
  person: string;
}

const day = (typed: string): string => (isDay(typed) ? typed : '');

/** Declares the query parameters of the days of a filter. */
export const declareDays = { from: day, to: day, zone: (typed: string): string => (isZone(typed) ? typed : '') };

/** Declares the query parameters of a log's filter. `isKind` tests whether a kind exists. */
export const declareLogFilter = (isKind: (typed: string) => boolean) => ({
  kind: (input: string): string => (isKind(input) ? input : ''),
  person: freeText(text.searchQuery),
  ...declareDays,
});

/** The filter without the zone of days that it does not have. */
export const dropUnusedZone = <Values extends FilterDays>(values: Values): Values =>
  values.from || values.to ? values : { ...values, zone: '' };

/** Days as API input. */
export const toDateRange = ({ from, to, zone }: FilterDays) => {
  const toMidnight = (day: string) => toInstant(zone || 'UTC', `${day}T00:00`);
  return { from: from ? toMidnight(from) : null, to: to ? toMidnight(addDays(to, 1)) : null };
};

/** Person and time as API input. */
export const toLogFilter = ({ person, ...days }: LogFilterValues) => ({ person: person || null, ...toDateRange(days) });

/** URL of the filtered log as a file. */
export function makeExportUrl(path: string, filter: object): string {
  const entries = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${path}?${new URLSearchParams(entries)}`;
}
