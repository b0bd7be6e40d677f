import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FeedsPage } from '#web/pages/admin/feeds/FeedsPage.tsx';
import { ToastProvider } from '#web/ui/Toasts.tsx';
import { openRowMenu } from '../../../fixtures/rowMenu.ts';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { loading } from '../../../fixtures/states.ts';
import { toFeedList, feeds, pendingItems, toPendingList } from '../../../fixtures/feeds.ts';

const meta = {
  title: 'pages/admin/feeds/FeedsPage',
  component: FeedsPage,
  parameters: { layout: 'fullscreen', path: '/admin/rss' },
  render: () => (
    <ToastProvider>
      <FeedsPage />
    </ToastProvider>
  ),
} satisfies Meta<typeof FeedsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const full = withAnswers({
  Feeds: { data: toFeedList(feeds) },
  WaitingItems: { data: toPendingList(pendingItems, true) },
  ReviewFeedItems: {
    data: {
      reviewFeedItems: {
        __typename: 'ReviewFeedItemsPayload',
        feedItems: [{ __typename: 'FeedItem', id: 'item_1', status: 'ACCEPTED' }],
      },
    },
  },
  CreateFeed: { error: 'CONFLICT', message: 'This feed was already added.' },
});

const review = { path: '/admin/rss?view=review' };

export const Loading: Story = loading('Feeds', 'WaitingItems');
export const Empty: Story = {
  decorators: [withAnswers({ Feeds: { data: toFeedList([]) }, WaitingItems: { data: toPendingList([]) } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^No feeds yet/)).toBeInTheDocument();
  },
};
export const NothingToReview: Story = {
  parameters: review,
  decorators: [withAnswers({ Feeds: { data: toFeedList([]) }, WaitingItems: { data: toPendingList([]) } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^No items to review/)).toBeInTheDocument();
  },
};
const unavailable = { error: 'UNAVAILABLE', message: 'This is not available right now.' } as const;
export const Failure: Story = { decorators: [withAnswers({ Feeds: unavailable, WaitingItems: unavailable })] };
/** The items that wait are behind a tab with their number, so that the first feed follows the tools. */
export const List: Story = {
  decorators: [full],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = (await canvas.findByRole('link', { name: /^To review 3/ })).closest('div')!;
    const table = await canvas.findByRole('table');
    await expect(table.getBoundingClientRect().top - row.getBoundingClientRect().bottom).toBeLessThan(60);
    await expect(canvas.queryByText('Nothing but a title')).not.toBeInTheDocument();
  },
};
export const Review: Story = { parameters: review, decorators: [full] };
export const ReviewOnAPhone: Story = {
  parameters: review,
  decorators: [full],
  globals: { viewport: { value: 'phone' } },
};
export const ListOnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } };
export const ListOnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };

export const SelectingAll: Story = {
  parameters: review,
  decorators: [full],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all that are shown' }));
    await expect(canvas.getByText('3 items selected')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Nothing but a title' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept selected' }));
    await expect(await canvas.findByText('2 items accepted')).toBeInTheDocument();
  },
};

/** An item that was accepted by mistake is found again and leaves the Resources page. */
export const Withdrawing: Story = {
  parameters: { path: '/admin/rss?view=accepted' },
  decorators: [
    withAnswers({
      Feeds: { data: toFeedList(feeds) },
      WaitingItems: { data: toPendingList([]) },
      DecidedItems: { data: toPendingList(pendingItems.map((item) => ({ ...item, status: 'ACCEPTED' as const }))) },
      ReviewFeedItems: {
        data: {
          reviewFeedItems: {
            __typename: 'ReviewFeedItemsPayload',
            feedItems: [{ __typename: 'FeedItem', id: 'item_1', status: 'REJECTED' }],
          },
        },
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw Nothing but a title' }));
    await expect(await canvas.findByText('1 item withdrawn')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Reject/ })).not.toBeInTheDocument();
  },
};
export const NothingRejected: Story = {
  parameters: { path: '/admin/rss?view=rejected' },
  decorators: [
    withAnswers({
      Feeds: { data: toFeedList(feeds) },
      WaitingItems: { data: toPendingList([]) },
      DecidedItems: { data: toPendingList([]) },
    }),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No items were rejected yet.')).toBeInTheDocument();
  },
};

export const Renaming: Story = {
  decorators: [
    withAnswers({
      // While a feed is due, the page asks for the list again, and its answer here has the name from before.
      Feeds: { data: toFeedList(feeds.filter(({ isDue }) => !isDue)) },
      WaitingItems: { data: toPendingList([]) },
      UpdateFeed: {
        data: { updateFeed: { __typename: 'UpdateFeedPayload', feed: { ...feeds[1], title: 'Rooms, sealed' } } },
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await openRowMenu(canvasElement, 'Journal of Sealed Rooms');
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Journal of Sealed Rooms' }));
    const name = await canvas.findByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Rooms, sealed');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Journal of Sealed Rooms is now Rooms, sealed')).toBeInTheDocument();
    // The toast is shown before the dialog has closed, and an open one hides the page.
    await expect(await canvas.findByRole('button', { name: 'More actions for Rooms, sealed' })).toBeInTheDocument();
  },
};

export const AlreadyAdded: Story = {
  decorators: [full],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const urlField = await canvas.findByLabelText('URL of a feed, or of a page that links to one');
    await userEvent.type(urlField, 'https://journal.example/feed.xml');
    await userEvent.click(canvas.getByRole('button', { name: 'Add feed' }));
    await expect(await canvas.findByText('This feed was already added.')).toBeInTheDocument();
  },
};
