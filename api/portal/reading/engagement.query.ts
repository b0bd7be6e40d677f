import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Expression, type ExpressionBuilder, expressionBuilder, sql } from 'kysely';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { isApproved } from '#api/accounts/users/user.query.ts';
import { containsText, now, readText } from '#api/platform/database/sql.ts';
import type { Role } from '#api/platform/viewer.ts';
import { toEventKind } from './access-log.type.ts';
import type { EngagementFilter } from './engagement.type.ts';

// Engagement counts only reports of pages in view: a page that was sent in advance was not read. Versions are kept
// apart, because their pages may differ.

type Readings = ExpressionBuilder<Database & { e: Database['audit_event'] }, 'e'>;

/** A number in the details of an event. */
export const getNumber = (details: Expression<unknown>, name: 'page' | 'seconds' | 'version') =>
  expressionBuilder<Record<never, never>, never>().cast<number>(readText(details, name), 'integer');

type Accounts = ExpressionBuilder<Database & { a: Database['account'] }, 'a'>;

/** SQL condition: account `a` is the person and in the group of the filter. */
export function matchesPerson(eb: Accounts, { person, groupId }: EngagementFilter) {
  const columns = ['a.name', 'a.username', 'a.email', 'a.company'] as const;
  return eb.and([
    ...(person ? [eb.or([eb('a.id', '=', person), ...columns.map((name) => containsText(eb.ref(name), person))])] : []),
    ...(groupId
      ? [
          eb.exists(
            eb
              .selectFrom('account_group_member as m')
              .select('m.accountId')
              .whereRef('m.accountId', '=', 'a.id')
              .where('m.groupId', '=', groupId),
          ),
        ]
      : []),
  ]);
}

/** SQL condition: the event of these columns reports a page in view, in the days of the filter. */
const isReport = (kind: Expression<string>, at: Expression<Date>, { from, to }: EngagementFilter) => {
  const eb = expressionBuilder<Record<never, never>, never>();
  return eb.and([
    // With a parameter, PostgreSQL could not use the indexes on pages in view.
    eb(kind, '=', sql.lit<string>(toEventKind('READ'))),
    ...(from ? [eb(at, '>=', from)] : []),
    ...(to ? [eb(at, '<', to)] : []),
  ]);
};

/** The reports `e` of pages in view that meet the filter, except for its page. */
export const selectReports = (em: SqlEntityManager, filter: EngagementFilter) =>
  getKysely(em)
    .selectFrom('audit_event as e')
    .innerJoin('account as a', 'a.id', 'e.actorId')
    .where(({ ref }) => isReport(ref('e.kind'), ref('e.at'), filter))
    .where((eb) => matchesPerson(eb, filter))
    .$if(Boolean(filter.documentId), (reports) => reports.where('e.subjectId', '=', filter.documentId!));

type Reports = ReturnType<typeof selectReports>;

/** The time for which each person had each page of a version in view. */
const selectPages = (em: SqlEntityManager, reports: Reports) =>
  getKysely(em)
    .selectFrom(
      reports
        .select((eb) => [
          eb.ref('e.subjectId').$notNull().as('documentId'),
          'a.id as personId',
          getNumber(eb.ref('e.details'), 'version').as('version'),
          getNumber(eb.ref('e.details'), 'page').as('page'),
          getNumber(eb.ref('e.details'), 'seconds').as('seconds'),
          'e.at',
          'e.seq',
        ])
        .as('r'),
    )
    .select(['r.documentId', 'r.personId', 'r.version', 'r.page'])
    .select((eb) => [
      eb.cast<number>(eb.fn.sum('r.seconds'), 'integer').as('seconds'),
      eb.fn.min('r.at').as('firstReadAt'),
      eb.fn.max('r.at').as('lastReadAt'),
      eb.fn.max('r.seq').as('lastSeq'),
    ])
    .groupBy(['r.documentId', 'r.personId', 'r.version', 'r.page']);

