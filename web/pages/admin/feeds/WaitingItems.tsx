import { useEffect, useRef, useState } from 'react';
import {
  DecidedItemsDocument,
  type FeedItemStatus,
  type ReviewedItemFragment,
  useDecidedItemsQuery,
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

/** The decision that a view of the page shows. Null for other views. */
export const getDecision = (view: string | null): 'ACCEPTED' | 'REJECTED' | null => {
  if (view === 'accepted') return 'ACCEPTED';
  return view === 'rejected' ? 'REJECTED' : null;
};

export const decidedItemsQuery = pageQuery(DecidedItemsDocument, useDecidedItemsQuery, ({ search }) => {
  const status = getDecision(search.get('view'));
  return status && { first: PAGE, status };
});

/** Items that were accepted or rejected, so that a decision can be found and changed. */
export function DecidedItems({ status }: { status: 'ACCEPTED' | 'REJECTED' }) {
  const query = usePageData(decidedItemsQuery, { fetchPolicy: 'cache-and-network' });
  const onMore = (after: string) => query.fetchMore({ variables: { after }, updateQuery: appendPage('feedItems') });
  return <Items query={query} status={status} onMore={onMore} />;
}

export function WaitingItems({ query }: { query: ReturnType<typeof useWaitingItems> }) {
  const onMore = (after: string) => query.fetchMore({ variables: { after }, updateQuery: appendPage('feedItems') });
  return <Items query={query} status="PENDING" onMore={onMore} />;
}

const nothing = {
  PENDING: 'No items to review. New feed items appear here before they are published.',
  ACCEPTED: 'No items were accepted yet. Accepted items appear on the Resources page.',
  REJECTED: 'No items were rejected yet.',
} as const;

type ItemsProps = {
  query: ReturnType<typeof useWaitingItems> | ReturnType<typeof useDecidedItemsQuery>;
  status: FeedItemStatus;
  onMore: (after: string) => Promise<unknown>;
};

function Items({ query, status, onMore }: ItemsProps) {
  const { data, error, refetch } = query;
  if (error && !data)
    return <LoadFailure sentence={describeFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <TableSkeleton rows={3} />;
  const items = data.feedItems.edges.map(({ node }) => node);
  if (items.length === 0) return <p className={styles.nothing}>{nothing[status]}</p>;
  return (
    <>
      <Review key={status} items={items} status={status} />
      <LoadMore page={data.feedItems.pageInfo} label="items" onMore={onMore} />
    </>
  );
}

function Review({ items, status: shown }: { items: readonly ReviewedItemFragment[]; status: FeedItemStatus }) {
  const withToast = useActionToast();
  const refetchQueries = shown === 'PENDING' ? ['WaitingItems'] : ['DecidedItems'];
  const [review] = useReviewFeedItemsMutation({ refetchQueries, awaitRefetchQueries: true });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const bar = useRef<HTMLDivElement>(null);
  const selectedIds = items.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const select = (ids: readonly string[], now: boolean) =>
    setSelected((before) => new Set(now ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const decide = async (ids: string[], status: FeedItemStatus) => {
    const message = `${formatCount(ids.length, 'item')} ${toDone(shown, status)}`;
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
        status={shown}
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
        status={shown}
        selected={selected}
        onSelect={select}
        onDecide={(id, status) => void decide([id], status)}
      />
    </>
  );
}

const toDone = (before: FeedItemStatus, now: FeedItemStatus): string => {
  if (now === 'ACCEPTED') return 'accepted';
  return before === 'ACCEPTED' ? 'withdrawn' : 'rejected';
};
