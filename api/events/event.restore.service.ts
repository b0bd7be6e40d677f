import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '../audit/audit.service.ts';
import { getKysely } from '../kysely.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { now } from '../platform/database/sql.ts';
import type { CalendarEvent } from './event.type.ts';
import { isInvited } from './event.policy.ts';
import { readEvent } from './event.read.service.ts';
import { touchSeries } from './event.details.service.ts';
import { lockEvent } from './event.service.ts';
import { RESTORED } from './event.notify.query.ts';

/** Undoes the cancellation of an event that has not begun, and emails the people who were mailed the cancellation. */
export async function restoreEvent(context: Context, id: string): Promise<CalendarEvent> {
  return context.em.transactional(async (em) => {
    const event = await lockEvent(context, em, id, 'restore');
    if (event.status !== 'CANCELLED') fail('CONFLICT', 'This event is not canceled.');
    if (event.startsAt <= new Date())
      fail('CONFLICT', 'The start of this event has passed. Create a new event instead.');
    await getKysely(em)
      .updateTable('event')
      .set((eb) => ({
        status: 'SCHEDULED',
        note: '',
        sequence: eb('sequence', '+', 1),
        updatedAt: now(),
        untold: true,
      }))
      .where('id', '=', id)
      .execute();
    await markRestored(em, id);
    await touchSeries(em, event.seriesId);
    await record(context, em, { kind: 'event.restored', subjectId: id, details: { title: event.title } });
    return (await readEvent({ ...context, em }, id))!;
  });
}

/**
 * People who are no longer invited were mailed the end of their invitation, which still applies, so their rows stay
 * unchanged.
 */
async function markRestored(em: SqlEntityManager, eventId: string): Promise<void> {
  await getKysely(em)
    .updateTable('event_told as t')
    .from(['event_series as s', 'event as e', 'account as a'])
    .set({ content: RESTORED })
    .where('t.eventId', '=', eventId)
    .where('t.withdrawn', '=', true)
    .whereRef('e.id', '=', 't.eventId')
    .whereRef('s.id', '=', 'e.seriesId')
    .whereRef('a.id', '=', 't.accountId')
    .where(isInvited)
    .execute();
}
