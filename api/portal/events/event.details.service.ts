import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import { now } from '#api/platform/database/sql.ts';
import type { EventSeries } from './event-series.entity.ts';
import type { EventRow } from './event.entity.ts';
import type { UpdateEventInput } from './event.input.ts';

// The title, the description and the location belong to a series. One date can have its own.

type Details = Pick<EventSeries, 'title' | 'description' | 'location'>;

/** The details that an event shows: its own, or else those of its series. `getDetails` is the same as SQL. */
export const getShownDetails = ({ title, description, location, series }: EventRow): Details => ({
  title: title ?? series.title,
  description: description ?? series.description,
  location: location ?? series.location,
});

/** The details in the input that differ from those that the event shows. */
export function findChanges(event: EventRow, { title, description, location }: UpdateEventInput): Partial<Details> {
  const shown = getShownDetails(event);
  return {
    ...(title && title !== shown.title && { title }),
    ...(description !== undefined && (description ?? '') !== shown.description && { description: description ?? '' }),
    ...(location !== undefined && (location ?? '') !== shown.location && { location: location ?? '' }),
  };
}

/** A detail that equals that of the series is not stored, so that the date follows later changes of the series. */
export function setOwnDetails(event: EventRow, changes: Partial<Details>): void {
  for (const name of Object.keys(changes) as (keyof Details)[])
    event[name] = changes[name] === event.series[name] ? null : changes[name]!;
}

/** Increases the version, which calendar files contain. */
export function touch(changed: EventRow | EventSeries): void {
  changed.sequence += 1;
  changed.updatedAt = new Date();
}

interface DatesChange {
  /** The details that changed for all dates. They replace what single dates had of their own. */
  details: Partial<Details>;
  isSilent: boolean;
}

/** Increases the version of all dates of a series. */
export async function touchDates(
  em: SqlEntityManager,
  seriesId: string,
  { details, isSilent }: DatesChange,
): Promise<void> {
  const emptyDetails = Object.fromEntries(Object.keys(details).map((name) => [name, null]));
  await getKysely(em)
    .updateTable('event')
    .set((eb) => ({ ...emptyDetails, sequence: eb('sequence', '+', 1), updatedAt: now() }))
    .$if(!isSilent, (update) => update.set({ untold: true }))
    .where('seriesId', '=', seriesId)
    .execute();
}
