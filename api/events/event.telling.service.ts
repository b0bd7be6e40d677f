import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { post } from '../mail/mail.service.ts';
import type { Env } from '../platform/env.ts';
import { query } from '../platform/sql.ts';
import { toSnapshot } from './event.changes.ts';
import type { CalendarEvent } from './event.entity.ts';
import { cancelled, invited, type Occasion, type Person, withdrawn } from './event.mails.ts';
import { eventFor } from './event.reading.service.ts';
import type { EventTimes } from './event.when.ts';

// Who is invited to an event changes with its groups, their members and the accounts; so nobody keeps a list. An event
// that something happened to is marked `untold`, and a worker compares who may attend with who was told what.

const BATCH = 200;

// Of a series only the next one is announced, or a year of Mondays would come as 52 mails; one that was announced is
// followed up whenever it takes place.
const NEXT_UNTOLD = `select e.id from event e join event_series s on s.id = e.series_id
  where e.untold and (s.recurrence is null or e.starts_at <= now() or exists (select 1 from event_told t where t.event_id = e.id)
    or not exists (select 1 from event p where p.series_id = e.series_id and p.status = 'SCHEDULED'
      and p.ends_at > now() and p.starts_at < e.starts_at))
  order by e.starts_at limit 1 for update of e skip locked`;

// What a mail says of it: of a change to anything else, such as the number of seats, nobody is told.
export const CONTENT = `md5(concat_ws(chr(31), s.title, s.description, s.location, s.time_zone,
  extract(epoch from e.starts_at), extract(epoch from e.ends_at), case when s.all_day then 'all day' end))`;

const SAVE_SNAPSHOT = `insert into event_snapshot (event_id, content, title, description, location, time_zone, all_day,
    starts_wall, ends_wall, starts_at, ends_at)
  select e.id, ${CONTENT}, s.title, s.description, s.location, s.time_zone, s.all_day,
    e.starts_wall, e.ends_wall, e.starts_at, e.ends_at
  from event e join event_series s on s.id = e.series_id where e.id = any($1) on conflict do nothing`;

/** Keeps what mails about these events say now, so that the next mail can name what changed since. */
export const saveSnapshots = (em: SqlEntityManager, ids: readonly string[]) => query(em, SAVE_SNAPSHOT, [ids]);

/** Whether account `a` is invited to an event of series `s`. */
export const INVITED = `a.status = 'APPROVED' and (s.everyone or exists (select 1 from event_group g
  join account_group_member m on m.group_id = g.group_id where g.series_id = s.id and m.account_id = a.id))`;

/** In place of the content in `event_told`: this person was mailed a cancellation that no longer applies. */
export const RESTORED = 'restored';

// People who declined receive no emails about changes, but one if a cancellation they received no longer applies.
const TO_INVITE = `select a.id, a.name, a.email, c.time_zone as "timeZone",
    case when t.content = '${RESTORED}' then 'restored' when t.content is null or t.withdrawn then 'invited'
      else 'changed' end as occasion,
    case when o.content is not null then json_build_object('title', o.title, 'description', o.description,
      'location', o.location, 'timeZone', o.time_zone, 'isAllDay', o.all_day, 'startsWall', o.starts_wall,
      'endsWall', o.ends_wall, 'startsAt', o.starts_at, 'endsAt', o.ends_at) end as previous
  from event e join event_series s on s.id = e.series_id join account a on ${INVITED}
    left join calendar_setting c on c.account_id = a.id
    left join event_told t on t.event_id = e.id and t.account_id = a.id
    left join event_snapshot o on o.event_id = e.id and o.content = t.content
  where e.id = $1 and coalesce(c.invitations, true) and (t.content is null or t.withdrawn or t.content <> ${CONTENT})
    and (t.content = '${RESTORED}' or not exists (select 1 from event_answer x
      where x.event_id = e.id and x.account_id = a.id and x.answer = 'NOT_GOING'))
  order by a.id limit ${BATCH}`;

