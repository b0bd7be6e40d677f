import { usePageQuery } from '../../../runtime/usePageQuery.ts';
import { AuditEventsDocument, useAuditEventsQuery } from '../../../../graphql/generated/admin.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { QueryResult } from '../../../ui/QueryResult.tsx';
import { appendPage, LoadMore } from '../../../ui/LoadMore.tsx';
import { paths } from '../../../paths.ts';
import { formatListed } from '../../../runtime/formatCount.ts';
import { AdminHead } from '../../../list/AdminHead.tsx';
import { TableSkeleton } from '../../../list/TableSkeleton.tsx';
import { Export, LogFilter } from '../shared/LogFilter.tsx';
import { makeExportUrl, toLogFilter } from '../shared/logFilter.ts';
import styles from '../shared/LogTable.module.css';
import { AuditTable } from './AuditTable.tsx';
import { auditFilter, kinds, toFilter } from './auditLabels.ts';
import { pageQuery } from '../../../runtime/pageQueries.ts';
import { usePageData } from '../../../runtime/usePageData.ts';

/** The first page is one screen of rows. Each later one has more. */
const PAGE = 15;
const LATER_PAGE = 50;

const toVariables = (params: URLSearchParams) => ({
  first: PAGE,
  after: params.get('after'),
  filter: toFilter(auditFilter.read(params)),
});

const auditEventsQuery = pageQuery(AuditEventsDocument, useAuditEventsQuery, ({ search }) => toVariables(search));

export const queries = [auditEventsQuery];

/** The audit log. The URL holds the filter. */
export function AuditPage() {
  const params = usePageQuery();
  const values = auditFilter.read(params);
  const href = makeExportUrl('/api/audit/export', { kind: values.kind, ...toLogFilter(values) });
  const file = { href, name: 'audit-log.csv', content: 'The audit log' };
  const query = usePageData(auditEventsQuery, { fetchPolicy: 'cache-and-network' });
  const { data: current, previousData, loading, fetchMore } = query;
  const data = current ?? previousData;
  const events = data?.auditEvents.edges.map(({ node }) => node) ?? [];
  return (
    <>
      <AdminHead
        title="Audit log"
        description="Every action in the investor portal, with the person who took it and the time. Entries cannot be changed."
        path={paths.investorAudit}
        count={data && formatListed(events.length, 'event', data.auditEvents.pageInfo)}
        help="Every action in the portal, and the person who took it. Entries cannot be changed."
        action={<Export {...file} />}
      />
      <div className={styles.trail}>
        <LogFilter path={paths.investorAudit} values={values} kinds={kinds} />
        <QueryResult query={query} keepsFormer skeleton={<TableSkeleton />}>
          {(data) =>
            events.length > 0 ? (
              <>
                <AuditTable events={events} busy={loading} />
                <LoadMore
                  page={data.auditEvents.pageInfo}
                  label="events"
                  onMore={(after) =>
                    fetchMore({ variables: { first: LATER_PAGE, after }, updateQuery: appendPage('auditEvents') })
                  }
                />
              </>
            ) : (
              <Empty title="No entries match this filter." to={paths.investorAudit} action="Clear filter">
                Try a longer period, fewer letters or all kinds of events.
              </Empty>
            )
          }
        </QueryResult>
      </div>
    </>
  );
}
