import { useSearchParams } from 'react-router-dom';
import { type AuditEventsQuery, useAuditEventsQuery } from '../../../../graphql/generated/admin.ts';
import { Empty } from '../../../components/Empty.tsx';
import { Loaded } from '../../../components/Loaded.tsx';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { paths } from '../../../paths.ts';
import { DeskHead } from '../desk/DeskHead.tsx';
import styles from './Audit.module.css';
import { AuditFilter } from './AuditFilter.tsx';
import { AuditTable } from './AuditTable.tsx';
import { filterOf, readAsked } from './auditWords.ts';

const PAGE = 50;

/** What was done here and by whom. What is shown is in the address. */
export function AuditPage() {
  const [params] = useSearchParams();
  const asked = readAsked(params);
  const variables = { first: PAGE, after: params.get('after'), filter: filterOf(asked) };
  const query = useAuditEventsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const { data: current, previousData, loading, fetchMore } = query;
  const data = current ?? previousData;
  const events = data?.auditEvents.edges.map(({ node }) => node) ?? [];
  return (
    <>
      <DeskHead
        title="Audit trail"
        description="What was done in the investor portal, by whom, to whom and when. None of it can be changed."
        path={paths.investorAudit}
      >
        What was done here, and by whom. None of it can be changed.
      </DeskHead>
      <div className={styles.trail}>
        <AuditFilter asked={asked} />
        <Loaded asked={query} keepsFormer>
          {(data) =>
            events.length > 0 ? (
              <>
                <AuditTable events={events} more={data.auditEvents.pageInfo.hasNextPage} busy={loading} />
                <LoadMore
                  page={data.auditEvents.pageInfo}
                  what="events"
                  onMore={(after) => fetchMore({ variables: { ...variables, after }, updateQuery: append })}
                />
              </>
            ) : (
              <Empty title="Nothing here matches." to={paths.investorAudit} action="Show everything">
                Try a wider time, fewer letters, or every kind of event.
              </Empty>
            )
          }
        </Loaded>
      </div>
    </>
  );
}

/** The list so far and the next page of it, as one list that ends where the page does. */
const append = (shown: AuditEventsQuery, { fetchMoreResult: more }: { fetchMoreResult: AuditEventsQuery }) => ({
  ...more,
  auditEvents: { ...more.auditEvents, edges: [...shown.auditEvents.edges, ...more.auditEvents.edges] },
});
