import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { query } from '../platform/sql.ts';
import type { CalendarEvent } from './event.entity.ts';
import { CONTENT, INVITED, saveSnapshots } from './event.telling.service.ts';

// Which mails a change of events causes follows from `event_told`, which holds what each person knows. A change without
// mail counts as known to those who knew the state before it.

interface SeriesState {
  events: { id: string; content: string; isAnnounced: boolean }[];
  invitedIds: string[];
}

const EVENTS = `select e.id, ${CONTENT} as content,
    not e.untold or exists (select 1 from event_told t where t.event_id = e.id) as "isAnnounced"
  from event e join event_series s on s.id = e.series_id where s.id = $1`;
const INVITED_IDS = `select a.id from event_series s join account a on ${INVITED} where s.id = $1`;

/** What the people invited to a series know of it. Read it before a change that is saved without mail. */
export async function readSeriesState(em: SqlEntityManager, seriesId: string): Promise<SeriesState> {
  const events = await query<SeriesState['events'][number]>(em, EVENTS, [seriesId]);
  const invited = await query<{ id: string }>(em, INVITED_IDS, [seriesId]);
  return { events, invitedIds: invited.map(({ id }) => id) };
}

// Those who still wait for a mail about an earlier change hold other content, and receive that mail.
const SHIFT = `update event_told t set content = ${CONTENT}
  from event e join event_series s on s.id = e.series_id
    join unnest($1::text[], $2::text[]) as before (id, content) on before.id = e.id
  where t.event_id = e.id and t.content = before.content and not t.withdrawn`;
const ADD_INVITED = `insert into event_told (event_id, account_id, content)
  select e.id, a.id, ${CONTENT} from event e join event_series s on s.id = e.series_id join account a on ${INVITED}
    left join calendar_setting c on c.account_id = a.id
  where e.id = any($1) and e.status = 'SCHEDULED' and e.starts_at > now() and a.id <> all($2)
    and coalesce(c.invitations, true)
  on conflict (event_id, account_id) do update set content = excluded.content, withdrawn = false`;
const WITHDRAW = `update event_told t set withdrawn = true from event e, event_series s, account a
  where e.id = t.event_id and s.id = e.series_id and a.id = t.account_id and s.id = $1 and a.id = any($2)
    and not (${INVITED})`;

/** Counts the change since `before` as known, so that no mail is sent about it, now or with a later change. */
export async function markChangeAsKnown(em: SqlEntityManager, seriesId: string, before: SeriesState): Promise<void> {
  const { events, invitedIds } = before;
  const announcedIds = events.filter(({ isAnnounced }) => isAnnounced).map(({ id }) => id);
  await saveSnapshots(em, announcedIds);
  await query(em, SHIFT, [events.map(({ id }) => id), events.map(({ content }) => content)]);
  await query(em, ADD_INVITED, [announcedIds, invitedIds]);
  await query(em, WITHDRAW, [seriesId, invitedIds]);
}

const LIST_DATE = `insert into event_told (event_id, account_id, content)
  select distinct e.id, t.account_id, ${CONTENT} from event e join event_series s on s.id = e.series_id
    join event p on p.series_id = s.id join event_told t on t.event_id = p.id and not t.withdrawn
  where e.id = $1 and e.starts_at > now() on conflict do nothing`;

/**
 * Notes who knows this date of a series from the list of dates in the mail about an earlier one, so that they are mailed
 * when it alone is moved or canceled. Call it before the change.
 */
export async function markDateAsListed(em: SqlEntityManager, { id, recurrence }: CalendarEvent): Promise<void> {
  if (!recurrence) return;
  await saveSnapshots(em, [id]);
  await query(em, LIST_DATE, [id]);
}
