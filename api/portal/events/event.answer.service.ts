import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context, Services } from '#api/platform/context.ts';
import type { Env } from '#api/platform/env.ts';
import { fail } from '#api/platform/errors.ts';
import { anonymous } from '#api/platform/viewer.ts';
import { anyOf, columnDefault, now } from '#api/platform/database/sql.ts';
import type { Answer } from './event-answer.type.ts';
import { EventRow } from './event.entity.ts';
import type { RespondToEventInput } from './event.input.ts';
import type { CalendarEvent } from './event.type.ts';
import { makeSeatFreeMail } from './event.mails.ts';
import { eventPolicy } from './event.policy.ts';
import { isFromAttendee } from './event.query.ts';
import type { EventSeries } from './event-series.entity.ts';
import { findEvent, findEvents, readEvent } from './event.read.service.ts';

/**
 * Records whether the viewer attends an event, or all coming dates of its series. If no seat is free, the viewer joins
 * the waiting list. A seat that becomes free goes to the first person on the list.
 */
export async function respondToEvent(
  context: Context,
  { id, answer, isWholeSeries }: RespondToEventInput,
): Promise<CalendarEvent> {
  const { viewer } = context;
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  return context.em.transactional(async (em) => {
    // The lock serializes answers, so that two people never get the same seat.
    const dates = await lockDates(em, id, isWholeSeries === true);
    // The policy fails with the same message for events that the viewer cannot see.
    const event = (await findEvent(em, viewer, id)) ?? fail('NOT_FOUND');
    authorize(eventPolicy, viewer, 'answer', event);
    if (event.status === 'CANCELED') fail('CONFLICT', 'This event was canceled.');
    if (event.startsAt <= new Date()) fail('CONFLICT', 'This event has started. You can no longer answer.');
    const eventIds = [id, ...dates.filter((date) => date !== id)];
    await saveAnswers(
      em,
      eventIds.map((eventId) => ({ eventId, accountId: viewer.id, answer })),
    );
    await assignSeats({ ...context, em }, { eventIds, capacity: event.capacity });
    return (await readEvent({ ...context, em }, id))!;
  });
}

