import { useSearchParams } from 'react-router-dom';
import { type AccessLogQuery, useAccessLogQuery } from '../../../../graphql/generated/admin.ts';
import { Empty } from '../../../components/Empty.tsx';
import { Loaded } from '../../../components/Loaded.tsx';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { paths } from '../../../paths.ts';
import styles from '../audit/Audit.module.css';
import { DeskHead } from '../desk/DeskHead.tsx';
import { AccessLogFilter } from './AccessLogFilter.tsx';
import { AccessLogTable } from './AccessLogTable.tsx';
import { filterOf, readAsked } from './accessLogWords.ts';

const PAGE = 50;

/** Who did what with which document. What is shown is in the address. */
export function AccessLogPage() {
  const [params] = useSearchParams();
  const asked = readAsked(params);
  const variables = { first: PAGE, after: params.get('after'), filter: filterOf(asked) };
  const query = useAccessLogQuery({ variables, fetchPolicy: 'cache-and-network' });
  const { data: current, previousData, loading, fetchMore } = query;
  const data = current ?? previousData;
  const entries = data?.accessLog.edges.map(({ node }) => node) ?? [];
  return (
    <>
      <DeskHead
        title="Access log"
        description="Who opened, read, downloaded and printed which document of the investor portal, and when."
        path={paths.investorAccessLog}
      >
        Who was shown which page of which document, and when. How long a page was read, and printing, are what the
        reader’s browser said; all else is the server’s own word.
      </DeskHead>
      <div className={styles.trail}>
        <AccessLogFilter asked={asked} title={entries[0]?.title ?? null} />
        <Loaded asked={query} keepsFormer>
          {(data) =>
            entries.length > 0 ? (
              <>
                <AccessLogTable entries={entries} more={data.accessLog.pageInfo.hasNextPage} busy={loading} />
                <LoadMore
                  page={data.accessLog.pageInfo}
                  what="entries"
                  onMore={(after) => fetchMore({ variables: { ...variables, after }, updateQuery: append })}
                />
              </>
            ) : (
              <Empty title="Nothing here matches." to={paths.investorAccessLog} action="Show everything">
                Once somebody opens a document it is written here. Try a wider time, or fewer letters.
              </Empty>
            )
          }
        </Loaded>
      </div>
    </>
  );
}

/** The list so far and the next page of it, as one list that ends where the page does. */
const append = (shown: AccessLogQuery, { fetchMoreResult: more }: { fetchMoreResult: AccessLogQuery }) => ({
  ...more,
  accessLog: { ...more.accessLog, edges: [...shown.accessLog.edges, ...more.accessLog.edges] },
});
