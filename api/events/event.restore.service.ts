import { record } from '../audit/audit.service.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { query } from '../platform/sql.ts';
import type { CalendarEvent } from './event.entity.ts';
import { readEvent } from './event.reading.service.ts';
import { lockEvent, touchSeries } from './event.service.ts';
import { INVITED, RESTORED } from './event.telling.service.ts';

const RESTORE = `update event set status = 'SCHEDULED', note = '', sequence = sequence + 1, updated_at = now(), untold = true
  where id = $1`;
// Those who are no longer invited were mailed an end of the invitation that still holds.
const MARK_RESTORED = `update event_told t set content = $2 from event_series s, event e, account a
  where t.event_id = $1 and t.withdrawn and e.id = t.event_id and s.id = e.series_id and a.id = t.account_id and ${INVITED}`;

/** Undoes the cancellation of an event that has not begun. The people who were mailed the cancellation are mailed. */
export async function restoreEvent(context: Context, id: string): Promise<CalendarEvent> {
  return context.em.transactional(async (em) => {
    const event = await lockEvent(context, em, id, 'restore');
    if (event.status !== 'CANCELLED') fail('CONFLICT', 'This event is not canceled.');
    if (event.startsAt <= new Date())
      fail('CONFLICT', 'The start of this event has passed. Create a new event instead.');
    await query(em, RESTORE, [id]);
    await query(em, MARK_RESTORED, [id, RESTORED]);
    await touchSeries(em, event.seriesId);
    await record(context, em, { kind: 'event.restored', subjectId: id, details: { title: event.title } });
    return (await readEvent({ ...context, em }, id))!;
  });
}
