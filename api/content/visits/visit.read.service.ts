import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Expression, type ExpressionBuilder, expressionBuilder, type StringReference } from 'kysely';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { allow, authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { dayInUtc, shiftUtc, toInterval } from '#api/platform/database/sql.ts';
import type { VisitReport } from './visit.report.ts';
import { isAdmin } from '#api/platform/viewer.ts';

/** Every page view is counted; only administrators see the counts. */
const visitPolicy = allow<'read', null>(isAdmin);

/** Midnight UTC at the start of a day, as a timestamp without time zone. */
const toMidnight = (day: Expression<string>) => expressionBuilder<Database, never>().cast<string>(day, 'timestamp');

/** True if a visit was in the last `days` days, including today. */
const isWithin = (days: number) => (eb: ExpressionBuilder<Database, 'visit'>) =>
  eb('visit.at', '>=', shiftUtc(toMidnight(dayInUtc(days - 1))));

const countRows = ({ cast, fn }: ExpressionBuilder<Database, 'visit'>) =>
  cast<number>(fn.countAll(), 'integer').as('viewCount');

const countDays = (em: SqlEntityManager, days: number) =>
  getKysely(em)
    .selectFrom((eb) =>
      eb
        .fn<{ day: string }>('generate_series', [
          toMidnight(dayInUtc(days - 1)),
          toMidnight(dayInUtc()),
          toInterval('1 day'),
        ])
        .as('day'),
    )
    .leftJoin('visit', (join) =>
      join
        .on((eb) =>
          eb(eb.fn<string>('date_trunc', [eb.val('day'), shiftUtc(eb.ref('visit.at'))]), '=', eb.ref('day.day')),
        )
        .on(isWithin(days)),
    )
    .select(({ cast, fn, ref, val }) => [
      fn<string>('to_char', [ref('day.day'), val('YYYY-MM-DD')]).as('day'),
      cast<number>(fn.count('visit.id'), 'integer').as('viewCount'),
    ])
    .groupBy('day.day')
    .orderBy('day.day')
    .execute();

const countPages = (em: SqlEntityManager, days: number) =>
  getKysely(em)
    .selectFrom('visit')
    .select('path as name')
    .select(countRows)
    .where(isWithin(days))
    .groupBy('path')
    .orderBy('viewCount', 'desc')
    .orderBy('path')
    .limit(50)
    .execute();

const countReferrers = (em: SqlEntityManager, days: number) =>
  getKysely(em)
    .selectFrom('visit')
    .select('referrer as name')
    .select(countRows)
    .where('referrer', 'is not', null)
    .where(isWithin(days))
    .groupBy('referrer')
    .orderBy('viewCount', 'desc')
    .orderBy('referrer')
    .limit(20)
    .$narrowType<{ name: string }>()
    .execute();

/** The 75th percentile of the page views. */
const getPercentile = (eb: ExpressionBuilder<Database, 'visit'>, column: StringReference<Database, 'visit'>) =>
  eb.fn.agg<number | null>('percentile_cont', [eb.lit(0.75)]).withinGroupOrderBy(column);

const getTime = (eb: ExpressionBuilder<Database, 'visit'>, column: 'loadMs' | 'fcpMs' | 'lcpMs' | 'inpMs') =>
  eb.cast<number | null>(eb.fn('round', [getPercentile(eb, column)]), 'integer');

const measureVitals = (em: SqlEntityManager, days: number) =>
  getKysely(em)
    .selectFrom('visit')
    .select(['route', 'release'])
    .select(countRows)
    .select((eb) => [
      getTime(eb, 'loadMs').as('loadMs'),
      getTime(eb, 'fcpMs').as('fcpMs'),
      getTime(eb, 'lcpMs').as('lcpMs'),
      getTime(eb, 'inpMs').as('inpMs'),
      eb
        .cast<number | null>(eb.fn('round', [eb.cast(getPercentile(eb, 'cls'), 'numeric'), eb.lit(3)]), 'float8')
        .as('cls'),
    ])
    .where('loadMs', 'is not', null)
    .where(isWithin(days))
    .groupBy(['route', 'release'])
    .orderBy('viewCount', 'desc')
    .orderBy('route')
    .orderBy('release')
    .limit(100)
    .execute();

/** The visits of the last `days` days, including today. */
export async function readVisits({ em, viewer }: Context, days: number): Promise<VisitReport> {
  authorize(visitPolicy, viewer, 'read', null);
  const [perDay, pages, referrers, vitals] = await Promise.all([
    countDays(em, days),
    countPages(em, days),
    countReferrers(em, days),
    measureVitals(em, days),
  ]);
  return { days: perDay, pages, referrers, vitals };
}
