import type { ExpressionBuilder, QueryCreator } from 'kysely';
import { placeViewer, type ViewerValues } from '../documents/visibility.query.ts';
import type { Database } from '#api/entities.ts';
import { subtractFromNow, now, secondsSinceEpoch } from '#api/platform/database/sql.ts';
import { prepare } from '#api/kysely.ts';
import { canAttend, isVisibleTo } from './event.policy.ts';

type Contents = ExpressionBuilder<Database & { e: Database['event']; s: Database['event_series'] }, 'e' | 's'>;

/** The title, the description and the location of event `e`: its own, or else those of its series `s`. */
export const getDetails = (eb: Contents) => ({
  title: eb.fn.coalesce('e.title', 's.title'),
  description: eb.fn.coalesce('e.description', 's.description'),
  location: eb.fn.coalesce('e.location', 's.location'),
});

/** Selects events `e` with the columns of their series `s`. */
export const selectEvents = (db: QueryCreator<Database>) =>
  db
    .selectFrom('event as e')
    .innerJoin('event_series as s', 's.id', 'e.seriesId')
    .select([
      'e.id',
      'e.seriesId',
      'e.version',
      'e.startsAt',
      'e.endsAt',
      's.allDay as isAllDay',
      'e.startsWall',
      'e.endsWall',
      's.timeZone',
      'e.status',
      'e.note',
      's.recurrence',
      'e.sequence',
      'e.updatedAt',
      'e.plannedFor',
      's.everyone',
      's.capacity',
      'e.recording',
    ])
    .select((eb) => {
      const { title, description, location } = getDetails(eb);
      const own = [eb.ref('e.title'), eb.ref('e.description'), eb.ref('e.location')];
      return [
        title.as('title'),
        description.as('description'),
        location.as('location'),
        eb(eb.fn<number>('num_nonnulls', own), '>', 0).$castTo<boolean>().as('hasOwnDetails'),
      ];
    });

export const readEventById = prepare<ViewerValues & { id: string }>()((db, value) =>
  selectEvents(db)
    .select((eb) => isVisibleTo(eb, placeViewer(value)).$castTo<boolean>().as('isVisible'))
    .where('e.id', '=', value('id')),
);

type Page = ViewerValues & {
  /** Events that end after this time. */
  from: Date | '-infinity';
  /** Events that start before this time. */
  to: Date | 'infinity';
  /** Start and id of the last event of the previous page. */
  afterStart: Date | 'infinity' | '-infinity';
  afterId: string;
  limit: number;
};

/** A page of the events that a viewer can see, earliest first; past events latest first. */
const preparePage = (isPast: boolean) =>
  prepare<Page>()((db, value) =>
    selectEvents(db)
      .select((eb) => eb.lit(true).as('isVisible'))
      .where((eb) => isVisibleTo(eb, placeViewer(value)))
      .$if(isPast, (past) => past.where('e.endsAt', '<=', now()))
      .where((eb) => eb('e.endsAt', '>', eb.cast<Date>(value('from'), 'timestamptz')))
      .where((eb) => eb('e.startsAt', '<', eb.cast<Date>(value('to'), 'timestamptz')))
      .where((eb) =>
        eb(
          eb.refTuple('e.startsAt', 'e.id'),
          isPast ? '<' : '>',
          eb.tuple(eb.cast<Date>(value('afterStart'), 'timestamptz'), value('afterId')),
        ),
      )
      .orderBy('e.startsAt', isPast ? 'desc' : 'asc')
      .orderBy('e.id', isPast ? 'desc' : 'asc')
      .limit(value('limit')),
  );
export const readPage = preparePage(false);
export const readPastPage = preparePage(true);

/** The events of a subscribed calendar: those of the last year and all future ones, latest first. */
export const readCalendarEvents = prepare<ViewerValues & { limit: number }>()((db, value) =>
  selectEvents(db)
    .select((eb) => eb.lit(true).as('isVisible'))
    .where((eb) => isVisibleTo(eb, placeViewer(value)))
    .where('e.endsAt', '>', subtractFromNow('1 year'))
    .orderBy('e.startsAt', 'desc')
    .orderBy('e.id')
    .limit(value('limit')),
);

type Answers = ExpressionBuilder<Database & { e: Database['event']; a: Database['account'] }, 'e' | 'a'>;

/** SQL condition: account `a` declined event `e`. */
export const hasDeclined = (eb: Answers) =>
  eb.exists(
    eb
      .selectFrom('event_answer as x')
      .select('x.eventId')
      .whereRef('x.eventId', '=', 'e.id')
      .whereRef('x.accountId', '=', 'a.id')
      .where('x.answer', '=', 'NOT_GOING'),
  );

type AnswersOfAnyone = ExpressionBuilder<Database & { x: Database['event_answer'] }, 'x'>;

/** SQL condition: the person of answer `x` can attend its event. Seats of other people are free, and they do not count. */
export const isFromAttendee = (eb: AnswersOfAnyone) =>
  eb.exists(
    eb
      .selectFrom('event as e')
      .innerJoin('event_series as s', 's.id', 'e.seriesId')
      .innerJoin('account as a', (join) => join.on(canAttend))
      .select('e.id')
      .whereRef('e.id', '=', 'x.eventId')
      .whereRef('a.id', '=', 'x.accountId'),
  );

/**
 * A hash of the content that emails contain about event `e` of series `s`. Other changes, such as the number of seats,
 * cause no email. The hash is stored in `event_told` and `event_snapshot`, so its definition must not change.
 */
export const hashContent = (eb: Contents) => {
  const separator = eb.fn<string>('chr', [eb.lit(31)]);
  const { title, description, location } = getDetails(eb);
  const parts = [
    title,
    description,
    location,
    eb.ref('s.timeZone'),
    secondsSinceEpoch(eb.ref('e.startsAt')),
    secondsSinceEpoch(eb.ref('e.endsAt')),
    eb
      .case()
      .when('s.allDay', '=', true)
      .then(eb.cast<string>(eb.val('all day'), 'text'))
      .end(),
  ];
  return eb.fn<string>('md5', [eb.fn('concat_ws', [separator, ...parts])]);
};
