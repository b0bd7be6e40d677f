import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { now } from '../platform/database/sql.ts';
import type { CalendarEvent } from './event.type.ts';
import type { UpdateEventInput } from './event.input.ts';
import { markDateAsListed } from './event.silent.service.ts';

// The title, the description and the location belong to a series. One date can have its own.

type Details = Pick<CalendarEvent, 'title' | 'description' | 'location'>;

/** Sets the details of all dates of a series, or of this date only. */
export async function changeDetails(
  em: SqlEntityManager,
  event: CalendarEvent,
  input: UpdateEventInput,
): Promise<void> {
  const changes = findChanges(event, input);
  if (Object.keys(changes).length === 0) return;
  if (!event.recurrence || !input.isOnlyThisDate) return setSharedDetails(em, event.seriesId, changes);
  if (input.notify !== false) await markDateAsListed(em, event);
  await setOwnDetails(em, event, changes);
}

/** The details in the input that differ from those that the event shows. */
function findChanges(event: CalendarEvent, { title, description, location }: UpdateEventInput): Partial<Details> {
  return {
    ...(title && title !== event.title && { title }),
    ...(description !== undefined && (description ?? '') !== event.description && { description: description ?? '' }),
    ...(location !== undefined && (location ?? '') !== event.location && { location: location ?? '' }),
  };
}

/** A change of all dates replaces what single dates had of their own. */
async function setSharedDetails(em: SqlEntityManager, seriesId: string, changes: Partial<Details>): Promise<void> {
  const db = getKysely(em);
  await db.updateTable('event_series').set(changes).where('id', '=', seriesId).execute();
  const emptyDetails = Object.fromEntries(Object.keys(changes).map((name) => [name, null])) as {
    [name in keyof Details]?: null;
  };
  await db.updateTable('event').set(emptyDetails).where('seriesId', '=', seriesId).execute();
}

/** A detail that equals that of the series is not stored, so that the date follows later changes of the series. */
async function setOwnDetails(em: SqlEntityManager, event: CalendarEvent, changes: Partial<Details>): Promise<void> {
  const names = Object.keys(changes) as (keyof Details)[];
  await getKysely(em)
    .updateTable('event')
    .set((eb) =>
      Object.fromEntries(
        names.map((name) => {
          const shared = eb.selectFrom('event_series as s').select(`s.${name}`).where('s.id', '=', event.seriesId);
          return [name, eb.fn<string | null>('nullif', [eb.val(changes[name]), shared])];
        }),
      ),
    )
    .where('id', '=', event.id)
    .execute();
}

export async function touchSeries(em: SqlEntityManager, id: string): Promise<void> {
  await getKysely(em)
    .updateTable('event_series')
    .set((eb) => ({ sequence: eb('sequence', '+', 1), updatedAt: now() }))
    .where('id', '=', id)
    .execute();
}