const TO_PART_FROM = `select a.id, a.name, a.email, c.time_zone as "timeZone", (${INVITED}) as invited
  from event_told t join event e on e.id = t.event_id join event_series s on s.id = e.series_id
    join account a on a.id = t.account_id left join calendar_setting c on c.account_id = a.id
  where e.id = $1 and not t.withdrawn and (e.status = 'CANCELLED' or not (${INVITED}))
  order by a.id limit ${BATCH}`;

const TELL = `insert into event_told (event_id, account_id, content, withdrawn)
  select e.id, unnest($2::text[]), ${CONTENT}, $3 from event e join event_series s on s.id = e.series_id where e.id = $1
  on conflict (event_id, account_id) do update set content = excluded.content, withdrawn = excluded.withdrawn`;

type Told = Person & { id: string };
type ToInvite = Told & { occasion: Occasion; previous: Parameters<typeof toSnapshot>[0] | null };

/** Mails what is to be said of one event, to some of those it concerns; whether there was anything to look at. */
export async function tellOfEvent(em: SqlEntityManager, env: Env): Promise<boolean> {
  return em.transactional(async (em) => {
    const [next] = await query<{ id: string }>(em, NEXT_UNTOLD);
    if (!next) return false;
    const event = (await eventFor(em, next.id))!;
    const isAhead = event.startsAt > new Date();
    const parted = isAhead ? await partFrom(em, env, event) : 0;
    const asked = isAhead && event.status === 'SCHEDULED' ? await invite(em, env, event) : 0;
    if (parted < BATCH && asked < BATCH) await query(em, 'update event set untold = false where id = $1', [event.id]);
    return true;
  });
}

const SERIES_DATES = `select starts_at as "startsAt", ends_at as "endsAt", starts_wall as "startsWall",
    ends_wall as "endsWall" from event
  where series_id = $1 and status = 'SCHEDULED' and starts_at >= $2 order by starts_at`;

/** When the events of its series take place that start at `from` or later. */
async function readSeriesDates(em: SqlEntityManager, event: CalendarEvent, from: Date): Promise<EventTimes[]> {
  const { seriesId, isAllDay } = event;
  const rows = await query<EventTimes>(em, SERIES_DATES, [seriesId, from]);
  return rows.map((row) => ({ ...row, isAllDay, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) }));
}

async function invite(em: SqlEntityManager, env: Env, event: CalendarEvent): Promise<number> {
  const people = await query<ToInvite>(em, TO_INVITE, [event.id]);
  await tell(em, event, people, false);
  const seriesDates = people.length > 0 && event.recurrence ? await readSeriesDates(em, event, event.startsAt) : [];
  for (const person of people)
    await post(em, env.SITE_NAME, invited(env, person, event, { ...toInvitation(person), seriesDates }));
  return people.length;
}

const toInvitation = ({ occasion, previous }: ToInvite) => ({ occasion, previous: previous && toSnapshot(previous) });

/** From an event that was called off, or from people it is no longer for. An account that is shut gets no mail. */
async function partFrom(em: SqlEntityManager, env: Env, event: CalendarEvent): Promise<number> {
  const people = await query<Told & { invited: boolean }>(em, TO_PART_FROM, [event.id]);
  await tell(em, event, people, true);
  const open = "select id from account where id = any($1) and status = 'APPROVED'";
  const reachable = new Set((await query<{ id: string }>(em, open, [people.map(({ id }) => id)])).map(({ id }) => id));
  const hasOthers = people.length > 0 && event.recurrence !== null;
  const remaining = hasOthers ? (await readSeriesDates(em, event, new Date())).length : null;
  for (const person of people.filter(({ id }) => reachable.has(id))) {
    const mail = person.invited ? cancelled(env, person, event, remaining) : withdrawn(env, person, event);
    await post(em, env.SITE_NAME, mail);
  }
  return people.length;
}

async function tell(em: SqlEntityManager, { id }: CalendarEvent, people: Told[], isWithdrawn: boolean): Promise<void> {
  if (people.length > 0) await saveSnapshots(em, [id]);
  await query(em, TELL, [id, people.map((person) => person.id), isWithdrawn]);
}
