import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import { isApproved } from '../users/user.query.ts';
import type { Database } from '../entities.ts';
import { post } from '../mail/mail.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { anyOf, columnDefault, now } from '../platform/database/sql.ts';
import type { Answer } from './event-answer.entity.ts';
import type { CalendarEvent } from './event.entity.ts';
import { makeSeatFreeMail } from './event.mails.ts';
import { eventPolicy } from './event.policy.ts';
import { findEvent, readEvent } from './event.read.service.ts';

/**
 * Records whether the viewer attends. If no seat is free, the viewer joins the waiting list. A seat that becomes free
 * goes to the first person on the list.
 */
export async function respondToEvent(context: Context, id: string, answer: Answer): Promise<CalendarEvent> {
  const { viewer } = context;
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  return context.em.transactional(async (em) => {
    // The lock serializes answers, so that two people never get the same seat.
    await em.getKysely<Database>().selectFrom('event').select('id').where('id', '=', id).forUpdate().execute();
    // The policy fails with the same message for events that the viewer cannot see.
    const event = (await findEvent(em, viewer, id)) ?? fail('NOT_FOUND');
    authorize(eventPolicy, viewer, 'answer', event);
    if (event.status === 'CANCELLED') fail('CONFLICT', 'This event was canceled.');
    if (event.startsAt <= new Date()) fail('CONFLICT', 'This event has started. You can no longer answer.');
    await saveAnswer(em, { event_id: id, account_id: viewer.id, answer });
    await assignSeats({ ...context, em }, event);
    return (await readEvent({ ...context, em }, id))!;
  });
}

/** A repeated yes keeps its seat or its place on the waiting list. A changed answer goes to the end of the list. */
async function saveAnswer(
  em: SqlEntityManager,
  row: { event_id: string; account_id: string; answer: Answer },
): Promise<void> {
  await em
    .getKysely<Database>()
    .insertInto('event_answer')
    .values({ ...row, waiting: row.answer === 'GOING' })
    .onConflict((conflict) =>
      conflict
        .columns(['event_id', 'account_id'])
        .doUpdateSet((eb) => ({
          answer: eb.ref('excluded.answer'),
          waiting: eb.ref('excluded.waiting'),
          place: columnDefault(),
          answered_at: now(),
        }))
        .whereRef('event_answer.answer', '<>', 'excluded.answer'),
    )
    .execute();
}

/**
 * Gives the free seats to the people on the waiting list, in order, and emails them. The caller must have locked the
 * event.
 */
export async function assignSeats(context: Context, event: CalendarEvent): Promise<void> {
  const {
    em,
    viewer,
    services: { env },
  } = context;
  const seatedIds = await seatWaiting(em, event);
  const others = seatedIds.filter((id) => viewer.kind !== 'user' || id !== viewer.id);
  if (others.length === 0) return;
  const people = await em
    .getKysely<Database>()
    .selectFrom('account as a')
    .leftJoin('calendar_setting as c', 'c.account_id', 'a.id')
    .select(['a.name', 'a.email', 'c.time_zone as timeZone'])
    .where('a.id', '=', anyOf(others))
    .where(isApproved('a'))
    .execute();
  for (const person of people) await post(em, env.SITE_NAME, makeSeatFreeMail(env, person, event));
}

/** Returns the ids of the accounts that got a seat. */
async function seatWaiting(em: SqlEntityManager, { id, capacity }: CalendarEvent): Promise<string[]> {
  const rows = await em
    .getKysely<Database>()
    .updateTable('event_answer')
    .set({ waiting: false })
    .where('event_id', '=', id)
    .where('account_id', 'in', (eb) => {
      const waiting = eb
        .selectFrom('event_answer')
        .select('account_id')
        .where('event_id', '=', id)
        .where('waiting', '=', true);
      const inLine = waiting.orderBy('place');
      return capacity === null ? inLine : inLine.limit(countFreeSeats(eb, id, capacity));
    })
    .returning('account_id')
    .execute();
  return rows.map((row) => row.account_id);
}

const countFreeSeats = (eb: ExpressionBuilder<Database, 'event_answer'>, id: string, capacity: number) =>
  eb.fn<number>('greatest', [
    eb.lit(0),
    eb(
      eb.val(capacity),
      '-',
      eb
        .selectFrom('event_answer')
        .select((builder) => builder.fn.countAll<number>().as('count'))
        .where('event_id', '=', id)
        .where('answer', '=', 'GOING')
        .where('waiting', '=', false),
    ),
  ]);

/** Assigns the free seats of all future dates of a series, after the number of seats has changed. */
export async function assignSeatsOfSeries(context: Context, em: SqlEntityManager, seriesId: string): Promise<void> {
  const dates = await em
    .getKysely<Database>()
    .selectFrom('event')
    .select('id')
    .where('series_id', '=', seriesId)
    .where('status', '=', 'SCHEDULED')
    .where('starts_at', '>', now())
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id } of dates) await assignSeats({ ...context, em }, (await findEvent(em, context.viewer, id))!);
}
