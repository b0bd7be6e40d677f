import { useEffect } from 'react';
import { FeedsDocument, useFeedsQuery } from '#graphql/generated/admin.ts';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { appendPage } from '#web/ui/LoadMore.tsx';
import { ListTools } from '#web/portal/ListTools.tsx';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { paths } from '#web/paths.ts';
import { AdminHead } from '#web/list/AdminHead.tsx';
import adminStyles from '../shared/Admin.module.css';
import { TableSkeleton } from '#web/list/TableSkeleton.tsx';
import { formatListed } from '#web/runtime/formatCount.ts';
import { AddFeedForm } from './AddFeedForm.tsx';
import styles from './FeedsPage.module.css';
import { FeedsTable } from './FeedsTable.tsx';
import { OpmlBar } from './OpmlBar.tsx';
import {
  DecidedItems,
  decidedItemsQuery,
  getDecision,
  itemsFilter,
  useDecidedItems,
  useWaitingItems,
  WaitingItems,
  waitingItemsQuery,
} from './WaitingItems.tsx';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';

const PAGE = 100;
const SOON_MS = 2_000;
const toView = (view: 'review' | 'accepted' | 'rejected') => itemsFilter.toUrl(paths.adminRss, { view, search: '' });

const feedsQuery = pageQuery(FeedsDocument, useFeedsQuery, () => ({ first: PAGE }));

export const queries = [feedsQuery, waitingItemsQuery, decidedItemsQuery];

/** The feeds admin page: each feed's health, and its items that wait for a decision. */
export function FeedsPage() {
  const query = usePageData(feedsQuery, { fetchPolicy: 'cache-and-network' });
  const { data, loading, fetchMore, startPolling, stopPolling } = query;
  const feeds = data?.feeds.edges.map(({ node }) => node) ?? [];
  const values = itemsFilter.read(usePageQuery());
  const { view } = values;
  const isReview = view === 'review';
  const decision = getDecision(view);
  const waiting = useWaitingItems(feeds.map(({ lastFetchedAt }) => lastFetchedAt).join());
  const decided = useDecidedItems();
  const waitingCount = waiting.data?.feedItems.totalCount;
  const itemCount = isReview ? waitingCount : decided.data?.feedItems.totalCount;
  // Polls while the worker is about to read a feed.
  const isRefreshing = feeds.some(({ isDue }) => isDue);
  useEffect(() => {
    if (!isRefreshing) return undefined;
    startPolling(SOON_MS);
    return stopPolling;
  }, [isRefreshing, startPolling, stopPolling]);
  return (
    <>
      <AdminHead
        title="Feeds"
        description="Feeds that this site reads, and their items that wait for review."
        path={paths.adminRss}
        count={
          view === ''
            ? data && formatListed(feeds.length, 'feed', data.feeds.pageInfo)
            : typeof itemCount === 'number' && formatListed(itemCount, 'item', { hasNextPage: false })
        }
        help="Articles from other sites. Approved items appear on the Resources page."
        action={<OpmlBar />}
      />
      <div className={adminStyles.page}>
        <ListTools
          tabsLabel="Feeds"
          tabs={[
            { to: paths.adminRss, label: 'All feeds', isOpen: !isReview && !decision },
            { to: toView('review'), label: waitingCount ? `To review ${waitingCount}` : 'To review', isOpen: isReview },
            { to: toView('accepted'), label: 'Accepted', isOpen: decision === 'ACCEPTED' },
            { to: toView('rejected'), label: 'Rejected', isOpen: decision === 'REJECTED' },
          ]}
          search={
            view === '' ? undefined : { path: paths.adminRss, filter: itemsFilter, values, label: 'Search items' }
          }
        >
          {view === '' && <AddFeedForm />}
        </ListTools>
        {isReview && <WaitingItems query={waiting} />}
        {decision && <DecidedItems query={decided} status={decision} />}
        {!isReview && !decision && (
          <QueryResult query={query} skeleton={<TableSkeleton />}>
            {(data) =>
              feeds.length > 0 ? (
                <FeedsTable
                  feeds={feeds}
                  isBusy={loading}
                  more={{
                    page: data.feeds.pageInfo,
                    label: 'feeds',
                    onMore: (after) => fetchMore({ variables: { after }, updateQuery: appendPage('feeds') }),
                  }}
                />
              ) : (
                <p className={styles.nothing}>
                  No feeds yet. Add the first one by its URL above, or import a list from another reader.
                </p>
              )
            }
          </QueryResult>
        )}
      </div>
    </>
  );
}
