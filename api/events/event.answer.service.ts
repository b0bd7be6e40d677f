import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../entities.ts';
import { getKysely } from '../kysely.ts';
import { post } from '../mail/mail.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context, Services } from '../platform/context.ts';
import type { Env } from '../platform/env.ts';
import { fail } from '../platform/errors.ts';
import { anonymous } from '../platform/viewer.ts';
import { anyOf, columnDefault, now } from '../platform/database/sql.ts';
import type { Answer } from './event-answer.type.ts';
import type { CalendarEvent } from './event.type.ts';
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
    await getKysely(em).selectFrom('event').select('id').where('id', '=', id).forUpdate().execute();
    // The policy fails with the same message for events that the viewer cannot see.
    const event = (await findEvent(em, viewer, id)) ?? fail('NOT_FOUND');
    authorize(eventPolicy, viewer, 'answer', event);
    if (event.status === 'CANCELLED') fail('CONFLICT', 'This event was canceled.');
    if (event.startsAt <= new Date()) fail('CONFLICT', 'This event has started. You can no longer answer.');
    await saveAnswer(em, { eventId: id, accountId: viewer.id, answer });
    await assignSeats({ ...context, em }, event);
    return (await readEvent({ ...context, em }, id))!;
  });
}

/** A repeated yes keeps its seat or its place on the waiting list. A changed answer goes to the end of the list. */
async function saveAnswer(
  em: SqlEntityManager,
  row: { eventId: string; accountId: string; answer: Answer },
): Promise<void> {
  await getKysely(em)
    .insertInto('event_answer')
    .values({ ...row, waiting: row.answer === 'GOING' })
    .onConflict((conflict) =>
      conflict
        .columns(['eventId', 'accountId'])
        .doUpdateSet((eb) => ({
          answer: eb.ref('excluded.answer'),
          waiting: eb.ref('excluded.waiting'),
          place: columnDefault(),
          answeredAt: now(),
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
  const people = await getKysely(em)
    .selectFrom('account as a')
    .leftJoin('calendar_setting as c', 'c.accountId', 'a.id')
    .select(['a.name', 'a.email', 'c.timeZone'])
    .where('a.id', '=', anyOf(others))
    .execute();
  for (const person of people) await post(em, env, makeSeatFreeMail(env, person, event));
}

/** Takes the seats of people who can no longer attend. They keep their place in line, in case they can attend again. */
const freeSeats = (em: SqlEntityManager, { id }: CalendarEvent) =>
  getKysely(em)
    .updateTable('event_answer as x')
    .set({ waiting: true })
    .where('x.eventId', '=', id)
    .where('x.answer', '=', 'GOING')
    .where('x.waiting', '=', false)
    .where((eb) => eb.not(isFromAttendee(eb)))
    .execute();

/** Returns the ids of the accounts that got a seat. */
async function seatWaiting(em: SqlEntityManager, { id, capacity }: CalendarEvent): Promise<string[]> {
  const rows = await getKysely(em)
    .updateTable('event_answer')
    .set({ waiting: false })
    .where('eventId', '=', id)
    .where('accountId', 'in', (eb) => {
      const inLine = eb
        .selectFrom('event_answer as x')
        .select('x.accountId')
        .where('x.eventId', '=', id)
        .where('x.waiting', '=', true)
        .where(isFromAttendee)
        .orderBy('x.place');
      return capacity === null ? inLine : inLine.limit(countFreeSeats(eb, id, capacity));
    })
    .returning('accountId')
    .execute();
  return rows.map((row) => row.accountId);
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
        .where('eventId', '=', id)
        .where('answer', '=', 'GOING')
        .where('waiting', '=', false),
    ),
  ]);

/** Assigns the free seats of all future dates of a series, after the number of seats has changed. */
export async function assignSeatsOfSeries(context: Context, em: SqlEntityManager, seriesId: string): Promise<void> {
  const dates = await getKysely(em)
    .selectFrom('event')
    .select('id')
    .where('seriesId', '=', seriesId)
    .where('status', '=', 'SCHEDULED')
    .where('startsAt', '>', now())
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
    const due = await getKysely(em)
      .selectFrom('event')
      .select('id')
      .where((eb) => eb.ref('seatsDue'))
      // The seats of a canceled event are assigned when it is restored.
      .where((eb) => eb.or([eb('status', '=', 'SCHEDULED'), eb('startsAt', '<=', now())]))
      .orderBy('startsAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return false;
    const event = (await findEvent(em, anonymous, due.id))!;
    if (event.startsAt > new Date()) await assignSeats({ em, viewer: anonymous, services: { env } }, event);
    await getKysely(em).updateTable('event').set({ seatsDue: false }).where('id', '=', due.id).execute();
    return true;
  });
}
