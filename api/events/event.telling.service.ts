import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { post } from '../mail/mail.service.ts';
import type { Env } from '../platform/env.ts';
import { query } from '../platform/sql.ts';
import type { CalendarEvent } from './event.entity.ts';
import { cancelled, invited, type Person, withdrawn } from './event.mails.ts';
import { eventFor } from './event.reading.service.ts';

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
const CONTENT = `md5(concat_ws(chr(31), s.title, s.description, s.location, s.time_zone,
  extract(epoch from e.starts_at), extract(epoch from e.ends_at)))`;

/** Whether account `a` is invited to an event of series `s`. */
export const INVITED = `a.status = 'APPROVED' and (s.everyone or exists (select 1 from event_group g
  join account_group_member m on m.group_id = g.group_id where g.series_id = s.id and m.account_id = a.id))`;

// Whoever said no hears nothing of changes.
const TO_INVITE = `select a.id, a.name, a.email, c.time_zone as "timeZone", t.content is null or t.withdrawn as "isNew"
  from event e join event_series s on s.id = e.series_id join account a on ${INVITED}
    left join calendar_setting c on c.account_id = a.id
    left join event_told t on t.event_id = e.id and t.account_id = a.id
  where e.id = $1 and coalesce(c.invitations, true) and (t.content is null or t.withdrawn or t.content <> ${CONTENT})
    and not exists (select 1 from event_answer x where x.event_id = e.id and x.account_id = a.id and x.answer = 'NOT_GOING')
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

const SERIES_DATES = `select starts_at as at from event where series_id = $1 and status = 'SCHEDULED' and starts_at >= $2
  order by starts_at`;

/** When this event and the later ones of its series start. */
async function readSeriesDates(em: SqlEntityManager, { seriesId, startsAt }: CalendarEvent): Promise<Date[]> {
  const rows = await query<{ at: string }>(em, SERIES_DATES, [seriesId, startsAt]);
  return rows.map(({ at }) => new Date(at));
}

async function invite(em: SqlEntityManager, env: Env, event: CalendarEvent): Promise<number> {
  const people = await query<Told & { isNew: boolean }>(em, TO_INVITE, [event.id]);
  await tell(em, event, people, false);
  const seriesDates = people.length > 0 && event.recurrence ? await readSeriesDates(em, event) : [];
  for (const person of people)
    await post(em, env.SITE_NAME, invited(env, person, event, { isNew: person.isNew, seriesDates }));
  return people.length;
}

/** From an event that was called off, or from people it is no longer for. An account that is shut gets no mail. */
async function partFrom(em: SqlEntityManager, env: Env, event: CalendarEvent): Promise<number> {
  const people = await query<Told & { invited: boolean }>(em, TO_PART_FROM, [event.id]);
  await tell(em, event, people, true);
  const open = "select id from account where id = any($1) and status = 'APPROVED'";
  const reachable = new Set((await query<{ id: string }>(em, open, [people.map(({ id }) => id)])).map(({ id }) => id));
  for (const person of people.filter(({ id }) => reachable.has(id)))
    await post(em, env.SITE_NAME, person.invited ? cancelled(env, person, event) : withdrawn(env, person, event));
  return people.length;
}

const tell = (em: SqlEntityManager, { id }: CalendarEvent, people: Told[], isWithdrawn: boolean) =>
  query(em, TELL, [id, people.map((person) => person.id), isWithdrawn]);
