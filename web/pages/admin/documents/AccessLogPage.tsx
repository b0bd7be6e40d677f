import { usePageQuery } from '../../../runtime/usePageQuery.ts';
import { AccessLogDocument, useAccessLogQuery } from '../../../../graphql/generated/admin.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { QueryResult } from '../../../ui/QueryResult.tsx';
import { appendPage, LoadMore } from '../../../ui/LoadMore.tsx';
import { paths } from '../../../paths.ts';
import styles from '../shared/LogTable.module.css';
import { AdminHead } from '../../../list/AdminHead.tsx';
import { TableSkeleton } from '../../../list/TableSkeleton.tsx';
import { formatListed } from '../../../runtime/formatCount.ts';
import { Export, LogFilter } from '../shared/LogFilter.tsx';
import { makeExportUrl } from '../shared/logFilter.ts';
import { AccessLogTable } from './AccessLogTable.tsx';
import { accessLogFilter, toFilter, kinds } from './accessLogLabels.ts';
import { pageQuery } from '../../../runtime/pageQueries.ts';
import { usePageData } from '../../../runtime/usePageData.ts';

/** The first page is one screen of rows. Each later one has more. */
const PAGE = 20;
const LATER_PAGE = 50;

const toVariables = (params: URLSearchParams) => ({
  first: PAGE,
  after: params.get('after'),
  filter: toFilter(accessLogFilter.read(params)),
});

const accessLogQuery = pageQuery(AccessLogDocument, useAccessLogQuery, ({ search }) => toVariables(search));

export const queries = [accessLogQuery];

/** The access log: reads and downloads of documents. The URL holds the filter. */
export function AccessLogPage() {
  const params = usePageQuery();
  const { document, version, code, ...values } = accessLogFilter.read(params);
  const filter = toFilter({ document, version, code, ...values });
  const file = {
    href: makeExportUrl('/api/documents/log/export', filter),
    name: 'access-log.csv',
    content: 'The access log',
  };
  const query = usePageData(accessLogQuery, { fetchPolicy: 'cache-and-network' });
  const { data: current, previousData, loading, fetchMore } = query;
  const data = current ?? previousData;
  const entries = data?.accessLog.edges.map(({ node }) => node) ?? [];
  return (
    <>
      <AdminHead
        title="Access log"
        description="The people who opened, read, downloaded and printed documents of the investor portal, and when."
        path={paths.investorAccessLog}
        count={data && formatListed(entries.length, 'entry', data.accessLog.pageInfo, 'newest first', 'entries')}
        help="The pages that each person opened, and when. Reading times and printing are reported by the reader’s browser; the server records everything else."
        action={<Export {...file} />}
      />
      <div className={styles.trail}>
        <LogFilter
          path={paths.investorAccessLog}
          values={values}
          kinds={kinds}
          code={code}
          only={
            document
              ? {
                  values: { document, ...(version && { version }) },
                  label: `${entries[0]?.documentTitle ?? document}${version && `, version ${version}`}`,
                }
              : undefined
          }
        />
        <QueryResult query={query} keepsFormer skeleton={<TableSkeleton />}>
          {(data) =>
            entries.length > 0 ? (
              <>
                <AccessLogTable entries={entries} busy={loading} />
                <LoadMore
                  page={data.accessLog.pageInfo}
                  label="entries"
                  onMore={(after) =>
                    fetchMore({ variables: { first: LATER_PAGE, after }, updateQuery: appendPage('accessLog') })
                  }
                />
              </>
            ) : (
              <Empty title="No entries match this filter." to={paths.investorAccessLog} action="Clear filter">
                Each opened document appears here. Try a longer period or fewer letters.
              </Empty>
            )
          }
        </QueryResult>
      </div>
    </>
  );
}
