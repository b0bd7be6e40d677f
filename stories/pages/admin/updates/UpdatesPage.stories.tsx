import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import type { AdminUpdateFragment } from '#graphql/generated/admin.ts';
import { UpdatesPage } from '#web/pages/admin/updates/UpdatesPage.tsx';
import { ToastProvider } from '#web/ui/Toasts.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure, loading } from '../../../fixtures/states.ts';
import { createAdminUpdate } from '../../../fixtures/updates.ts';
import { openMenuWith } from '../../../fixtures/rowMenu.ts';

const meta = {
  title: 'pages/admin/updates/UpdatesPage',
  component: UpdatesPage,
  parameters: { layout: 'fullscreen', path: '/investor/admin/updates' },
  render: () => (
    <ToastProvider>
      <UpdatesPage />
    </ToastProvider>
  ),
} satisfies Meta<typeof UpdatesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const board = { __typename: 'Group' as const, id: 'grp_1', name: 'Board' };
const toUpdateList = (nodes: AdminUpdateFragment[]) => ({
  AdminUpdates: {
    data: {
      investorUpdates: {
        __typename: 'InvestorUpdateConnection',
        nodes,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  },
});
const updates = [
  createAdminUpdate(1, {
    status: 'DRAFT',
    viewerCan: { update: true, publish: true, withdraw: false },
    publishedAt: null,
    withdrawal: {
      __typename: 'InvestorUpdateWithdrawal',
      withdrawnAt: '2026-08-14T08:00:00.000Z',
      reason: 'A wrong number',
    } as never,
  }),
  createAdminUpdate(2, {
    status: 'SCHEDULED',
    viewerCan: { update: true, publish: true, withdraw: true },
    publishedAt: '2031-05-06T07:00:00.000Z',
    groups: { nodes: [board] },
    isForAllInvestors: false,
  }),
  createAdminUpdate(3),
];
const full = withAnswers(toUpdateList(updates));

export const Loading: Story = loading('AdminUpdates');
export const Empty: Story = { decorators: [withAnswers(toUpdateList([]))] };
export const Failure: Story = failure('AdminUpdates');
export const List: Story = { decorators: [full] };
export const ListOnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } };
export const ListOnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };
export const PublishingUpdate: Story = {
  decorators: [full],
  play: async ({ canvasElement, userEvent }) => {
    const rows = await within(canvasElement).findAllByRole('button', { name: /^Publish …/ });
    await userEvent.click(rows[0]!);
    await expect(await screen.findByRole('button', { name: 'Publish to 12 people' })).toBeInTheDocument();
  },
};
export const SchedulingInThePast: Story = {
  decorators: [full],
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await openMenuWith(canvasElement, /^Schedule … ./));
    await userEvent.click(await screen.findByRole('button', { name: 'Schedule' }));
    await expect(await screen.findByText('Choose a time in the future')).toBeInTheDocument();
  },
};
export const Withdrawing: Story = {
  decorators: [full],
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await openMenuWith(canvasElement, /^Withdraw … ./));
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw update' }));
    await expect(await screen.findByText('Enter a reason')).toBeInTheDocument();
  },
};
