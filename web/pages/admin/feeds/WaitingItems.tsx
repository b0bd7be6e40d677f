import { useEffect, useRef, useState } from 'react';
import {
  type FeedItemStatus,
  type ReviewedItemFragment,
  useReviewFeedItemsMutation,
  WaitingItemsDocument,
  useWaitingItemsQuery,
} from '../../../../graphql/generated/admin.ts';
import { useActionToast } from '../../StepUp.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { TableSkeleton } from '../shared/table/TableSkeleton.tsx';
import { appendPage, LoadMore } from '../../../ui/LoadMore.tsx';
import { describeFailure } from '../../../runtime/failure.ts';
import { formatCount } from '../../../runtime/formatCount.ts';
import { pageQuery } from '../../../runtime/pageQueries.ts';
import { usePageData } from '../../../runtime/usePageData.ts';
import styles from './FeedsPage.module.css';
import { ItemsBar } from './ItemsBar.tsx';
import { ItemsList } from './ItemsList.tsx';

const PAGE = 10;

export const waitingItemsQuery = pageQuery(WaitingItemsDocument, useWaitingItemsQuery, () => ({ first: PAGE }));

/** Items without a decision. `fresh` changes when feeds were read, which refetches the list. */
export function useWaitingItems(fresh: string) {
  const query = usePageData(waitingItemsQuery, { fetchPolicy: 'cache-and-network' });
  const { refetch } = query;
  const previousItems = useRef(fresh);
  useEffect(() => {
    if (previousItems.current === fresh) return;
    previousItems.current = fresh;
    refetch().catch(() => undefined);
  }, [fresh, refetch]);
  return query;
}

export function WaitingItems({ query }: { query: ReturnType<typeof useWaitingItems> }) {
  const { data, error, fetchMore, refetch } = query;
  if (error && !data)
    return <LoadFailure sentence={describeFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <TableSkeleton rows={3} />;
  const items = data.feedItems.edges.map(({ node }) => node);
  if (items.length === 0)
    return <p className={styles.nothing}>No items to review. New feed items appear here before they are published.</p>;
  return (
    <>
      <Review items={items} />
      <LoadMore
        page={data.feedItems.pageInfo}
        label="items"
        onMore={(after) => fetchMore({ variables: { after }, updateQuery: appendPage('feedItems') })}
      />
    </>
  );
}

function Review({ items }: { items: readonly ReviewedItemFragment[] }) {
  const withToast = useActionToast();
  const [review] = useReviewFeedItemsMutation({ refetchQueries: ['WaitingItems'], awaitRefetchQueries: true });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const bar = useRef<HTMLDivElement>(null);
  const selectedIds = items.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const select = (ids: readonly string[], now: boolean) =>
    setSelected((before) => new Set(now ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const decide = async (ids: string[], status: FeedItemStatus) => {
    const message = `${formatCount(ids.length, 'item')} ${status === 'ACCEPTED' ? 'accepted' : 'rejected'}`;
    const { error } = await withToast(() => review({ variables: { input: { ids, status } } }), {
      done: message,
      failed: 'No items changed',
    });
    if (error) return;
    select(ids, false);
    // The pressed button was removed with its row, so the focus moves to the top of the list.
    bar.current?.focus();
  };
  return (
    <>
      <ItemsBar
        ref={bar}
        count={items.length}
        chosen={selectedIds.length}
        onAll={(now) =>
          select(
            items.map(({ id }) => id),
            now,
          )
        }
        onDecide={(status) => void decide(selectedIds.slice(0, 100), status)}
      />
      <ItemsList
        items={items}
        selected={selected}
        onSelect={select}
        onDecide={(id, status) => void decide([id], status)}
      />
    </>
  );
}
