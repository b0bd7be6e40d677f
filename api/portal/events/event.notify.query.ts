import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Database } from '#api/entities.ts';
import { selectStatus } from '#api/accounts/users/user.query.ts';
import { getKysely } from '#api/kysely.ts';
import { anyOf, now, subtractFromNow, textsAs } from '#api/platform/database/sql.ts';
import { isInvited } from './event.policy.ts';
import { getDetails, hasDeclined, hashContent } from './event.query.ts';

/** The number of people mailed per transaction. */
export const PEOPLE_PER_RUN = 200;

/** Stored in `event_told` in place of a content hash: this person was mailed a cancellation that no longer applies. */
export const RESTORED = 'restored';

/**
 * The events to send mails about. Only the next date of a series is announced: otherwise a weekly series would cause 52
 * mails a year. Changes of an announced date are mailed at any time.
 */
export const selectUnnotifiedEvents = (db: Kysely<Database>) =>
  db
    .selectFrom('event as e')
    .innerJoin('event_series as s', 's.id', 'e.seriesId')
    .select('e.id')
    .where((eb) => eb.ref('e.untold'))
    .where(({ eb, exists, not, or, selectFrom }) =>
      or([
        eb('s.recurrence', 'is', null),
        eb('e.startsAt', '<=', now()),
        exists(selectFrom('event_told as t').select('t.eventId').whereRef('t.eventId', '=', 'e.id')),
        not(
          exists(
            selectFrom('event as p')
              .select('p.id')
              .whereRef('p.seriesId', '=', 'e.seriesId')
              .where('p.status', '=', 'SCHEDULED')
              .where('p.endsAt', '>', now())
              .whereRef('p.startsAt', '<', 'e.startsAt'),
          ),
        ),
      ]),
    );

export const lockNextUnnotified = (em: SqlEntityManager) =>
  selectUnnotifiedEvents(getKysely(em)).orderBy('e.startsAt').limit(1).forUpdate('e').skipLocked().executeTakeFirst();

/** What earlier emails about an event said, with the hash of their content. */
export const readSnapshots = (em: SqlEntityManager, eventId: string, contents: readonly string[]) =>
  getKysely(em)
    .selectFrom('event_snapshot')
    .select(['content', 'title', 'description', 'location', 'timeZone', 'allDay as isAllDay'])
    .select(['startsWall', 'endsWall', 'startsAt', 'endsAt'])
    .where('eventId', '=', eventId)
    .where('content', '=', anyOf(contents))
    .execute();

/**
 * People who declined receive no mails about changes, except one if a cancellation that they received no longer
 * applies.
 */
export const readPeopleToInvite = (em: SqlEntityManager, eventId: string) =>
  getKysely(em)
    .selectFrom('event as e')
    .innerJoin('event_series as s', 's.id', 'e.seriesId')
    .innerJoin('account as a', (join) => join.on(isInvited))
    .leftJoin('calendar_setting as c', 'c.accountId', 'a.id')
    .leftJoin('event_told as t', (join) => join.onRef('t.eventId', '=', 'e.id').onRef('t.accountId', '=', 'a.id'))
    .select(['a.id', 'a.name', 'a.email', 'c.timeZone', 't.content', 't.withdrawn'])
    .where('e.id', '=', eventId)
    .where((eb) => eb.fn.coalesce('c.invitations', eb.lit(true)))
    .where((eb) =>
      eb.or([eb('t.content', 'is', null), eb('t.withdrawn', '=', true), eb('t.content', '<>', hashContent(eb))]),
    )
    .where((eb) => eb.or([eb('t.content', '=', RESTORED), eb.not(hasDeclined(eb))]))
    .orderBy('a.id')
    .limit(PEOPLE_PER_RUN)
    .execute();

/** People who were emailed an event that is now canceled, or that they are no longer invited to. */
export const readPeopleToPartFrom = (em: SqlEntityManager, eventId: string) =>
  getKysely(em)
    .selectFrom('event_told as t')
    .innerJoin('event as e', 'e.id', 't.eventId')
    .innerJoin('event_series as s', 's.id', 'e.seriesId')
    .innerJoin('account as a', 'a.id', 't.accountId')
    .leftJoin('calendar_setting as c', 'c.accountId', 'a.id')
    .select(['a.id', 'a.name', 'a.email', 'c.timeZone'])
    .select((eb) => [selectStatus('a')(eb).as('status'), isInvited(eb).$castTo<boolean>().as('isInvited')])
    .where('e.id', '=', eventId)
    .where('t.withdrawn', '=', false)
    .where((eb) => eb.or([eb('e.status', '=', 'CANCELED'), eb.not(isInvited(eb))]))
    .orderBy('a.id')
    .limit(PEOPLE_PER_RUN)
    .execute();

/** Stores what emails about these events say now, so that the next email can name what has changed. */
export async function saveSnapshots(em: SqlEntityManager, ids: readonly string[]): Promise<void> {
  await getKysely(em)
    .insertInto('event_snapshot')
    .columns([
      'eventId',
      'content',
      'title',
      'description',
      'location',
      'timeZone',
      'allDay',
      'startsWall',
      'endsWall',
      'startsAt',
      'endsAt',
    ])
    .expression((eb) =>
      eb
        .selectFrom('event as e')
        .innerJoin('event_series as s', 's.id', 'e.seriesId')
        .select((builder) => {
          const { title, description, location } = getDetails(builder);
          const content = hashContent(builder).as('content');
          return ['e.id', content, title.as('title'), description.as('description'), location.as('location')];
        })
        .select(['s.timeZone', 's.allDay', 'e.startsWall', 'e.endsWall', 'e.startsAt', 'e.endsAt'])
        .where('e.id', '=', anyOf(ids)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records that these people were mailed the event's present content, or the end of their invitation. */
export async function saveNotices(
  em: SqlEntityManager,
  eventId: string,
  accountIds: string[],
  withdrawn: boolean,
): Promise<void> {
  if (accountIds.length === 0) return;
  await saveSnapshots(em, [eventId]);
  await getKysely(em)
    .insertInto('event_told')
    .columns(['eventId', 'accountId', 'content', 'withdrawn'])
    .expression((eb) =>
      eb
        .selectFrom('event as e')
        .innerJoin('event_series as s', 's.id', 'e.seriesId')
        .innerJoin(textsAs(accountIds, 'account'), (join) => join.onTrue())
        .select((builder) => ['e.id', 'account.value', hashContent(builder).as('content')])
        .select((builder) => builder.cast<boolean>(builder.val(withdrawn), 'boolean').as('withdrawn'))
        .where('e.id', '=', eventId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['eventId', 'accountId'])
        .doUpdateSet((eb) => ({ content: eb.ref('excluded.content'), withdrawn: eb.ref('excluded.withdrawn') })),
    )
    .execute();
}

/** Deletes who was notified of events, some days after their end. No email about an event follows its beginning. */
export async function pruneEventNotifications(em: SqlEntityManager, days: number, limit: number): Promise<number> {
  const { numDeletedRows } = await getKysely(em)
    .deleteFrom('event_told')
    .where(({ eb, refTuple }) =>
      eb(refTuple('eventId', 'accountId'), 'in', (inner) =>
        inner
          .selectFrom('event_told as t')
          .innerJoin('event as e', 'e.id', 't.eventId')
          .select(['t.eventId', 't.accountId'])
          .where('e.endsAt', '<', subtractFromNow(`${days} days`))
          .limit(limit)
          .$asTuple('eventId', 'accountId'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
