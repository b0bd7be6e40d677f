import { Suspense, useState } from 'react';
import type { ListedFeedFragment } from '../../../../graphql/generated/admin.ts';
import { Age } from '../../../ui/Age.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { lazyComponent } from '../../../runtime/fetched.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import desk from '../shared/Admin.module.css';
import { AdminTable } from '../shared/AdminTable.tsx';
import styles from './FeedsPage.module.css';
import { describeHealth, healthWords } from './feedWords.ts';
import type { FeedActions } from './useFeeds.ts';

// Loaded on demand: reading the list needs no form.
const RenameFeedDialog = lazyComponent(() =>
  import('./RenameFeedDialog.tsx').then((module) => module.RenameFeedDialog),
);

const columns = ['Feed', 'Health', 'Last read', 'Next attempt'];

type FeedsTableProps = {
  feeds: readonly ListedFeedFragment[];
  caption: string;
  busy: boolean;
  actions: FeedActions;
};

/** The feeds and their health. On phones, each is a card. */
export function FeedsTable({ feeds, caption, busy, actions }: FeedsTableProps) {
  return (
    <AdminTable caption={caption} columns={columns} busy={busy}>
      {feeds.map((feed) => (
        <FeedRow key={feed.id} feed={feed} actions={actions} />
      ))}
    </AdminTable>
  );
}

function FeedRow({ feed, actions }: { feed: ListedFeedFragment; actions: FeedActions }) {
  const { title, url, lastFetchedAt, nextTryAt, lastError, failures, isDue } = feed;
  const health = describeHealth(feed);
  return (
    <tbody className={desk.request}>
      <tr>
        <th scope="row" className={desk.who}>
          <b>{title}</b>
          <span>{url}</span>
        </th>
        <td data-label="Health">
          <div className={styles.health} data-health={health}>
            <b>
              {healthWords[health]}
              {health === 'failing' && failures > 1 && `, ${failures} times in a row`}
            </b>
            {lastError && <span>{lastError}</span>}
          </div>
        </td>
        <td data-label="Last read">{lastFetchedAt ? <Age at={lastFetchedAt} /> : 'Never'}</td>
        <td data-label="Next attempt">
          {nextTryAt === null ? 'None' : isDue ? 'Any moment' : <Moment at={nextTryAt} />}
        </td>
        <td className={desk.actions}>
          <FeedButtons feed={feed} actions={actions} />
        </td>
      </tr>
    </tbody>
  );
}

function FeedButtons({ feed, actions }: { feed: ListedFeedFragment; actions: FeedActions }) {
  const [renaming, setRenaming] = useState(false);
  const paused = feed.status === 'PAUSED';
  const about = <span className="visually-hidden"> {feed.title}</span>;
  return (
    <div>
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
    </div>
  );
}
