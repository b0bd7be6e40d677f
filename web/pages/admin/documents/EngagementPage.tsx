import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { EngagementDocument, useEngagementQuery } from '#graphql/generated/admin.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { appendPage, LoadMore } from '#web/ui/LoadMore.tsx';
import { paths } from '#web/paths.ts';
import styles from '../shared/LogTable.module.css';
import { Export } from '../shared/LogFilter.tsx';
import { dropUnusedZone, makeExportUrl } from '../shared/logFilter.ts';
import { AdminHead } from '#web/list/AdminHead.tsx';
import { TableSkeleton } from '#web/list/TableSkeleton.tsx';
import { formatListed } from '#web/runtime/formatCount.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { EngagementForm } from './EngagementForm.tsx';
import { EngagementTable } from './EngagementTable.tsx';
import { engagementFilter, toFilter, withRecentDays } from './engagementFilter.ts';
import { PageChart } from './PageChart.tsx';

/** The first page is one screen of rows. Each later one has more. */
const PAGE = 10;
const LATER_PAGE = 50;

function toVariables(params: URLSearchParams) {
  const values = withRecentDays(engagementFilter.read(params));
  const { document } = values;
  const after = params.get('after');
  return { first: PAGE, after, filter: toFilter(values), documentId: document, hasDocument: document !== '' };
}

const engagementQuery = pageQuery(EngagementDocument, useEngagementQuery, ({ search }) => toVariables(search));

export const queries = [engagementQuery];

/** Who had which pages in view and for how long, by document or by person. The URL holds the filter. */
export function EngagementPage() {
  const typed = dropUnusedZone(engagementFilter.read(usePageQuery()));
  const isFiltered = Object.values(typed).some(Boolean);
  const values = withRecentDays(typed);
  const order = values === typed ? 'last seen first' : 'last 90 days, last seen first';
  const query = usePageData(engagementQuery, { fetchPolicy: 'cache-and-network' });
  const { data: current, previousData, loading, fetchMore } = query;
  const data = current ?? previousData;
  const readings = data?.engagement.edges.map(({ node }) => node) ?? [];
  const title = data?.document?.title ?? readings[0]?.documentTitle;
  return (
    <>
      <AdminHead
        title="Engagement"
        description="Which investors had which pages of a document in view, for how long, and where they stopped."
        path={paths.investorEngagement}
        count={data && formatListed(readings.length, 'reading', data.engagement.pageInfo, order)}
        help="The list begins with the last 90 days; choose other days in the filter. Only pages that were in view for some seconds count, as the reader’s browser reported. A page that was sent in advance does not count. Investors see the same record on their account page."
        action={
          <Export
            href={makeExportUrl('/api/documents/engagement/export', toFilter(values))}
            name="engagement.csv"
            content="The report"
          />
        }
      />
      <div className={styles.trail}>
        <EngagementForm
          values={typed}
          isFiltered={isFiltered}
          groups={data?.groups.nodes ?? []}
          documentTitle={title}
        />
        <QueryResult query={query} keepsFormer skeleton={<TableSkeleton />}>
          {(data) => (
            <>
              {data.document && <PageChart document={data.document} values={values} />}
              {readings.length > 0 ? (
                <>
                  <EngagementTable readings={readings} values={typed} busy={loading} />
                  <LoadMore
                    page={data.engagement.pageInfo}
                    label="readings"
                    onMore={(after) =>
                      fetchMore({ variables: { first: LATER_PAGE, after }, updateQuery: appendPage('engagement') })
                    }
                  />
                </>
              ) : (
                <NoReadings isFiltered={isFiltered} />
              )}
            </>
          )}
        </QueryResult>
      </div>
    </>
  );
}

const NoReadings = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <Empty title="No one read a page that matches." to={paths.investorEngagement} action="Clear filter">
      Each person who has a page in view for some seconds appears here.
    </Empty>
  ) : (
    <Empty title="No one has read a page in the last 90 days.">
      Each person who has a page in view for some seconds appears here.
    </Empty>
  );