/** Locks an event and, for its whole series, the other dates that take place and have not started. Returns the ids. */
async function lockDates(em: SqlEntityManager, id: string, isWholeSeries: boolean): Promise<string[]> {
  const rows = await getKysely(em)
    .selectFrom('event')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        eb.and([
          eb.val(isWholeSeries),
          eb('seriesId', '=', eb.selectFrom('event as e').select('e.seriesId').where('e.id', '=', id)),
          eb('status', '=', 'SCHEDULED'),
          eb('startsAt', '>', now()),
        ]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/** A repeated yes keeps its seat or its place on the waiting list. A changed answer goes to the end of the list. */
async function saveAnswers(
  em: SqlEntityManager,
  rows: { eventId: string; accountId: string; answer: Answer }[],
): Promise<void> {
  await getKysely(em)
    .insertInto('event_answer')
    .values(rows.map((row) => ({ ...row, waiting: row.answer === 'GOING' })))
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

interface Seats {
  /** Dates of one series. */
  eventIds: readonly string[];
  /** The seats of each date. Null if they are unlimited. */
  capacity: number | null;
}

/**
 * Gives the free seats to the people on the waiting list who can attend, in order, and emails them. The caller must have
 * locked the events.
 */
export async function assignSeats(context: SeatContext, { eventIds, capacity }: Seats): Promise<void> {
  const {
    em,
    viewer,
    services: { env },
  } = context;
  if (capacity !== null) await freeSeats(em, eventIds);
  const seated = await seatWaiting(em, { eventIds, capacity });
  const others = seated.filter(({ accountId }) => viewer.kind !== 'user' || accountId !== viewer.id);
  if (others.length === 0) return;
  const events = await findEvents(em, [...new Set(others.map(({ eventId }) => eventId))]);
  const people = await getKysely(em)
    .selectFrom('account as a')
    .leftJoin('calendar_setting as c', 'c.accountId', 'a.id')
    .select(['a.id', 'a.name', 'a.email', 'c.timeZone'])
    .where('a.id', '=', anyOf([...new Set(others.map(({ accountId }) => accountId))]))
    .execute();
  for (const person of people) {
    const own = new Set(others.filter(({ accountId }) => accountId === person.id).map(({ eventId }) => eventId));
    const [first, ...more] = events.filter(({ id }) => own.has(id));
    if (first) await post(em, env, makeSeatFreeMail(env, person, first, more));
  }
}

/** Takes the seats of people who can no longer attend. They keep their place in line, in case they can attend again. */
const freeSeats = (em: SqlEntityManager, eventIds: readonly string[]) =>
  getKysely(em)
    .updateTable('event_answer as x')
    .set({ waiting: true })
    .where('x.eventId', '=', anyOf(eventIds))
    .where('x.answer', '=', 'GOING')
    .where('x.waiting', '=', false)
    .where((eb) => eb.not(isFromAttendee(eb)))
    .execute();

/** Returns the events and the accounts that got a seat. */
const seatWaiting = (em: SqlEntityManager, { eventIds, capacity }: Seats) =>
  getKysely(em)
    .updateTable('event_answer as own')
    .from((eb) =>
      eb
        .selectFrom('event_answer as x')
        .select(['x.eventId', 'x.accountId'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('x.eventId').orderBy('x.place'))
            .as('number'),
        )
        .where('x.eventId', '=', anyOf(eventIds))
        .where('x.waiting', '=', true)
        .where(isFromAttendee)
        .as('line'),
    )
    .set({ waiting: false })
    .whereRef('line.eventId', '=', 'own.eventId')
    .whereRef('line.accountId', '=', 'own.accountId')
    .$if(capacity !== null, (update) =>
      update.where((eb) => eb('line.number', '<=', eb(eb.val(capacity), '-', countSeats(eb)))),
    )
    .returning(['own.eventId', 'own.accountId'])
    .execute();

/** The number of taken seats of the event of answer `own`. */
const countSeats = (eb: ExpressionBuilder<Database & { own: Database['event_answer'] }, 'own'>) =>
  eb
    .selectFrom('event_answer as x')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('x.eventId', '=', 'own.eventId')
    .where('x.answer', '=', 'GOING')
    .where('x.waiting', '=', false);

/** Assigns the free seats of all future dates of a series, after its seats or its audience have changed. */
export async function assignSeatsOfSeries(context: SeatContext, { id, capacity }: EventSeries): Promise<void> {
  const dates = await getKysely(context.em)
    .selectFrom('event')
    .select('id')
    .where('seriesId', '=', id)
    .where('status', '=', 'SCHEDULED')
    .where('startsAt', '>', now())
    .orderBy('id')
    .forUpdate()
    .execute();
  await assignSeats(context, { eventIds: dates.map((date) => date.id), capacity });
}

export const selectEventsWithDueSeats = (db: Kysely<Database>) =>
  db
    .selectFrom('event')
    .select('id')
    .where((eb) => eb.ref('seatsDue'))
    // The seats of a canceled event are assigned when it is restored.
    .where((eb) => eb.or([eb('status', '=', 'SCHEDULED'), eb('startsAt', '<=', now())]));

/**
 * Assigns the seats of one event whose audience changed: triggers mark it when an account is suspended, deleted or
 * approved, or joins or leaves a group. Returns false if no event is due.
 */
export async function assignDueSeats(em: SqlEntityManager, env: Env): Promise<boolean> {
  return em.transactional(async (em) => {
    const due = await selectEventsWithDueSeats(getKysely(em))
      .orderBy('startsAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return false;
    const event = (await findEvent(em, anonymous, due.id))!;
    const seats = { eventIds: [due.id], capacity: event.capacity };
    if (event.startsAt > new Date()) await assignSeats({ em, viewer: anonymous, services: { env } }, seats);
    await em.nativeUpdate(EventRow, { id: due.id }, { seatsDue: false });
    return true;
  });
}
