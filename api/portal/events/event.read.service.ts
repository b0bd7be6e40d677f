import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { PortalDocument } from '../documents/document.type.ts';
import { createDocumentLoader } from '../documents/document.read.service.ts';
import { toViewerValues } from '../documents/visibility.query.ts';
import type { Group } from '#api/accounts/groups/group.entity.ts';
import { loadLinkedGroups } from '#api/accounts/groups/group.service.ts';
import { getKysely, prepare } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { anyOf } from '#api/platform/database/sql.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import {
  type Connection,
  type ConnectionArgs,
  decodeCursor,
  paginate,
  toConnection,
  timeCursor,
} from '#api/platform/pagination.ts';
import { isAdmin, type Viewer } from '#api/platform/viewer.ts';
import type { CalendarEvent } from './event.type.ts';
import type { EventsArgs } from './event.input.ts';
import { eventPolicy } from './event.policy.ts';
import { readCalendarEvents, readEventById, readPage, readPastPage, selectEvents } from './event.query.ts';

/** Returns the event; null if it does not exist or the viewer cannot see it. */
export async function readEvent({ em, viewer }: Context, id: string): Promise<CalendarEvent | null> {
  const event = await findEvent(em, viewer, id);
  return event?.isVisible ? event : null;
}

/** Returns the event even if the viewer cannot see it. The caller must check the policy. */
export async function findEvent(em: SqlEntityManager, viewer: Viewer, id: string): Promise<CalendarEvent | null> {
  return (await readEventById.first(em, { ...toViewerValues(viewer), id })) ?? null;
}

/** Returns events even if the viewer of this request cannot see them. */
export const findEvents = (em: SqlEntityManager, ids: readonly string[]): Promise<CalendarEvent[]> =>
  selectEvents(getKysely(em))
    .select((eb) => eb.lit(true).as('isVisible'))
    .where('e.id', '=', anyOf(ids))
    .orderBy('e.startsAt')
    .execute();

/** The scheduled or canceled dates of a series that start at `from` or later, in order. */
export async function findSeriesDates(
  em: SqlEntityManager,
  seriesId: string,
  status: CalendarEvent['status'],
  from: Date,
): Promise<CalendarEvent[]> {
  return selectEvents(getKysely(em))
    .select((eb) => eb.lit(true).as('isVisible'))
    .where('e.seriesId', '=', seriesId)
    .where('e.status', '=', status)
    .where('e.startsAt', '>=', from)
    .orderBy('e.startsAt')
    .execute();
}

/** Returns a page of events, earliest first; past events latest first. */
export async function listEvents({ em, viewer }: Context, args: EventsArgs): Promise<Connection<CalendarEvent>> {
  authorize(eventPolicy, viewer, 'list', null);
  const isPast = Boolean(args.filter?.isPast);
  const start = [isPast ? 'infinity' : '-infinity', ''] as const;
  const [afterStart, afterId] = args.after ? decodeCursor(args.after, timeCursor) : start;
  const rows = await (isPast ? readPastPage : readPage).all(em, {
    ...toViewerValues(viewer),
    from: args.filter?.from ?? (isPast ? '-infinity' : new Date()),
    to: args.filter?.to ?? 'infinity',
    afterStart,
    afterId,
    limit: args.first + 1,
  });
  return toConnection(rows, args, (row) => [row.startsAt.toISOString(), row.id]);
}

const CALENDAR_LIMIT = 2_000;

/** The events of the viewer's subscribed calendar, the latest first. */
export async function listForCalendar({ em, viewer }: Context): Promise<CalendarEvent[]> {
  return readCalendarEvents.all(em, { ...toViewerValues(viewer), limit: CALENDAR_LIMIT });
}

/** The documents of an event that the viewer can list. */
export async function listDocuments(
  context: Context,
  { id }: CalendarEvent,
  args: ConnectionArgs,
): Promise<Connection<PortalDocument>> {
  return paginate((await load(context, loadDocuments, id)) ?? [], args);
}

const readDocumentIds = prepare<{ owners: readonly string[] }>()((db, value) =>
  db
    .selectFrom('event_document as x')
    .innerJoin('document as d', 'd.id', 'x.documentId')
    .select(['x.eventId as owner', 'x.documentId as id'])
    .where('x.eventId', '=', (eb) => eb.fn.any(value('owners')))
    .orderBy('d.title')
    .orderBy('d.id'),
);
const loadDocuments = createDocumentLoader(readDocumentIds);

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
    .select(['seriesId as owner', 'groupId'])
    .where('seriesId', '=', ({ fn }) => fn.any(value('owners'))),
);

const loadGroups = (context: Context, ids: readonly string[]) => loadLinkedGroups(context, readGroupLinks, ids);
