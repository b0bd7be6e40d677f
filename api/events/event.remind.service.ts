import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../entities.ts';
import { post } from '../mail/mail.service.ts';
import type { Env } from '../platform/env.ts';
import { fromNow, recordsAs, toInterval } from '../platform/database/sql.ts';
import { anonymous } from '../platform/viewer.ts';
import { makeReminderMail } from './event.mails.ts';
import { isInvited } from './event.policy.ts';
import { hasDeclined } from './event.query.ts';
import { findEvent } from './event.read.service.ts';

const BATCH = 200;

/** A reminder is sent from `before` until `until`, both measured back from the start of the event. */
interface Kind {
  kind: 'DAY' | 'HOUR';
  before: string;
  until: string;
}
const KINDS: Kind[] = [
  { kind: 'DAY', before: '24 hours', until: '1 hour' },
  { kind: 'HOUR', before: '1 hour', until: '0' },
];

type Reminders = ExpressionBuilder<
  Database & { e: Database['event']; a: Database['account']; c: Database['calendar_setting']; k: Kind },
  'e' | 'a' | 'c' | 'k'
>;

/** SQL: whether account `a` with the settings `c`, if any, wants reminders of kind `k`. */
const wantsReminder = (eb: Reminders) =>
  eb
    .case('k.kind')
    .when('DAY')
    .then(eb.fn.coalesce('c.day_before', eb.lit(true)))
    .else(eb.fn.coalesce('c.hour_before', eb.lit(false)))
    .end();

/** SQL condition: account `a` was reminded of event `e`, at its present time, with kind `k`. */
const wasReminded = (eb: Reminders) =>
  eb.exists(
    eb
      .selectFrom('event_reminder as r')
      .select('r.event_id')
      .whereRef('r.event_id', '=', 'e.id')
      .whereRef('r.account_id', '=', 'a.id')
      .whereRef('r.kind', '=', 'k.kind')
      .whereRef('r.starts_at', '=', 'e.starts_at'),
  );

/**
 * An event that was created or changed after its reminder became due was announced only just now, so it needs no
 * reminder.
 */
const readDueReminders = (em: SqlEntityManager) =>
  em
    .getKysely<Database>()
    .selectFrom('event as e')
    .innerJoin('event_series as s', 's.id', 'e.series_id')
    .innerJoin(recordsAs(KINDS, 'k', { kind: 'text', before: 'text', until: 'text' }), (join) =>
      join
        .on((eb) => eb('e.starts_at', '<=', fromNow(eb.ref('k.before'))))
        .on((eb) => eb('e.starts_at', '>', fromNow(eb.ref('k.until'))))
        .on((eb) => eb('e.updated_at', '<=', eb('e.starts_at', '-', toInterval(eb.ref('k.before'))))),
    )
    .innerJoin('account as a', (join) => join.on(isInvited))
    .leftJoin('calendar_setting as c', 'c.account_id', 'a.id')
    .select(['e.id as eventId', 'a.id as accountId', 'k.kind', 'e.starts_at as startsAt'])
    .select(['a.name', 'a.email', 'c.time_zone as timeZone'])
    .where('e.status', '=', 'SCHEDULED')
    .where(wantsReminder)
    .where((eb) => eb.not(hasDeclined(eb)))
    .where((eb) => eb.not(wasReminded(eb)))
    .orderBy('e.id')
    .orderBy('a.id')
    .limit(BATCH)
    .execute();

/**
 * Emails each due reminder once: its row is stored in the transaction that queues the email, so a second server cannot
 * send it again. A reminder that was missed while no server ran is still sent until `until`. Returns the number of due
 * reminders.
 */
export async function remindOfEvents(em: SqlEntityManager, env: Env): Promise<number> {
  const due = await readDueReminders(em);
  for (const { eventId, accountId, kind, startsAt, ...person } of due)
    await em.transactional(async (em) => {
      const row = { event_id: eventId, account_id: accountId, kind, starts_at: startsAt };
      const storedEvent = await em
        .getKysely<Database>()
        .insertInto('event_reminder')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('event_id')
        .executeTakeFirst();
      const event = storedEvent ? await findEvent(em, anonymous, eventId) : null;
      if (event) await post(em, env, makeReminderMail(env, person, event, kind));
    });
  return due.length;
}
