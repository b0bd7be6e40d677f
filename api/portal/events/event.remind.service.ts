import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import type { Env } from '#api/platform/env.ts';
import { fromNow, now, recordsAs, toInterval, subtract } from '#api/platform/database/sql.ts';
import { runEach } from '#api/platform/periodic-job.ts';
import { makeReminderMail } from './event.mails.ts';
import { isInvited } from './event.policy.ts';
import { hasDeclined } from './event.query.ts';
import { findEvents } from './event.read.service.ts';

const BATCH = 200;

/** A reminder is sent from `before` until `until`, both measured back from the start of the event. */
interface Kind {
  kind: 'DAY' | 'HOUR';
  before: string;
  until: string;
}
const LONGEST_BEFORE = '24 hours';
const KINDS: Kind[] = [
  { kind: 'DAY', before: LONGEST_BEFORE, until: '1 hour' },
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
    .then(eb.fn.coalesce('c.dayBefore', eb.lit(true)))
    .else(eb.fn.coalesce('c.hourBefore', eb.lit(false)))
    .end();

/** SQL condition: account `a` was reminded of event `e`, at its present time, with kind `k`. */
const wasReminded = (eb: Reminders) =>
  eb.exists(
    eb
      .selectFrom('event_reminder as r')
      .select('r.eventId')
      .whereRef('r.eventId', '=', 'e.id')
      .whereRef('r.accountId', '=', 'a.id')
      .whereRef('r.kind', '=', 'k.kind')
      .whereRef('r.startsAt', '=', 'e.startsAt'),
  );

/**
 * An event that was created or changed after its reminder became due was announced only just now, so it needs no
 * reminder.
 */
const readDueReminders = (em: SqlEntityManager) =>
  getKysely(em)
    .selectFrom('event as e')
    .innerJoin('event_series as s', 's.id', 'e.seriesId')
    .innerJoin(recordsAs(KINDS, 'k', { kind: 'text', before: 'text', until: 'text' }), (join) =>
      join
        .on((eb) => eb('e.startsAt', '<=', fromNow(eb.ref('k.before'))))
        .on((eb) => eb('e.startsAt', '>', fromNow(eb.ref('k.until'))))
        .on((eb) => eb('e.updatedAt', '<=', subtract(eb.ref('e.startsAt'), toInterval(eb.ref('k.before'))))),
    )
    .innerJoin('account as a', (join) => join.on(isInvited))
    .leftJoin('calendar_setting as c', 'c.accountId', 'a.id')
    .select(['e.id as eventId', 'a.id as accountId', 'k.kind', 'e.startsAt'])
    .select(['a.name', 'a.email', 'c.timeZone'])
    .where('e.status', '=', 'SCHEDULED')
    // The kinds imply both, but PostgreSQL uses the index on the start only for conditions on the event itself.
    .where('e.startsAt', '>', now())
    .where('e.startsAt', '<=', fromNow(LONGEST_BEFORE))
    .where(wantsReminder)
    .where((eb) => eb.not(hasDeclined(eb)))
    .where((eb) => eb.not(wasReminded(eb)))
    .orderBy('e.id')
    .orderBy('a.id')
    .limit(BATCH)
    .execute();

/**
 * Emails the next due reminders once each: their rows are stored in the transaction that queues the emails, so a second
 * server cannot send them again. A reminder that was missed while no server ran is still sent until `until`. Returns
 * true if more can be due.
 */
export async function remindOfEvents(em: SqlEntityManager, env: Env): Promise<boolean> {
  const due = await readDueReminders(em);
  if (due.length === 0) return false;
  // One that cannot be sent does not keep the others waiting.
  await send(em, env, due).catch(() =>
    runEach(due.map((reminder) => [`the reminder of ${reminder.accountId}`, () => send(em, env, [reminder])])),
  );
  return due.length === BATCH;
}

function send(em: SqlEntityManager, env: Env, due: Awaited<ReturnType<typeof readDueReminders>>): Promise<void> {
  return em.transactional(async (em) => {
    const rows = due.map(({ eventId, accountId, kind, startsAt }) => ({ eventId, accountId, kind, startsAt }));
    const stored = await getKysely(em)
      .insertInto('event_reminder')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['eventId', 'accountId', 'kind'])
      .execute();
    const isStored = new Set(stored.map(toKey));
    const events = await findEvents(em, [...new Set(stored.map(({ eventId }) => eventId))]);
    for (const reminder of due.filter((each) => isStored.has(toKey(each)))) {
      const event = events.find(({ id }) => id === reminder.eventId);
      if (event) await post(em, env, makeReminderMail(env, reminder, event, reminder.kind));
    }
  });
}

const toKey = ({ eventId, accountId, kind }: { eventId: string; accountId: string; kind: string }): string =>
  `${eventId} ${accountId} ${kind}`;
