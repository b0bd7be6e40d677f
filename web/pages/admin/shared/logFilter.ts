import { text } from '../../../../graphql/limits.ts';
import { day, freeText } from '../../../runtime/urlFilter.ts';

/** The filter of a log. Days are UTC; the last one is included. */
export interface LogFilterValues {
  kind: string;
  person: string;
  from: string;
  to: string;
}

/** Declares the query parameters of a log's filter. `isKind` tests whether a kind exists. */
export const declareLogFilter = (isKind: (typed: string) => boolean) => ({
  kind: (input: string): string => (isKind(input) ? input : ''),
  person: freeText(text.searchQuery),
  from: day,
  to: day,
});

/** Days as API input. */
export const toDateRange = ({ from, to }: Pick<LogFilterValues, 'from' | 'to'>) => ({
  from: from ? `${from}T00:00:00.000Z` : null,
  to: to ? new Date(Date.parse(to) + 86_400_000).toISOString() : null,
});

/** Person and time as API input. */
export const toLogFilter = ({ person, ...days }: LogFilterValues) => ({ person: person || null, ...toDateRange(days) });

/** URL of the filtered log as a file. */
export function makeExportUrl(path: string, filter: object): string {
  const entries = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${path}?${new URLSearchParams(entries)}`;
}
