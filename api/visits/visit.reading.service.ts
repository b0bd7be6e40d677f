import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { query } from '../platform/sql.ts';
import { visitPolicy } from './visit.policy.ts';
import type { RouteVitals, VisitCount, VisitDay, VisitReport } from './visit.report.ts';

const since = `at >= date_trunc('day', now() at time zone 'utc') at time zone 'utc' - make_interval(days => $1 - 1)`;

const DAYS = `select to_char(day, 'YYYY-MM-DD') as day, count(visit.id)::int as views
  from generate_series(date_trunc('day', now() at time zone 'utc') - make_interval(days => $1 - 1),
    date_trunc('day', now() at time zone 'utc'), interval '1 day') as day
  left join visit on date_trunc('day', visit.at at time zone 'utc') = day and ${since}
  group by day order by day`;
const PAGES = `select path as name, count(*)::int as views from visit where ${since}
  group by path order by views desc, path limit 50`;
const REFERRERS = `select referrer as name, count(*)::int as views from visit where referrer is not null and ${since}
  group by referrer order by views desc, referrer limit 20`;
const within = (column: string) => `percentile_cont(0.75) within group (order by ${column})`;
const VITALS = `select route, release, count(*)::int as views, round(${within('load_ms')})::int as "loadMs",
    round(${within('fcp_ms')})::int as "fcpMs", round(${within('lcp_ms')})::int as "lcpMs",
    round(${within('inp_ms')})::int as "inpMs", round(${within('cls')}::numeric, 3)::float8 as cls
  from visit where load_ms is not null and ${since}
  group by route, release order by views desc, route, release limit 100`;

/** What was counted in the last `days` days, today included. */
export async function readVisits({ em, viewer }: Context, days: number): Promise<VisitReport> {
  authorize(visitPolicy, viewer, 'read', null);
  const [perDay, pages, referrers, vitals] = await Promise.all([
    query<VisitDay>(em, DAYS, [days]),
    query<VisitCount>(em, PAGES, [days]),
    query<VisitCount>(em, REFERRERS, [days]),
    query<RouteVitals>(em, VITALS, [days]),
  ]);
  return { days: perDay, pages, referrers, vitals };
}
