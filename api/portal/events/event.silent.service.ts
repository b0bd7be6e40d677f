import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import { allOf, anyOf, now, recordsAs } from '#api/platform/database/sql.ts';
import type { EventRow } from './event.entity.ts';
import { isInvited } from './event.policy.ts';
import { hashContent } from './event.query.ts';
import { RESTORED, saveSnapshots } from './event.notify.query.ts';

// The emails about a change of events follow from `event_told`, which stores what each person knows. A change without
// email counts as known to the people who knew the state before it.

/** Returns what the people invited to a series were mailed. Call it before a change that is saved without mail. */
export async function readSeriesState(em: SqlEntityManager, seriesId: string) {
  const db = getKysely(em);
  const events = await db
    .selectFrom('event as e')
    .innerJoin('event_series as s', 's.id', 'e.seriesId')
    .select((eb) => [
      'e.id',
      hashContent(eb).as('content'),
      eb
        .or([
          eb.not('e.untold'),
          eb.exists(eb.selectFrom('event_told as t').select('t.eventId').whereRef('t.eventId', '=', 'e.id')),
        ])
        .$castTo<boolean>()
        .as('isAnnounced'),
    ])
    .where('s.id', '=', seriesId)
    .execute();
  const invitedRows = await db
    .selectFrom('event_series as s')
    .innerJoin('account as a', (join) => join.on(isInvited))
    .select('a.id')
    .where('s.id', '=', seriesId)
    .execute();
  return { events, invitedIds: invitedRows.map(({ id }) => id) };
}
type SeriesState = Awaited<ReturnType<typeof readSeriesState>>;

/** Records the change since `before` as known, so that no mail is sent about it, now or with a later change. */
export async function markChangeAsKnown(em: SqlEntityManager, seriesId: string, before: SeriesState): Promise<void> {
  const { events, invitedIds } = before;
  const announcedIds = events.filter(({ isAnnounced }) => isAnnounced).map(({ id }) => id);
  await saveSnapshots(em, announcedIds);
  await replaceKnownContent(em, events);
  await addInvited(em, announcedIds, invitedIds);
  await withdrawUninvited(em, seriesId, invitedIds);
}

/** Updates only people who know the previous content. A pending mail about an earlier change is still sent. */
async function replaceKnownContent(em: SqlEntityManager, events: SeriesState['events']): Promise<void> {
  const rows = events.map(({ id, content }) => ({ id, content }));
  await getKysely(em)
    .updateTable('event_told as t')
    .from('event as e')
    .innerJoin('event_series as s', 's.id', 'e.seriesId')
    .innerJoin(recordsAs(rows, 'before', { id: 'text', content: 'text' }), 'before.id', 'e.id')
    .set((eb) => ({ content: hashContent(eb) }))
    .whereRef('t.eventId', '=', 'e.id')
    .whereRef('t.content', '=', 'before.content')
    .where('t.withdrawn', '=', false)
    .execute();
}

/** Marks the people whom the change invites as already mailed. */
async function addInvited(em: SqlEntityManager, eventIds: string[], invitedBefore: string[]): Promise<void> {
  await getKysely(em)
    .insertInto('event_told')
    .columns(['eventId', 'accountId', 'content'])
    .expression((eb) =>
      eb
        .selectFrom('event as e')
        .innerJoin('event_series as s', 's.id', 'e.seriesId')
        .innerJoin('account as a', (join) => join.on(isInvited))
        .leftJoin('calendar_setting as c', 'c.accountId', 'a.id')
        .select((builder) => ['e.id', 'a.id as accountId', hashContent(builder).as('content')])
        .where('e.id', '=', anyOf(eventIds))
        .where('e.status', '=', 'SCHEDULED')
        .where('e.startsAt', '>', now())
        .where('a.id', '<>', allOf(invitedBefore))
        .where((builder) => builder.fn.coalesce('c.invitations', builder.lit(true))),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['eventId', 'accountId'])
        .doUpdateSet((eb) => ({ content: eb.ref('excluded.content'), withdrawn: false })),
    )
    .execute();
}

/** Marks the invitations that the change withdraws as already withdrawn by mail. */
async function withdrawUninvited(em: SqlEntityManager, seriesId: string, invitedBefore: string[]): Promise<void> {
  await getKysely(em)
    .updateTable('event_told as t')
    .from(['event as e', 'event_series as s', 'account as a'])
    .set({ withdrawn: true })
    .whereRef('e.id', '=', 't.eventId')
    .whereRef('s.id', '=', 'e.seriesId')
    .whereRef('a.id', '=', 't.accountId')
    .where('s.id', '=', seriesId)
    .where('a.id', '=', anyOf(invitedBefore))
    .where((eb) => eb.not(isInvited(eb)))
    .execute();
}

/**
 * Records the people who know this date of a series from the list of dates in an earlier mail, so that they are mailed
 * if only this date is moved or canceled. Call it before the change.
 */
export async function markDateAsListed(em: SqlEntityManager, { id, series }: EventRow): Promise<void> {
  if (!series.recurrence) return;
  await saveSnapshots(em, [id]);
  await getKysely(em)
    .insertInto('event_told')
    .columns(['eventId', 'accountId', 'content'])
    .expression((eb) =>
      eb
        .selectFrom('event as e')
        .innerJoin('event_series as s', 's.id', 'e.seriesId')
        .innerJoin('event as p', 'p.seriesId', 's.id')
        .innerJoin('event_told as t', (join) => join.onRef('t.eventId', '=', 'p.id').on('t.withdrawn', '=', false))
        .select((builder) => ['e.id', 't.accountId', hashContent(builder).as('content')])
        .distinct()
        .where('e.id', '=', id)
        .where('e.startsAt', '>', now()),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Records that the cancellation that people were mailed no longer applies. People who are no longer invited were mailed the end of their invitation, which still applies, so their rows stay
 * unchanged.
 */
export async function markRestored(em: SqlEntityManager, eventId: string): Promise<void> {
  await getKysely(em)
    .updateTable('event_told as t')
    .from(['event_series as s', 'event as e', 'account as a'])
    .set({ content: RESTORED })
    .where('t.eventId', '=', eventId)
    .where('t.withdrawn', '=', true)
    .whereRef('e.id', '=', 't.eventId')
    .whereRef('s.id', '=', 'e.seriesId')
    .whereRef('a.id', '=', 't.accountId')
    .where(isInvited)
    .execute();
}
