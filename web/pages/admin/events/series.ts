import type { AdminEventFragment } from '../../../../graphql/generated/admin.ts';

/** A single event, or the first listed date of a series with the others. */
export type SeriesRow = AdminEventFragment & { others: AdminEventFragment[] };

/** One row for each series, in the order of their first dates. */
export function groupSeries(events: readonly AdminEventFragment[]): SeriesRow[] {
  const rows = new Map<string, SeriesRow>();
  for (const event of events) {
    const row = rows.get(event.seriesId);
    if (row) row.others.push(event);
    else rows.set(event.seriesId, { ...event, others: [] });
  }
  return [...rows.values()];
}
