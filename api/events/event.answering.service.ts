import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { post } from '../mail/mail.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { query } from '../platform/sql.ts';
import type { Answer } from './event-answer.entity.ts';
import type { CalendarEvent } from './event.entity.ts';
import { type Person, seatFree } from './event.mails.ts';
import { eventPolicy } from './event.policy.ts';
import { findEvent, readEvent } from './event.reading.service.ts';

// A yes said again keeps its seat or its place in the line; said anew, it goes to the end.
const SAVE = `insert into event_answer (event_id, account_id, answer, waiting) values ($1, $2, $3, $3 = 'GOING')
  on conflict (event_id, account_id) do update set answer = excluded.answer, waiting = excluded.waiting,
    place = default, answered_at = now() where event_answer.answer <> excluded.answer`;

const SEAT = `update event_answer set waiting = false where event_id = $1 and account_id in (
    select account_id from event_answer where event_id = $1 and waiting order by place
    limit case when $2::integer is not null then greatest(0, $2 - (select count(*) from event_answer
      where event_id = $1 and answer = 'GOING' and not waiting)) end)
  returning account_id as id`;

/** Records whether the viewer attends. Without a free seat the viewer waits; a seat given up goes to the first in line. */
export async function respondToEvent(context: Context, id: string, answer: Answer): Promise<CalendarEvent> {
  const { viewer } = context;
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  return context.em.transactional(async (em) => {
    // One answer at a time: two people never get the same seat.
    await query(em, 'select 1 from event where id = $1 for update', [id]);
    // In the very words in which the policy says it of an event that is for others.
    const event = (await findEvent(em, viewer, id)) ?? fail('NOT_FOUND');
    authorize(eventPolicy, viewer, 'answer', event);
    if (event.status === 'CANCELLED') fail('CONFLICT', 'This event was canceled.');
    if (event.startsAt <= new Date()) fail('CONFLICT', 'This event has started. You can no longer answer.');
    await query(em, SAVE, [id, viewer.id, answer]);
    await seat({ ...context, em }, event);
    return (await readEvent({ ...context, em }, id))!;
  });
}

/** Gives the seats that are free to those who wait, in their order, and tells them. Call it with the event locked. */
export async function seat(context: Context, event: CalendarEvent): Promise<void> {
  const { em, env, viewer } = context;
  const seated = await query<{ id: string }>(em, SEAT, [event.id, event.capacity]);
  const others = seated.map(({ id }) => id).filter((id) => viewer.kind !== 'user' || id !== viewer.id);
  if (others.length === 0) return;
  const sql = `select a.name, a.email, c.time_zone as "timeZone" from account a
    left join calendar_setting c on c.account_id = a.id where a.id = any($1) and a.status = 'APPROVED'`;
  for (const person of await query<Person>(em, sql, [others]))
    await post(em, env.SITE_NAME, seatFree(env, person, event));
}

/** After the number of seats of a series was changed. */
export async function seatSeries(context: Context, em: SqlEntityManager, seriesId: string): Promise<void> {
  const sql = `select id from event where series_id = $1 and status = 'SCHEDULED' and starts_at > now()
    order by id for update`;
  for (const { id } of await query<{ id: string }>(em, sql, [seriesId]))
    await seat({ ...context, em }, (await findEvent(em, context.viewer, id))!);
}
