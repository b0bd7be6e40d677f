import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Temporal } from 'temporal-polyfill';
import { post } from '../mail/mail.service.ts';
import { query } from '../platform/sql.ts';
import { digest, type Headline, type Postman, type Reader } from './update.mails.ts';
import { MEANT_FOR, RELEASED } from './update.policy.ts';

const HOUR = 8;
const TITLES_AT_MOST = 50;
const BATCH = 200;

/** The newest morning at 8 in a zone, of a Monday for weekly digests, that has come. */
export function morningOf(mails: 'DAILY' | 'WEEKLY', zone: string, now: Date): Date {
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  const back = mails === 'WEEKLY' ? there.dayOfWeek - 1 : 0;
  const at8 = (days: number) =>
    there
      .toPlainDate()
      .subtract({ days })
      .toZonedDateTime({ timeZone: zone, plainTime: `0${HOUR}:00` });
  const morning = at8(back);
  const isAhead = morning.epochMilliseconds > now.getTime();
  return new Date((isAhead ? at8(back + (mails === 'WEEKLY' ? 7 : 1)) : morning).epochMilliseconds);
}

interface Clock {
  mails: 'DAILY' | 'WEEKLY';
  zone: string;
  now: string;
}

const CLOCKS = `select distinct s.mails, coalesce(c.time_zone, 'UTC') as zone, now() as now
  from update_setting s left join calendar_setting c on c.account_id = s.account_id where s.mails in ('DAILY', 'WEEKLY')`;

const DUE = `select a.id, a.name, a.email, k.morning
  from unnest($1::text[], $2::text[], $3::timestamptz[]) as k (mails, zone, morning)
    join update_setting s on s.mails = k.mails and s.chosen_at < k.morning and coalesce(s.digested_at < k.morning, true)
    left join calendar_setting c on c.account_id = s.account_id
    join account a on a.id = s.account_id and a.status = 'APPROVED'
  where coalesce(c.time_zone, 'UTC') = k.zone order by a.id limit ${BATCH}`;

// Whoever comes second waits here for the first, and then finds the morning taken.
const TAKE = `update update_setting set digested_at = $2 where account_id = $1 and mails in ('DAILY', 'WEEKLY')
  and coalesce(digested_at < $2, true) returning 1`;

// What is visible to them at this moment, whatever was so in between.
const NEW = `insert into investor_update_told (update_id, account_id)
  select u.id, a.id from update_setting s join account a on a.id = s.account_id
    join investor_update u on ${RELEASED} and u.published_at > s.chosen_at and ${MEANT_FOR}
  where s.account_id = $1 on conflict do nothing returning update_id as id`;
const TITLES = 'select id, title from investor_update where id = any($1) order by published_at desc, id desc limit $2';

type Due = Reader & { morning: string };

/** Mails the digests whose morning has come, each once, and none where nothing is new. Returns how many were due. */
export async function digestUpdates(em: SqlEntityManager, postman: Postman): Promise<number> {
  const clocks = await query<Clock>(em, CLOCKS);
  if (clocks.length === 0) return 0;
  const mornings = clocks.map(({ mails, zone, now }) => morningOf(mails, zone, new Date(now)));
  const due = await query<Due>(em, DUE, [clocks.map(({ mails }) => mails), clocks.map(({ zone }) => zone), mornings]);
  for (const reader of due)
    await em.transactional(async (em) => {
      const taken = await query(em, TAKE, [reader.id, reader.morning]);
      const fresh = taken.length > 0 ? await query<{ id: string }>(em, NEW, [reader.id]) : [];
      if (fresh.length === 0) return;
      const titles = await query<Headline>(em, TITLES, [fresh.map(({ id }) => id), TITLES_AT_MOST]);
      await post(em, postman.env.SITE_NAME, digest(postman, reader, titles, fresh.length - titles.length));
    });
  return due.length;
}
