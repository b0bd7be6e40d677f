import { Suspense, useState } from 'react';
import type { ListedFeedFragment } from '../../../../graphql/generated/admin.ts';
import { Age } from '../../../ui/Age.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { lazyComponent } from '../../../runtime/lazyComponent.tsx';
import { CopyId } from '../../../portal/CopyId.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import { AdminTable, type AdminTableProps } from '../../../list/AdminTable.tsx';
import { DetailPanel, PanelActions, PanelSection, PanelText } from '../../../list/DetailPanel.tsx';
import type { Column } from '../../../list/columns.ts';
import styles from './FeedsPage.module.css';
import { describeHealth, healthLabels } from './feedLabels.ts';
import type { FeedActions } from './useFeeds.ts';

// Loaded on demand: reading the list needs no form.
const RenameFeedDialog = lazyComponent(() =>
  import('./RenameFeedDialog.tsx').then((module) => module.RenameFeedDialog),
);

const columns: Column<ListedFeedFragment>[] = [
  {
    label: 'Feed',
    isHeader: true,
    getSortValue: ({ title }) => title,
    renderCell: ({ title, url }) => (
      <>
        <b dir="auto">{title}</b>
        <span>{url}</span>
      </>
    ),
  },
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
    renderCell: (feed) => <NextAttempt feed={feed} />,
  },
];

type FeedsTableProps = Pick<AdminTableProps<ListedFeedFragment>, 'caption' | 'isBusy' | 'more'> & {
  feeds: readonly ListedFeedFragment[];
  actions: FeedActions;
};

/** The feeds and their health. */
export const FeedsTable = ({ feeds, actions, ...rest }: FeedsTableProps) => (
  <AdminTable
    {...rest}
    columns={columns}
    rows={feeds}
    getName={({ title }) => title}
    renderActions={(feed) => <FeedButtons feed={feed} actions={actions} />}
    renderPanel={(feed) => <FeedPanel feed={feed} actions={actions} />}
  />
);

/** Where a feed comes from, how its last requests ended, and when it is read again. */
const FeedPanel = ({ feed, actions }: { feed: ListedFeedFragment; actions: FeedActions }) => (
  <DetailPanel title={feed.title} facts={healthLabels[describeHealth(feed)]}>
    <PanelActions about={feed.title}>
      {feed.status === 'PAUSED' ? (
        <Button size="small" onClick={() => actions.pause(feed, false)}>
          Resume
        </Button>
      ) : (
        <Button size="small" onClick={() => actions.refresh(feed)}>
          Refresh
        </Button>
      )}
    </PanelActions>
    {feed.lastError && (
      <PanelSection title="Last error">
        <PanelText>{feed.lastError}</PanelText>
      </PanelSection>
    )}
    <PanelSection title="Feed">
      <FactList
        facts={[
          [
            'URL',
            <span key="url" className={styles.url}>
              {feed.url}
            </span>,
          ],
          ...(feed.homeUrl
            ? [
                [
                  'Website',
                  <span key="home" className={styles.url}>
                    {feed.homeUrl}
                  </span>,
                ] as const,
              ]
            : []),
          ['Last read', feed.lastFetchedAt ? <Moment key="read" at={feed.lastFetchedAt} /> : 'Never'],
          ['Next attempt', <NextAttempt key="next" feed={feed} />],
          ['Failures', feed.failureCount],
          ['Added', <Moment key="added" at={feed.createdAt} />],
        ]}
      />
    </PanelSection>
  </DetailPanel>
);

const NextAttempt = ({ feed: { nextTryAt, isDue } }: { feed: ListedFeedFragment }) =>
  nextTryAt === null ? 'None' : isDue ? 'Any moment' : <Moment at={nextTryAt} />;

function Health({ feed }: { feed: ListedFeedFragment }) {
  const health = describeHealth(feed);
  return (
    <div className={styles.health} data-health={health}>
      <b>
        {healthLabels[health]}
        {health === 'failing' && feed.failureCount > 1 && `, ${feed.failureCount} times in a row`}
      </b>
      {feed.lastError && <span data-detail="">{feed.lastError}</span>}
    </div>
  );
}

function FeedButtons({ feed, actions }: { feed: ListedFeedFragment; actions: FeedActions }) {
  const [renaming, setRenaming] = useState(false);
  const paused = feed.status === 'PAUSED';
  const about = <span className="visually-hidden"> {feed.title}</span>;
  return (
    <>
      {paused ? (
        <Button size="small" onClick={() => actions.pause(feed, false)}>
          Resume{about}
        </Button>
      ) : (
        <Button size="small" onClick={() => actions.refresh(feed)}>
          Refresh{about}
        </Button>
      )}
      <RowMenu about={feed.title}>
        {!paused && (
          <Button size="small" onClick={() => actions.pause(feed, true)}>
            Pause{about}
          </Button>
        )}
        <Button size="small" onClick={() => setRenaming(true)}>
          Rename{about}
        </Button>
        <CopyId id={feed.id} about={feed.title} />
        <ConfirmButton
          size="small"
          variant="danger"
          sure="Delete this feed and its items?"
          about={feed.title}
          onConfirm={() => actions.remove(feed)}
        >
          Delete
        </ConfirmButton>
      </RowMenu>
      {renaming && (
        <Suspense fallback={null}>
          <RenameFeedDialog feed={feed} onSave={actions.rename} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </>
  );
}
