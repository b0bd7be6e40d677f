import { type ExpressionBuilder, expressionBuilder, type StringReference } from 'kysely';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { dayInUtc, startOfUtcDay, toUtcDay } from '../platform/sql.ts';
import { visitPolicy } from './visit.policy.ts';
import type { RouteVitals, VisitCount, VisitDay, VisitReport } from './visit.report.ts';

type Visits = ExpressionBuilder<Database, 'visit'>;

const { cast, fn, lit } = expressionBuilder<Database, 'visit'>();

/** Views as a number. */
const countViews = (column?: StringReference<Database, 'visit'>) =>
  cast<number>(column ? fn.count(column) : fn.countAll(), 'integer');

const isSince = (daysAgo: number) => (eb: Visits) => eb('visit.at', '>=', startOfUtcDay(dayInUtc(daysAgo)));

/** The views of each day, also of days without views. */
const readDays = (em: SqlEntityManager, days: number): Promise<VisitDay[]> =>
  em
    .getKysely<Database>()
    .with('calendar', (db) =>
      db
        .selectFrom((eb) =>
          eb
            .fn<{ ago: number }>('generate_series', [eb.lit(0), eb.cast<number>(eb.val(days - 1), 'integer')])
            .as('ago'),
        )
        .select((eb) => dayInUtc(eb.ref('ago.ago')).as('day')),
    )
    .selectFrom('calendar')
    .leftJoin('visit', (join) =>
      join
        .on((eb) => eb(toUtcDay(eb.ref('visit.at')), '=', eb.ref('calendar.day')))
        .on('visit.at', '>=', startOfUtcDay(dayInUtc(days - 1))),
    )
    .select((eb) => eb.fn<string>('to_char', ['calendar.day', eb.val('YYYY-MM-DD')]).as('day'))
    .select(countViews('visit.id').as('views'))
    .groupBy('calendar.day')
    .orderBy('calendar.day')
    .execute();

const readPages = (em: SqlEntityManager, days: number): Promise<VisitCount[]> =>
  em
    .getKysely<Database>()
    .selectFrom('visit')
    .select(['path as name', countViews().as('views')])
    .where(isSince(days - 1))
    .groupBy('path')
    .orderBy('views', 'desc')
    .orderBy('path')
    .limit(50)
    .execute();

const readReferrers = (em: SqlEntityManager, days: number): Promise<VisitCount[]> =>
  em
    .getKysely<Database>()
    .selectFrom('visit')
    .select((eb) => [eb.ref('referrer').$notNull().as('name'), countViews().as('views')])
    .where('referrer', 'is not', null)
    .where(isSince(days - 1))
    .groupBy('referrer')
    .orderBy('views', 'desc')
    .orderBy('referrer')
    .limit(20)
    .execute();

/** The value that three of four views stay within. */
const getPercentile = (column: 'load_ms' | 'fcp_ms' | 'lcp_ms' | 'inp_ms' | 'cls') =>
  fn.agg<number>('percentile_cont', [lit(0.75)]).withinGroupOrderBy(column);

const getMilliseconds = (column: 'load_ms' | 'fcp_ms' | 'lcp_ms' | 'inp_ms') =>
  cast<number>(fn('round', [getPercentile(column)]), 'integer');

const readVitals = (em: SqlEntityManager, days: number): Promise<RouteVitals[]> =>
  em
    .getKysely<Database>()
    .selectFrom('visit')
    .select(['route', 'release', countViews().as('views')])
    .select([getMilliseconds('load_ms').as('loadMs'), getMilliseconds('fcp_ms').as('fcpMs')])
    .select([getMilliseconds('lcp_ms').as('lcpMs'), getMilliseconds('inp_ms').as('inpMs')])
    .select(cast<number>(fn('round', [cast(getPercentile('cls'), 'numeric'), lit(3)]), 'float8').as('cls'))
    .where('load_ms', 'is not', null)
    .where(isSince(days - 1))
    .groupBy(['route', 'release'])
    .orderBy('views', 'desc')
    .orderBy('route')
    .orderBy('release')
    .limit(100)
    .execute();

/** What was counted in the last `days` days, today included. */
export async function readVisits({ em, viewer }: Context, days: number): Promise<VisitReport> {
  authorize(visitPolicy, viewer, 'read', null);
  const [perDay, pages, referrers, vitals] = await Promise.all([
    readDays(em, days),
    readPages(em, days),
    readReferrers(em, days),
    readVitals(em, days),
  ]);
  return { days: perDay, pages, referrers, vitals };
}
