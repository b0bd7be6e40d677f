import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import { allOf, anyOf, now, recordsAs } from '../platform/database/sql.ts';
import type { CalendarEvent } from './event.entity.ts';
import { isInvited } from './event.policy.ts';
import { hashContent } from './event.query.ts';
import { saveSnapshots } from './event.notify.query.ts';

// The emails about a change of events follow from `event_told`, which stores what each person knows. A change without
// email counts as known to the people who knew the state before it.

/** Returns what the people invited to a series were mailed. Call it before a change that is saved without mail. */
export async function readSeriesState(em: SqlEntityManager, seriesId: string) {
  const db = em.getKysely<Database>();
  const events = await db
    .selectFrom('event as e')
    .innerJoin('event_series as s', 's.id', 'e.series_id')
    .select((eb) => [
      'e.id',
      hashContent(eb).as('content'),
      eb
        .or([
          eb.not('e.untold'),
          eb.exists(eb.selectFrom('event_told as t').select('t.event_id').whereRef('t.event_id', '=', 'e.id')),
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
  await em
    .getKysely<Database>()
    .updateTable('event_told as t')
    .from('event as e')
    .innerJoin('event_series as s', 's.id', 'e.series_id')
    .innerJoin(recordsAs(rows, 'before', { id: 'text', content: 'text' }), 'before.id', 'e.id')
    .set((eb) => ({ content: hashContent(eb) }))
    .whereRef('t.event_id', '=', 'e.id')
    .whereRef('t.content', '=', 'before.content')
    .where('t.withdrawn', '=', false)
    .execute();
}

/** Marks the people whom the change invites as already mailed. */
async function addInvited(em: SqlEntityManager, eventIds: string[], invitedBefore: string[]): Promise<void> {
  await em
    .getKysely<Database>()
    .insertInto('event_told')
    .columns(['event_id', 'account_id', 'content'])
    .expression((eb) =>
      eb
        .selectFrom('event as e')
        .innerJoin('event_series as s', 's.id', 'e.series_id')
        .innerJoin('account as a', (join) => join.on(isInvited))
        .leftJoin('calendar_setting as c', 'c.account_id', 'a.id')
        .select((builder) => ['e.id', 'a.id as account_id', hashContent(builder).as('content')])
        .where('e.id', '=', anyOf(eventIds))
        .where('e.status', '=', 'SCHEDULED')
        .where('e.starts_at', '>', now())
        .where('a.id', '<>', allOf(invitedBefore))
        .where((builder) => builder.fn.coalesce('c.invitations', builder.lit(true))),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['event_id', 'account_id'])
        .doUpdateSet((eb) => ({ content: eb.ref('excluded.content'), withdrawn: false })),
    )
    .execute();
}

/** Marks the invitations that the change withdraws as already withdrawn by mail. */
async function withdrawUninvited(em: SqlEntityManager, seriesId: string, invitedBefore: string[]): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('event_told as t')
    .from(['event as e', 'event_series as s', 'account as a'])
    .set({ withdrawn: true })
    .whereRef('e.id', '=', 't.event_id')
    .whereRef('s.id', '=', 'e.series_id')
    .whereRef('a.id', '=', 't.account_id')
    .where('s.id', '=', seriesId)
    .where('a.id', '=', anyOf(invitedBefore))
    .where((eb) => eb.not(isInvited(eb)))
    .execute();
}

/**
 * Records the people who know this date of a series from the list of dates in an earlier mail, so that they are mailed
 * if only this date is moved or canceled. Call it before the change.
 */
export async function markDateAsListed(em: SqlEntityManager, { id, recurrence }: CalendarEvent): Promise<void> {
  if (!recurrence) return;
  await saveSnapshots(em, [id]);
  await em
    .getKysely<Database>()
    .insertInto('event_told')
    .columns(['event_id', 'account_id', 'content'])
    .expression((eb) =>
      eb
        .selectFrom('event as e')
        .innerJoin('event_series as s', 's.id', 'e.series_id')
        .innerJoin('event as p', 'p.series_id', 's.id')
        .innerJoin('event_told as t', (join) => join.onRef('t.event_id', '=', 'p.id').on('t.withdrawn', '=', false))
        .select((builder) => ['e.id', 't.account_id', hashContent(builder).as('content')])
        .distinct()
        .where('e.id', '=', id)
        .where('e.starts_at', '>', now()),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