/** The reports of the person of `e` for the same version, which include `e`. */
const selectOthers = (eb: Readings, filter: EngagementFilter) =>
  eb
    .selectFrom('audit_event as other')
    .select('other.seq')
    .whereRef('other.actorId', '=', 'e.actorId')
    .whereRef('other.subjectId', '=', 'e.subjectId')
    .where((eb) => eb(getNumber(eb.ref('other.details'), 'version'), '=', getNumber(eb.ref('e.details'), 'version')))
    .where(({ ref }) => isReport(ref('other.kind'), ref('other.at'), filter));

/**
 * Those of the reports that belong to the readings which ended last, at most `count` of them and before an entry of the
 * log. The log is read from its end until there are enough, so that the rest of it takes no time.
 */
export const selectNewestReports = (
  em: SqlEntityManager,
  filter: EngagementFilter,
  { count, before }: { count: number; before: string | null },
): Reports => {
  let newest = selectReports(em, filter)
    .innerJoin('document as d', 'd.id', 'e.subjectId')
    .select((eb) => ['e.subjectId', 'e.actorId', getNumber(eb.ref('e.details'), 'version').as('version')])
    .where(({ eb, not, exists, ref }) => not(exists(selectOthers(eb, filter).where('other.seq', '>', ref('e.seq')))))
    .orderBy('e.seq', 'desc')
    .limit(count);
  if (before) newest = newest.where('e.seq', '<', before);
  const { page } = filter;
  if (page)
    newest = newest.where(({ eb, exists }) =>
      exists(
        selectOthers(eb, filter).where((other) => other(getNumber(other.ref('other.details'), 'page'), '=', page)),
      ),
    );
  return selectReports(em, filter).where(({ exists, ref, selectFrom }) =>
    exists(
      selectFrom(newest.as('n'))
        .select('n.version')
        .whereRef('n.subjectId', '=', 'e.subjectId')
        .whereRef('n.actorId', '=', 'e.actorId')
        .where('n.version', '=', getNumber(ref('e.details'), 'version')),
    ),
  );
};

/** The readings of versions by people, as `g`. */
export const selectEngagement = (em: SqlEntityManager, filter: EngagementFilter, reports: Reports) =>
  getKysely(em)
    .selectFrom((db) => {
      const grouped = db
        .selectFrom(selectPages(em, reports).as('p'))
        .select(['p.documentId', 'p.personId', 'p.version'])
        .select(({ fn }) => [
          fn.agg<number[]>('array_agg', ['p.page']).orderBy('p.page').as('pages'),
          fn.agg<number[]>('array_agg', ['p.seconds']).orderBy('p.page').as('pageSeconds'),
          fn.max<number>('p.page').as('furthestPage'),
          fn.min<Date>('p.firstReadAt').as('firstReadAt'),
          fn.max<Date>('p.lastReadAt').as('lastReadAt'),
          fn.max<string>('p.lastSeq').as('lastSeq'),
        ])
        .groupBy(['p.documentId', 'p.personId', 'p.version']);
      const { page } = filter;
      return (
        page
          ? grouped.having((eb) => eb(eb.val(page), '=', eb.fn.any(eb.fn.agg<number[]>('array_agg', ['p.page']))))
          : grouped
      ).as('g');
    })
    .innerJoin('document as d', 'd.id', 'g.documentId')
    .innerJoin('account as a', 'a.id', 'g.personId')
    .leftJoin('document_version as v', (join) =>
      join.onRef('v.documentId', '=', 'g.documentId').onRef('v.number', '=', 'g.version'),
    )
    .select(['g.documentId', 'g.personId', 'g.version', 'g.pages', 'g.pageSeconds', 'g.furthestPage'])
    .select(['g.firstReadAt', 'g.lastReadAt', 'g.lastSeq', 'd.title as documentTitle', 'v.pages as pageCount'])
    .select(['a.name', 'a.company', 'a.email']);

