import { Link } from 'react-router-dom';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { choice, defineUrlFilter } from '#web/runtime/urlFilter.ts';
import { VisitsDocument, useVisitsQuery, type VisitsQuery } from '#graphql/generated/admin.ts';
import { DataTable } from '#web/ui/DataTable.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { paths } from '#web/paths.ts';
import { TableSkeleton } from '#web/list/TableSkeleton.tsx';
import { AdminHead } from '#web/list/AdminHead.tsx';
import { VisitsChart } from './VisitsChart.tsx';
import styles from './VisitsPage.module.css';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';

type Report = VisitsQuery['visits'];

const spans = [
  [7, '7 days'],
  [28, '4 weeks'],
  [91, '3 months'],
  [365, 'A year'],
] as const;
const USUAL = 28;

/** The filter of the report, in the URL. */
const filter = defineUrlFilter({ days: choice(['7', '28', '91', '365'], '28') });

const toVariables = (params: URLSearchParams) => ({ days: Number(filter.read(params).days) });

const visitsQuery = pageQuery(VisitsDocument, useVisitsQuery, ({ search }) => toVariables(search));

export const queries = [visitsQuery];

/** Anonymous statistics of page views and load times. The URL holds the time span. */
export function VisitsPage() {
  const params = usePageQuery();
  const { days } = toVariables(params);
  const query = usePageData(visitsQuery, { fetchPolicy: 'cache-and-network' });
  return (
    <>
      <AdminHead
        title="Visits"
        description="Page views and loading times of the public pages, counted on this server without cookies."
        path={paths.investorVisits}
        help="Page views of the public pages and how fast they load. Counted on this server, without cookies, IP addresses or identifiers. Visitors who send Global Privacy Control or run no scripts are not counted."
      />
      <div className={styles.report}>
        <nav aria-label="Span" className={styles.spans}>
          {spans.map(([span, name]) => [
            <Link
              key={span}
              to={span === USUAL ? paths.investorVisits : `${paths.investorVisits}?days=${span}`}
              aria-current={span === days ? 'true' : undefined}
            >
              {name}
            </Link>,
            ' ',
          ])}
        </nav>
        <QueryResult query={query} skeleton={<TableSkeleton />}>
          {({ visits }) => <VisitReport report={visits} />}
        </QueryResult>
      </div>
    </>
  );
}

const formatSeconds = (ms: number | null): string => (ms === null ? 'not reported' : `${(ms / 1_000).toFixed(2)} s`);

function VisitReport({ report: { days, pages, referrers, vitals } }: { report: Report }) {
  if (pages.length === 0) {
    return (
      <Empty title="No page views in this period.">
        Browsers that send Global Privacy Control or run no scripts are not counted.
      </Empty>
    );
  }
  return (
    <>
      <VisitsChart days={days} />
      <div className={styles.beside}>
        <DataTable
          number={1}
          caption="Pages, most views first"
          columns={['Page', 'Views']}
          rows={pages.map(({ name, viewCount }) => [name, viewCount])}
          width="narrow"
        />
        <DataTable
          number={2}
          caption="Referring sites"
          columns={['Site', 'Views']}
          rows={
            referrers.length > 0
              ? referrers.map(({ name, viewCount }) => [name, viewCount])
              : [['None in this period', 0]]
          }
          width="narrow"
        />
      </div>
      {vitals.length > 0 && (
        <DataTable
          number={3}
          caption="Loading times: 75% of views were at least this fast"
          columns={['Route', 'Release', 'Views', 'Loaded', 'First paint', 'Largest paint', 'Reaction', 'Shift']}
          rows={vitals.map((row) => [
            row.route,
            <code key="release">{row.release}</code>,
            row.viewCount,
            formatSeconds(row.loadMs),
            formatSeconds(row.fcpMs),
            formatSeconds(row.lcpMs),
            row.inpMs === null ? 'not reported' : `${row.inpMs} ms`,
            row.cls === null ? 'not reported' : row.cls.toFixed(3),
          ])}
          note="Good values: largest contentful paint up to 2.5 s, interaction to next paint up to 200 ms, layout shift up to 0.1. Only the first page of a browser tab is measured."
        />
      )}
    </>
  );
}
