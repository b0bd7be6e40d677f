import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { PortalDocument } from '../documents/document.entity.ts';
import { documentsTied } from '../documents/document.reading.service.ts';
import type { Group } from '../groups/group.entity.ts';
import { loadLinkedGroups } from '../groups/group.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/loaders.ts';
import { type Connection, type ConnectionArgs, decodeCursor, paginate, toConnection } from '../platform/pagination.ts';
import { binder, query } from '../platform/sql.ts';
import { isAdmin, type Viewer } from '../platform/viewer.ts';
import { prepare } from '../prepare.ts';
import type { CalendarEvent } from './event.entity.ts';
import type { EventsArgs } from './event.input.ts';
import { eventPolicy, invitedTo, visibleTo } from './event.policy.ts';

const COLUMNS = `e.id, e.series_id as "seriesId", s.title, s.description, e.starts_at as "startsAt", e.ends_at as "endsAt",
  s.all_day as "isAllDay", e.starts_wall as "startsWall", e.ends_wall as "endsWall", s.time_zone as "timeZone", s.location, e.status, e.note,
  s.recurrence, e.sequence, e.updated_at as "updatedAt", e.planned_for as "plannedFor", s.everyone, s.capacity, e.recording`;
const FROM = 'from event e join event_series s on s.id = e.series_id';

type Instants = 'startsAt' | 'endsAt' | 'updatedAt';
type FlatEvent = Omit<CalendarEvent, Instants> & Record<Instants, string>;

const toEvent = (row: FlatEvent): CalendarEvent => ({
  ...row,
  startsAt: new Date(row.startsAt),
  endsAt: new Date(row.endsAt),
  updatedAt: new Date(row.updatedAt),
});

/** The event with this id, or null where there is none, or none that this viewer may know of. */
export async function readEvent({ em, viewer }: Context, id: string): Promise<CalendarEvent | null> {
  const event = await findEvent(em, viewer, id);
  return event && eventPolicy.canSee(viewer, event) ? event : null;
}

/** Whatever the viewer may see of it: for what asks the policy next. */
export async function findEvent(em: SqlEntityManager, viewer: Viewer, id: string): Promise<CalendarEvent | null> {
  const sql = `select ${COLUMNS}, ${invitedTo('$2')} as invited ${FROM} where e.id = $1`;
  const [row] = await query<FlatEvent>(em, sql, [id, viewer.kind === 'user' ? viewer.id : null]);
  return row ? toEvent(row) : null;
}

/** For work that nobody asked for: mails to whoever is invited. */
export async function eventFor(em: SqlEntityManager, id: string): Promise<CalendarEvent | null> {
  const [row] = await query<FlatEvent>(em, `select ${COLUMNS}, false as invited ${FROM} where e.id = $1`, [id]);
  return row ? toEvent(row) : null;
}

const cursorShape = z.tuple([z.iso.datetime(), z.string().max(40)]);

/** A page of events, the earliest first; past events the latest first. */
export async function listEvents({ em, viewer }: Context, args: EventsArgs): Promise<Connection<CalendarEvent>> {
  authorize(eventPolicy, viewer, 'list', null);
  const { from, to, isPast } = args.filter ?? {};
  const { values, bind } = binder();
  const where = [visibleTo(viewer, bind)];
  if (isPast) where.push('e.ends_at <= now()');
  if (from || !isPast) where.push(`e.ends_at > ${bind(from ?? new Date())}`);
  if (to) where.push(`e.starts_at < ${bind(to)}`);
  if (args.after) {
    const [startsAt, id] = decodeCursor(args.after, cursorShape);
    where.push(`(e.starts_at, e.id) ${isPast ? '<' : '>'} (${bind(startsAt)}::timestamptz, ${bind(id)})`);
  }
  const order = isPast ? 'e.starts_at desc, e.id desc' : 'e.starts_at, e.id';
  const sql = `select ${COLUMNS}, true as invited ${FROM} where ${where.join(' and ')}
    order by ${order} limit ${bind(args.first + 1)}`;
  const rows = await query<FlatEvent>(em, sql, values);
  return toConnection(rows.map(toEvent), args, (row) => [row.startsAt.toISOString(), row.id]);
}

const AT_MOST_IN_CALENDAR = 2_000;

/** What a subscribed calendar holds: a year back and all that is coming, the latest first. */
export async function listForCalendar({ em, viewer }: Context): Promise<CalendarEvent[]> {
  const { values, bind } = binder();
  const sql = `select ${COLUMNS}, true as invited ${FROM} where ${visibleTo(viewer, bind)}
    and e.ends_at > now() - interval '1 year' order by e.starts_at desc, e.id limit ${bind(AT_MOST_IN_CALENDAR)}`;
  return (await query<FlatEvent>(em, sql, values)).map(toEvent);
}

/** The documents of an event that the viewer can list. */
export async function listDocuments(
  context: Context,
  { id }: CalendarEvent,
  args: ConnectionArgs,
): Promise<Connection<PortalDocument>> {
  return paginate((await load(context, loadDocuments, id)) ?? [], args);
}

const loadDocuments = documentsTied(`select x.event_id as owner, x.document_id as id from event_document x
  join document d on d.id = x.document_id where x.event_id = any($1) order by d.title, d.id`);

/** The invited groups, by name. Null for everyone but administrators. */
export async function listGroups(
  context: Context,
  { seriesId }: CalendarEvent,
  args: ConnectionArgs,
): Promise<Connection<Group> | null> {
  return isAdmin(context.viewer) ? paginate((await load(context, loadGroups, seriesId)) ?? [], args) : null;
}

const readGroupLinks = prepare<{ owners: readonly string[] }>()((db, value) =>
  db
    .selectFrom('event_group')
    .select(['series_id as owner', 'group_id as groupId'])
    .where('series_id', '=', ({ fn }) => fn.any(value('owners'))),
);

const loadGroups = (context: Context, ids: readonly string[]) => loadLinkedGroups(context, readGroupLinks, ids);
