import {
  type ListedFeedFragment,
  useDeleteFeedMutation,
  useRefreshFeedMutation,
  useUpdateFeedMutation,
} from '#graphql/generated/admin.ts';
import type { AdminTableProps } from '#web/list/AdminTable.tsx';
import type { Column } from '#web/list/columns.ts';
import { nameColumn } from '#web/list/kinds.tsx';
import { ListTable, useRowDialog } from '#web/list/ListTable.tsx';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { Age } from '#web/ui/Age.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { report, useSend } from '#web/ui/useActionToast.ts';
import { describeHealth, healthLabels } from './feedLabels.ts';
import styles from './FeedsPage.module.css';

// Loaded on demand: reading the list needs no form.
const RenameFeedDialog = lazyComponent(() =>
  import('./RenameFeedDialog.tsx').then((module) => module.RenameFeedDialog),
);

const NextAttempt = ({ nextTryAt, isDue }: ListedFeedFragment) =>
  nextTryAt === null ? 'None' : isDue ? 'Any moment' : <Moment at={nextTryAt} />;

function Health({ feed }: { feed: ListedFeedFragment }) {
  const health = describeHealth(feed);
  return (
    <div className={styles.health} data-health={health}>
      <b>
        {healthLabels[health]}
        {health === 'failing' && feed.failureCount > 1 && `, ${feed.failureCount} times in a row`}
      </b>{' '}
      {feed.lastError && <span data-detail="">{feed.lastError}</span>}
    </div>
  );
}

const columns: Column<ListedFeedFragment>[] = [
  nameColumn(
    'Feed',
    ({ title }) => title,
    ({ url }) => <span>{url}</span>,
  ),
  {
    label: 'Health',
    getSortValue: (feed) => healthLabels[describeHealth(feed)],
    renderCell: (feed) => <Health feed={feed} />,
  },
  {
    label: 'Last read',
    getSortValue: ({ lastFetchedAt }) => lastFetchedAt,
    renderCell: ({ lastFetchedAt }) => (lastFetchedAt ? <Age at={lastFetchedAt} /> : 'Never'),
  },
  {
    label: 'Next attempt',
    getSortValue: ({ nextTryAt }) => nextTryAt,
    renderCell: NextAttempt,
  },
];

type FeedsTableProps = Pick<AdminTableProps<ListedFeedFragment>, 'isBusy' | 'more'> & {
  feeds: readonly ListedFeedFragment[];
};

const isPaused = ({ status }: ListedFeedFragment) => status === 'PAUSED';
const isRunning = (feed: ListedFeedFragment) => !isPaused(feed);

/** The feeds and their health. The answer to an action updates its row. */
export function FeedsTable({ feeds, ...rest }: FeedsTableProps) {
  const [dialog, open] = useRowDialog(feeds);
  const refresh = useSend(useRefreshFeedMutation);
  const update = useSend(useUpdateFeedMutation);
  const remove = useSend(useDeleteFeedMutation, {
    update: (cache, _result, { variables }) => {
      cache.evict({ id: cache.identify({ __typename: 'Feed', id: variables?.input.id }) });
      cache.gc();
    },
    refetchQueries: ['Feeds', 'WaitingItems'],
  });
  const pause = ({ id, title }: ListedFeedFragment, isPaused: boolean) =>
    update(
      { id, isPaused },
      { done: `${title} was ${isPaused ? 'paused' : 'resumed'}`, failed: `${title} was not changed` },
    );
  return (
    <>
      <ListTable
        {...rest}
        columns={columns}
        rows={feeds}
        getName={({ title }) => title}
        onOpen={open}
        actions={[
          { label: 'Resume', place: 'row', isInPanel: true, isFor: isPaused, run: (feed) => pause(feed, false) },
          {
            label: 'Refresh',
            place: 'row',
            isInPanel: true,
            isFor: isRunning,
            run: ({ id, title }) =>
              refresh({ id }, { done: `Refresh of ${title} started`, failed: `${title} was not refreshed` }),
          },
          { label: 'Pause', isFor: isRunning, run: (feed) => pause(feed, true) },
          { label: 'Rename', opens: RenameFeedDialog },
          {
            label: 'Delete',
            isDestructive: true,
            sure: 'Delete this feed and its items?',
            run: ({ id, title }) => remove({ id }, report(`${title} was`, 'deleted')),
          },
        ]}
        panel={{
          renderFacts: (feed) => healthLabels[describeHealth(feed)],
          getSections: (feed) => ({
            'Last error': feed.lastError,
            Feed: {
              URL: <span className={styles.url}>{feed.url}</span>,
              Website: feed.homeUrl && <span className={styles.url}>{feed.homeUrl}</span>,
              'Last read': feed.lastFetchedAt ? <Moment at={feed.lastFetchedAt} /> : 'Never',
              'Next attempt': <NextAttempt {...feed} />,
              Failures: feed.failureCount,
              Added: <Moment at={feed.createdAt} />,
            },
          }),
        }}
      />
      {dialog}
    </>
  );
}
