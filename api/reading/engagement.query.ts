import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Expression, type ExpressionBuilder, expressionBuilder, sql } from 'kysely';
import type { Database } from '../entities.ts';
import { getKysely } from '../kysely.ts';
import { anyOf, containsText, readText } from '../platform/database/sql.ts';
import { toEventKind } from './access-log.type.ts';
import type { EngagementFilter } from './engagement.type.ts';

// Engagement counts only reports of pages in view: a page that was sent in advance was not read. Versions are kept
// apart, because their pages may differ.

type Readings = ExpressionBuilder<Database & { e: Database['audit_event'] }, 'e'>;

/** A number in the details of event `e`. */
export const getNumber = (eb: Readings, name: 'page' | 'seconds' | 'version') =>
  eb.cast<number>(readText(eb.ref('e.details'), name), 'integer');

/** A time of the log without its microseconds, which a Date and so a cursor would lose. */
const toMilliseconds = (time: Expression<Date>) =>
  expressionBuilder<Record<never, never>, never>().fn<Date>('date_trunc', [sql.lit('milliseconds'), time]);

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

/** The time for which each person had each page of a version in view. `ids` are the people, or null for all. */
function selectPages(em: SqlEntityManager, filter: EngagementFilter, ids: readonly string[] | null) {
  let readings = getKysely(em)
    .selectFrom('audit_event as e')
    .innerJoin('account as a', 'a.id', 'e.actorId')
    .select((eb) => [
      eb.ref('e.subjectId').$notNull().as('documentId'),
      'a.id as personId',
      getNumber(eb, 'version').as('version'),
      getNumber(eb, 'page').as('page'),
      getNumber(eb, 'seconds').as('seconds'),
      toMilliseconds(eb.ref('e.at')).as('at'),
    ])
    // With a parameter, PostgreSQL could not use the indexes on pages in view.
    .where('e.kind', '=', sql.lit(toEventKind('READ')))
    .where((eb) => matchesPerson(eb, filter));
  const { documentId, from, to } = filter;
  if (documentId) readings = readings.where('e.subjectId', '=', documentId);
  if (from) readings = readings.where('e.at', '>=', from);
  if (to) readings = readings.where('e.at', '<', to);
  if (ids) readings = readings.where('e.actorId', '=', anyOf(ids));
  return getKysely(em)
    .selectFrom(readings.as('r'))
    .select(['r.documentId', 'r.personId', 'r.version', 'r.page'])
    .select((eb) => [
      eb.cast<number>(eb.fn.sum('r.seconds'), 'integer').as('seconds'),
      eb.fn.min('r.at').as('firstReadAt'),
      eb.fn.max('r.at').as('lastReadAt'),
    ])
    .groupBy(['r.documentId', 'r.personId', 'r.version', 'r.page']);
}

/** The readings of versions by people, as `g`. */
export const selectEngagement = (
  em: SqlEntityManager,
  filter: EngagementFilter,
  ids: readonly string[] | null = null,
) =>
  getKysely(em)
    .selectFrom((db) => {
      const grouped = db
        .selectFrom(selectPages(em, filter, ids).as('p'))
        .select(['p.documentId', 'p.personId', 'p.version'])
        .select(({ fn }) => [
          fn.agg<number[]>('array_agg', ['p.page']).orderBy('p.page').as('pages'),
          fn.agg<number[]>('array_agg', ['p.seconds']).orderBy('p.page').as('pageSeconds'),
          fn.max<number>('p.page').as('furthestPage'),
          fn.min<Date>('p.firstReadAt').as('firstReadAt'),
          fn.max<Date>('p.lastReadAt').as('lastReadAt'),
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
    .select(['g.firstReadAt', 'g.lastReadAt', 'd.title as documentTitle', 'v.pages as pageCount'])
    .select(['a.name', 'a.company', 'a.email']);

/** For each page of the newest version of a document that was read: its readers, and those who came this far. */
export const selectPageEngagement = (em: SqlEntityManager, filter: EngagementFilter) =>
  getKysely(em)
    .with('p', () => selectPages(em, { ...filter, page: null }, null))
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
