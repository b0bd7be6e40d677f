import { useEffect, useRef, useState } from 'react';
import {
  DecidedItemsDocument,
  type FeedItemStatus,
  type ReviewedItemFragment,
  useDecidedItemsQuery,
  useReviewFeedItemsMutation,
  useWaitingItemsQuery,
  WaitingItemsDocument,
} from '#graphql/generated/admin.ts';
import { useActionToast } from '#web/ui/useActionToast.ts';
import { TableSkeleton } from '#web/list/TableSkeleton.tsx';
import { appendPage, LoadMore } from '#web/ui/LoadMore.tsx';
import { describeFailure } from '#web/runtime/failure.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { choice, defineUrlFilter, freeText } from '#web/runtime/urlFilter.ts';
import { text } from '#graphql/limits.ts';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { paths } from '#web/paths.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import styles from './FeedsPage.module.css';
import { ItemsBar } from './ItemsBar.tsx';
import { ItemsList } from './ItemsList.tsx';
import { listDecisions } from './feedLabels.ts';
import { useRowKeys } from '#web/list/useRowKeys.ts';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';

const PAGE = 100;

/** The view of the page and its search, in the URL. */
export const itemsFilter = defineUrlFilter({
  view: choice(['', 'review', 'accepted', 'rejected'], ''),
  search: freeText(text.searchQuery),
});

export const waitingItemsQuery = pageQuery(WaitingItemsDocument, useWaitingItemsQuery, ({ search }) => {
  const values = itemsFilter.read(search);
  return { first: PAGE, search: values.view === 'review' ? values.search || null : null };
});

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
  return status && { first: PAGE, status, search: itemsFilter.read(search).search || null };
});

/** Items that were accepted or rejected, so that a decision can be found and changed. */
export const useDecidedItems = () => usePageData(decidedItemsQuery, { fetchPolicy: 'cache-and-network' });

export function DecidedItems(props: { query: ReturnType<typeof useDecidedItems>; status: 'ACCEPTED' | 'REJECTED' }) {
  const { fetchMore } = props.query;
  const onMore = (after: string) => fetchMore({ variables: { after }, updateQuery: appendPage('feedItems') });
  return <Items {...props} onMore={onMore} />;
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
  const values = itemsFilter.read(usePageQuery());
  if (error && !data)
    return <LoadFailure sentence={describeFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <TableSkeleton rows={3} />;
  const items = data.feedItems.edges.map(({ node }) => node);
  if (items.length === 0 && values.search)
    return (
      <Empty
        title="No item matches."
        to={itemsFilter.toUrl(paths.adminRss, { ...values, search: '' })}
        action="Show all items"
      >
        Try fewer words.
      </Empty>
    );
  if (items.length === 0) return <p className={styles.nothing}>{nothing[status]}</p>;
  return (
    <>
      <Review key={status} items={items} status={status} />
      <LoadMore page={data.feedItems.pageInfo} label="items" onMore={onMore} />
    </>
  );
}

const decisionKeys: Readonly<Record<string, FeedItemStatus>> = { a: 'ACCEPTED', x: 'REJECTED' };

/** Items with their decisions. J and K move between them; A accepts the item with the focus, X rejects it. */
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
    // The pressed button was removed with its row, so the focus moves to the top of the list. A key moved it already.
    if (document.activeElement === document.body) bar.current?.focus();
  };
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list, { onOpen: null, onMove: null }, (key, id) => {
    const decision = listDecisions(shown).find(({ to }) => to === decisionKeys[key]);
    if (decision) void decide([id], decision.to);
    return decision !== undefined;
  });
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
        ref={list}
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
