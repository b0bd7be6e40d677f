import {
  type ListedFeedFragment,
  useDeleteFeedMutation,
  useRefreshFeedMutation,
  useUpdateFeedMutation,
} from '../../../../graphql/generated/admin.ts';
import { pickChanges } from '../../../forms/edits.ts';
import type { EditBase } from '../../../forms/useEdits.ts';
import { useActionToast } from '../../../ui/useActionToast.ts';

export interface FeedActions {
  refresh: (feed: ListedFeedFragment) => void;
  pause: (feed: ListedFeedFragment, paused: boolean) => void;
  /** Returns the error, or null. */
  rename: (feed: ListedFeedFragment, title: string, base: EditBase<{ title: string }>) => Promise<unknown>;
  remove: (feed: ListedFeedFragment) => void;
}

/** Actions on a feed. Each response updates the feed's row. */
export function useFeeds(): FeedActions {
  const withToast = useActionToast();
  const [refreshFeed] = useRefreshFeedMutation();
  const [updateFeed] = useUpdateFeedMutation();
  const [deleteFeed] = useDeleteFeedMutation();
  return {
    refresh: ({ id, title }) =>
      void withToast(() => refreshFeed({ variables: { input: { id } } }), {
        done: `Refresh of ${title} started`,
        failed: `${title} was not refreshed`,
      }),
    pause: ({ id, title }, paused) =>
      void withToast(() => updateFeed({ variables: { input: { id, isPaused: paused } } }), {
        done: paused ? `${title} was paused` : `${title} was resumed`,
        failed: `${title} was not changed`,
      }),
    rename: async ({ id, title: before }, title, { former, expectedVersion }) => {
      const input = { id, ...pickChanges({ title }, former), expectedVersion };
      const { error } = await withToast(() => updateFeed({ variables: { input } }), {
        done: title ? `${before} is now ${title}` : `${before} will use its own title after the next refresh`,
        failed: `${before} was not renamed`,
      });
      return error;
    },
    remove: ({ id, title }) =>
      void withToast(
        () =>
          deleteFeed({
            variables: { input: { id } },
            update: (cache) => {
              cache.evict({ id: cache.identify({ __typename: 'Feed', id }) });
              cache.gc();
            },
            refetchQueries: ['Feeds', 'WaitingItems'],
          }),
        { done: `${title} was deleted`, failed: `${title} was not deleted` },
      ),
  };
}
