import type { EngagementFilter, EngagementQuery } from '#graphql/generated/admin.ts';
import { engagementDays, text } from '#graphql/limits.ts';
import { defineUrlFilter, freeText, type UrlFilterValues } from '#web/runtime/urlFilter.ts';
import { declareDays, toDateRange } from '../shared/logFilter.ts';

export type Reading = EngagementQuery['engagement']['edges'][number]['node'];
export type ReadDocument = NonNullable<EngagementQuery['document']>;

/** The filter of the engagement, in the URL. */
export const engagementFilter = defineUrlFilter({
  document: freeText(60),
  page: (typed: string): string => (/^[1-9]\d{0,4}$/.test(typed) ? typed : ''),
  person: freeText(text.searchQuery),
  group: freeText(60),
  ...declareDays,
});

export type EngagementFilterValues = UrlFilterValues<typeof engagementFilter>;

const DAY = 86_400_000;

/** Without a document, a person or days, the list shows recent days: all readings of all years would take seconds. */
export const withRecentDays = (values: EngagementFilterValues): EngagementFilterValues =>
  values.document || values.person || values.from || values.to
    ? values
    : { ...values, from: new Date(Date.now() - engagementDays * DAY).toISOString().slice(0, 10) };

/** The filter as API input. */
export const toFilter = ({ document, page, person, group, ...days }: EngagementFilterValues): EngagementFilter => ({
  documentId: document || null,
  page: document && page ? Number(page) : null,
  person: person || null,
  groupId: group || null,
  ...toDateRange(days),
});

/** "1 min 20 s" */
export function formatSeconds(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min${seconds % 60 > 0 ? ` ${seconds % 60} s` : ''}`;
  return `${Math.floor(minutes / 60)} h${minutes % 60 > 0 ? ` ${minutes % 60} min` : ''}`;
}
