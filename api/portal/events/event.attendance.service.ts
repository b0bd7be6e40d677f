import { record } from '#api/operation/audit/audit.service.ts';
import { getKysely, prepare } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { CSV_PAGE, writeCsvPages } from '#api/platform/csv.ts';
import { fail } from '#api/platform/errors.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { isAdmin } from '#api/platform/viewer.ts';
import type { Answer, Attendance, OwnAnswer } from './event-answer.type.ts';
import type { CalendarEvent } from './event.type.ts';
import { eventPolicy } from './event.policy.ts';
import { isFromAttendee } from './event.query.ts';
import { readEvent } from './event.read.service.ts';

const readAttendances = prepare<{ ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('event_answer as x')
    .select('x.eventId')
    .select((eb) => {
      const count = (answer: Answer, waiting: boolean) =>
        eb.cast<number>(
          eb.fn.countAll().filterWhere((builder) => builder.and({ answer, waiting })),
          'integer',
        );
      return [
        count('GOING', false).as('going'),
        count('GOING', true).as('waiting'),
        count('MAYBE', false).as('maybe'),
        count('NOT_GOING', false).as('notGoing'),
      ];
    })
    .where((eb) => eb('x.eventId', '=', eb.fn.any(value('ids'))))
    .where(isFromAttendee)
    .groupBy('x.eventId'),
);

async function loadAttendances({ em }: Context, ids: readonly string[]): Promise<Attendance[]> {
  const rows = await readAttendances.all(em, { ids });
  const none = { going: 0, waiting: 0, maybe: 0, notGoing: 0 };
  return ids.map((id) => rows.find(({ eventId }) => eventId === id) ?? none);
}

/** The number of people who can attend, by answer. Null for everyone but administrators. */
export const getAttendance = async (context: Context, { id }: CalendarEvent): Promise<Attendance | null> =>
  isAdmin(context.viewer) ? load(context, loadAttendances, id) : null;

/** The number of free seats. Null if seats are unlimited. */
export async function seatsLeft(context: Context, { id, capacity }: CalendarEvent): Promise<number | null> {
  if (capacity === null) return null;
  return Math.max(0, capacity - ((await load(context, loadAttendances, id))?.going ?? 0));
}

/** The number of people who wait for a seat. Null if seats are unlimited. */
export async function waitingCount(context: Context, { id, capacity }: CalendarEvent): Promise<number | null> {
  return capacity === null ? null : ((await load(context, loadAttendances, id))?.waiting ?? 0);
}

const readOwnAnswers = prepare<{ ids: readonly string[]; accountId: string }>()((db, value) =>
  db
    .selectFrom('event_answer as own')
    .select(['own.eventId', 'own.answer', 'own.waiting as isWaiting'])
    .select((eb) =>
      eb
        .case()
        .when('own.waiting', '=', true)
        .then(
          eb
            .selectFrom('event_answer as x')
            .select((builder) => builder.cast<number>(builder.fn.countAll(), 'integer').as('count'))
            .whereRef('x.eventId', '=', 'own.eventId')
            .where('x.waiting', '=', true)
            .whereRef('x.place', '<', 'own.place')
            .where(isFromAttendee),
        )
        .end()
        .as('ahead'),
    )
    .where((eb) => eb('own.eventId', '=', eb.fn.any(value('ids'))))
    .where('own.accountId', '=', value('accountId')),
);

export const ownAnswer = (context: Context, { id }: CalendarEvent): Promise<OwnAnswer | null> =>
  load(context, loadOwnAnswers, id);

async function loadOwnAnswers({ em, viewer }: Context, ids: readonly string[]): Promise<(OwnAnswer | null)[]> {
  if (viewer.kind !== 'user') return ids.map(() => null);
  const rows = await readOwnAnswers.all(em, { ids, accountId: viewer.id });
  return ids.map((id) => rows.find(({ eventId }) => eventId === id) ?? null);
}

const HEAD = ['name', 'email', 'company', 'answer', 'answered'];

/** Exports the answers of the people who can attend an event as lines of CSV, in the order in which they answered. */
export async function exportAttendance(context: Context, id: string): Promise<AsyncGenerator<string>> {
  const { em, viewer } = context;
  authorize(eventPolicy, viewer, 'export', null);
  const event = (await readEvent(context, id)) ?? fail('NOT_FOUND', 'Event not found.');
  const answers = getKysely(em)
    .selectFrom('event_answer as x')
    .innerJoin('account as u', 'u.id', 'x.accountId')
    .where('x.eventId', '=', event.id)
    .where(isFromAttendee);
  const { count } = await answers
    .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  await record(context, em, { kind: 'event.exported', subjectId: id, details: { count } });
  const page = answers
    .select(['u.name', 'u.email', 'u.company', 'x.answer', 'x.waiting', 'x.answeredAt', 'x.place'])
    .orderBy('x.place')
    .limit(CSV_PAGE);
  const readPage = (last: Line | null) => (last ? page.where('x.place', '>', last.place) : page).execute();
  type Line = Awaited<ReturnType<typeof page.execute>>[number];
  return writeCsvPages(HEAD, readPage, ({ name, email, company, answer, waiting, answeredAt }: Line) => [
    name,
    email,
    company ?? '',
    waiting ? 'WAITING' : answer,
    answeredAt.toISOString(),
  ]);
}
