import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { post } from '../mail/mail.service.ts';
import type { Env } from '../platform/env.ts';
import { query } from '../platform/sql.ts';
import { type Person, reminder } from './event.mails.ts';
import { eventFor } from './event.reading.service.ts';
import { INVITED } from './event.telling.service.ts';

const BATCH = 200;

// An event that was made or changed after the time for it has just been announced and needs no reminder. What a server
// that was down missed is still sent while it helps: of the day before until an hour before.
const DUE = `select e.id as event, a.id, k.kind, e.starts_at as "startsAt", a.name, a.email, c.time_zone as "timeZone"
  from event e join event_series s on s.id = e.series_id
    join (values ('DAY', interval '24 hours', interval '1 hour'), ('HOUR', interval '1 hour', interval '0'))
      as k (kind, before, until) on e.starts_at <= now() + k.before and e.starts_at > now() + k.until
      and e.updated_at <= e.starts_at - k.before
    join account a on ${INVITED}
    left join calendar_setting c on c.account_id = a.id
  where e.status = 'SCHEDULED' and case k.kind when 'DAY' then coalesce(c.day_before, true) else coalesce(c.hour_before, false) end
    and not exists (select 1 from event_answer x where x.event_id = e.id and x.account_id = a.id and x.answer = 'NOT_GOING')
    and not exists (select 1 from event_reminder r where r.event_id = e.id and r.account_id = a.id and r.kind = k.kind
      and r.starts_at = e.starts_at)
  order by e.id, a.id limit ${BATCH}`;

const SAVE = `insert into event_reminder (event_id, account_id, kind, starts_at)
  values ($1, $2, $3, $4) on conflict do nothing returning 1`;

type Due = Person & { event: string; id: string; kind: 'DAY' | 'HOUR'; startsAt: string };

/**
 * Mails the reminders that are due, each once: the row that says so is written with the mail, and a server that comes
 * second to it writes none. Returns how many were due.
 */
export async function remindOfEvents(em: SqlEntityManager, env: Env): Promise<number> {
  const due = await query<Due>(em, DUE);
  for (const one of due)
    await em.transactional(async (em) => {
      const own = await query(em, SAVE, [one.event, one.id, one.kind, one.startsAt]);
      const event = own.length > 0 ? await eventFor(em, one.event) : null;
      if (event) await post(em, env.SITE_NAME, reminder(env, one, event, one.kind));
    });
  return due.length;
}
