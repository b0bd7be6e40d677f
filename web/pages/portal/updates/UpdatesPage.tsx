import { InvestorUpdatesDocument, useInvestorUpdatesQuery } from '#graphql/generated/portal.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { PortalPageHead, PortalSection } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { appendPage, LoadMore } from '#web/ui/LoadMore.tsx';
import { paths } from '#web/paths.ts';
import { UpdateList } from './UpdateList.tsx';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';

const PAGE = 20;

const investorUpdatesQuery = pageQuery(InvestorUpdatesDocument, useInvestorUpdatesQuery, ({ search }) => ({
  first: PAGE,
  after: search.get('after'),
}));

export const queries = [investorUpdatesQuery];

/** All updates published to the reader, newest first. */
export function UpdatesPage() {
  const query = usePageData(investorUpdatesQuery, { fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PortalPageHead
        title="Updates"
        description="News for investors. Everyone in the audience receives an update at the same time."
        path={paths.investorUpdates}
        help="Everyone in the audience receives an update at the same time."
      />
      <PortalSection title="For you" note="Newest first. You can change email settings on your account page.">
        <QueryResult query={query} keepsFormer>
          {({ investorUpdates: { nodes, pageInfo } }) =>
            nodes.length > 0 ? (
              <>
                <UpdateList updates={nodes} />
                <LoadMore
                  page={pageInfo}
                  label="updates"
                  onMore={(after) =>
                    query.fetchMore({ variables: { after }, updateQuery: appendPage('investorUpdates') })
                  }
                />
              </>
            ) : (
              <Empty
                title="No updates yet. Updates for you appear here."
                to={paths.investor}
                action="Open the overview"
              >
                New updates appear here when they are published.
              </Empty>
            )
          }
        </QueryResult>
      </PortalSection>
    </>
  );
}