/** For each page of the newest version of a document that was read: its readers, and those who came this far. */
export const selectPageEngagement = (em: SqlEntityManager, filter: EngagementFilter) =>
  getKysely(em)
    .with('p', () => selectPages(em, selectReports(em, filter)))
    .with('far', (db) =>
      db
        .selectFrom('p')
        .innerJoin('document as d', (join) =>
          join.onRef('d.id', '=', 'p.documentId').onRef('d.version', '=', 'p.version'),
        )
        .select(['p.personId'])
        .select(({ fn }) => fn.max<number>('p.page').as('furthestPage'))
        .groupBy('p.personId'),
    )
    .selectFrom('p')
    .innerJoin('document as d', (join) => join.onRef('d.id', '=', 'p.documentId').onRef('d.version', '=', 'p.version'))
    .select('p.page')
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'integer').as('readerCount'),
      eb.cast<number>(eb.fn.sum('p.seconds'), 'integer').as('seconds'),
      eb.fn
        .coalesce(
          eb
            .selectFrom('far')
            .select((far) => far.cast<number>(far.fn.countAll(), 'integer').as('count'))
            .whereRef('far.furthestPage', '>=', 'p.page'),
          eb.lit(0),
        )
        .as('reachedCount'),
    ])
    .groupBy('p.page')
    .orderBy('p.page');

const free = expressionBuilder<Record<never, never>, never>();

/** How much each person read. */
const selectReadTimes = (em: SqlEntityManager, filter: EngagementFilter) =>
  getKysely(em)
    .selectFrom(selectPages(em, selectReports(em, filter)).as('p'))
    // The list of what a person read leaves out documents that were deleted.
    .innerJoin('document as d', 'd.id', 'p.documentId')
    .select(({ cast, fn }) => [
      'p.personId',
      cast<number>(fn.count('p.documentId').distinct(), 'integer').as('documents'),
      cast<number>(fn.countAll(), 'integer').as('pages'),
      cast<number>(fn.sum('p.seconds'), 'integer').as('seconds'),
      fn.max<Date>('p.lastReadAt').as('lastReadAt'),
    ])
    .groupBy('p.personId');

/** What each approved investor read, asked and accepted in the period of the filter. */
export const selectSummaries = (em: SqlEntityManager, filter: EngagementFilter) => {
  const { from, to } = filter;
  const isInPeriod = (at: Expression<Date>) =>
    free.and([...(from ? [free(at, '>=', from)] : []), free(at, '<', to ?? now())]);
  return (
    getKysely(em)
      .selectFrom('account as a')
      .leftJoin(selectReadTimes(em, filter).as('r'), 'r.personId', 'a.id')
      .select(['a.id', 'a.name', 'a.company', 'a.email', 'r.lastReadAt'])
      .select((eb) => [
        eb.fn.coalesce('r.documents', eb.lit(0)).as('documentCount'),
        eb.fn.coalesce('r.pages', eb.lit(0)).as('pageCount'),
        eb.fn.coalesce('r.seconds', eb.lit(0)).as('seconds'),
        eb
          .selectFrom('question as q')
          .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('count'))
          .whereRef('q.accountId', '=', 'a.id')
          .where(({ ref }) => isInPeriod(ref('q.askedAt')))
          .$asScalar()
          .$notNull()
          .as('questionCount'),
        eb
          .selectFrom('event_answer as x')
          .innerJoin('event as e', 'e.id', 'x.eventId')
          .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('count'))
          .whereRef('x.accountId', '=', 'a.id')
          .where('x.answer', '=', 'GOING')
          .where('x.waiting', '=', false)
          .where('e.status', '<>', 'CANCELED')
          .where(({ ref }) => isInPeriod(ref('e.startsAt')))
          .$asScalar()
          .$notNull()
          .as('eventCount'),
      ])
      .where(isApproved('a'))
      // Administrators read documents too, so that `isApprovedInvestor` includes them. The summary is of investors only.
      .where((eb) => eb(eb.val<Role>('INVESTOR'), '=', eb.fn.any('a.roles')))
      .where((eb) => matchesPerson(eb, filter))
  );
};
