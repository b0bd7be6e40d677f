import { record } from '../audit/audit.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { writeCsv } from '../platform/csv.ts';
import { fail } from '../platform/errors.ts';
import { load } from '../platform/loaders.ts';
import { query } from '../platform/sql.ts';
import { isAdmin } from '../platform/viewer.ts';
import type { Attendance, OwnAnswer } from './event-answer.entity.ts';
import type { CalendarEvent } from './event.entity.ts';
import { eventPolicy } from './event.policy.ts';
import { readEvent } from './event.reading.service.ts';

const COUNTS = `select event_id as "eventId", count(*) filter (where answer = 'GOING' and not waiting)::integer as going,
    count(*) filter (where waiting)::integer as waiting, count(*) filter (where answer = 'MAYBE')::integer as maybe,
    count(*) filter (where answer = 'NOT_GOING')::integer as "notGoing"
  from event_answer where event_id = any($1) group by 1`;

async function countsOf({ em }: Context, ids: readonly string[]): Promise<Attendance[]> {
  const rows = await query<Attendance & { eventId: string }>(em, COUNTS, [ids]);
  const none = { going: 0, waiting: 0, maybe: 0, notGoing: 0 };
  return ids.map((id) => rows.find(({ eventId }) => eventId === id) ?? none);
}

/** How many said what; null to all but admins. */
export const attendanceOf = async (context: Context, { id }: CalendarEvent): Promise<Attendance | null> =>
  isAdmin(context.viewer) ? load(context, countsOf, id) : null;

/** How many seats nobody has taken; null where there is no limit. */
export async function seatsLeft(context: Context, { id, capacity }: CalendarEvent): Promise<number | null> {
  if (capacity === null) return null;
  return Math.max(0, capacity - ((await load(context, countsOf, id))?.going ?? 0));
}

const OWN = `select a.event_id as "eventId", a.answer, a.waiting as "isWaiting", case when a.waiting then (select count(*)::integer
    from event_answer b where b.event_id = a.event_id and b.waiting and b.place < a.place) end as ahead
  from event_answer a where a.event_id = any($1) and a.account_id = $2`;

export const ownAnswer = (context: Context, { id }: CalendarEvent): Promise<OwnAnswer | null> =>
  load(context, ownAnswers, id);

async function ownAnswers({ em, viewer }: Context, ids: readonly string[]): Promise<(OwnAnswer | null)[]> {
  if (viewer.kind !== 'user') return ids.map(() => null);
  const rows = await query<OwnAnswer & { eventId: string }>(em, OWN, [ids, viewer.id]);
  return ids.map((id) => rows.find(({ eventId }) => eventId === id) ?? null);
}

const LISTED = `select u.name, u.email, u.company, a.answer, a.waiting, a.answered_at as at
  from event_answer a join account u on u.id = a.account_id where a.event_id = $1 order by a.place`;
interface Listed {
  name: string;
  email: string;
  company: string | null;
  answer: string;
  waiting: boolean;
  at: string;
}

/** Everybody who answered, in the order in which they did, for a spreadsheet. */
export async function exportAttendance(context: Context, id: string): Promise<string> {
  authorize(eventPolicy, context.viewer, 'export', null);
  const event = (await readEvent(context, id)) ?? fail('NOT_FOUND', 'Event not found.');
  const rows = await query<Listed>(context.em, LISTED, [event.id]);
  await record(context, context.em, { kind: 'event.exported', subjectId: id, details: { count: rows.length } });
  const lines = rows.map(({ name, email, company, answer, waiting, at }) => [
    name,
    email,
    company ?? '',
    waiting ? 'WAITING' : answer,
    new Date(at).toISOString(),
  ]);
  return writeCsv([['name', 'email', 'company', 'answer', 'answered'], ...lines]);
}
