import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../entities.ts';
import { post } from '../mail/mail.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context, Services } from '../platform/context.ts';
import type { Env } from '../platform/env.ts';
import { fail } from '../platform/errors.ts';
import { anonymous } from '../platform/viewer.ts';
import { anyOf, columnDefault, now } from '../platform/database/sql.ts';
import type { Answer } from './event-answer.entity.ts';
import type { CalendarEvent } from './event.entity.ts';
import { makeSeatFreeMail } from './event.mails.ts';
import { eventPolicy } from './event.policy.ts';
import { isFromAttendee } from './event.query.ts';
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

type SeatContext = Pick<Context, 'em' | 'viewer'> & { services: Pick<Services, 'env'> };

/**
 * Gives the free seats to the people on the waiting list who can attend, in order, and emails them. The caller must have
 * locked the event.
 */
export async function assignSeats(context: SeatContext, event: CalendarEvent): Promise<void> {
  const {
    em,
    viewer,
    services: { env },
  } = context;
  if (event.capacity !== null) await freeSeats(em, event);
  const seatedIds = await seatWaiting(em, event);
  const others = seatedIds.filter((id) => viewer.kind !== 'user' || id !== viewer.id);
  if (others.length === 0) return;
  const people = await em
    .getKysely<Database>()
    .selectFrom('account as a')
    .leftJoin('calendar_setting as c', 'c.account_id', 'a.id')
    .select(['a.name', 'a.email', 'c.time_zone as timeZone'])
    .where('a.id', '=', anyOf(others))
    .execute();
  for (const person of people) await post(em, env, makeSeatFreeMail(env, person, event));
}

/** Takes the seats of people who can no longer attend. They keep their place in line, in case they can attend again. */
const freeSeats = (em: SqlEntityManager, { id }: CalendarEvent) =>
  em
    .getKysely<Database>()
    .updateTable('event_answer as x')
    .set({ waiting: true })
    .where('x.event_id', '=', id)
    .where('x.answer', '=', 'GOING')
    .where('x.waiting', '=', false)
    .where((eb) => eb.not(isFromAttendee(eb)))
    .execute();

/** Returns the ids of the accounts that got a seat. */
async function seatWaiting(em: SqlEntityManager, { id, capacity }: CalendarEvent): Promise<string[]> {
  const rows = await em
    .getKysely<Database>()
    .updateTable('event_answer')
    .set({ waiting: false })
    .where('event_id', '=', id)
    .where('account_id', 'in', (eb) => {
      const inLine = eb
        .selectFrom('event_answer as x')
        .select('x.account_id')
        .where('x.event_id', '=', id)
        .where('x.waiting', '=', true)
        .where(isFromAttendee)
        .orderBy('x.place');
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

/**
 * Assigns the seats of one event whose audience changed: triggers mark it when an account is suspended, deleted or
 * approved, or joins or leaves a group. Returns false if no event is due.
 */
export async function assignDueSeats(em: SqlEntityManager, env: Env): Promise<boolean> {
  return em.transactional(async (em) => {
    const due = await em
      .getKysely<Database>()
      .selectFrom('event')
      .select('id')
      .where((eb) => eb.ref('seats_due'))
      // The seats of a canceled event are assigned when it is restored.
      .where((eb) => eb.or([eb('status', '=', 'SCHEDULED'), eb('starts_at', '<=', now())]))
      .orderBy('starts_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return false;
    const event = (await findEvent(em, anonymous, due.id))!;
    if (event.startsAt > new Date()) await assignSeats({ em, viewer: anonymous, services: { env } }, event);
    await em.getKysely<Database>().updateTable('event').set({ seats_due: false }).where('id', '=', due.id).execute();
    return true;
  });
}
