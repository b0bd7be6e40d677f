import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ReviewPage } from '../../../../web/pages/admin/review/ReviewPage.tsx';
import { openRowMenu } from '../../../fixtures/rowMenu.ts';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answeredUser, approved, toReviewQueue, requests } from '../../../fixtures/review.ts';

const meta = {
  title: 'pages/admin/review/ReviewPage',
  component: ReviewPage,
  parameters: { layout: 'fullscreen', path: '/investor/admin' },
} satisfies Meta<typeof ReviewPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const queue = toReviewQueue(requests.slice(0, 2));
const all = withAnswers({ ReviewQueue: { data: toReviewQueue(requests, true) } });

export const Loading: Story = { decorators: [withAnswers({ ReviewQueue: 'never' })] };
export const Empty: Story = {
  decorators: [withAnswers({ ReviewQueue: { data: toReviewQueue([]) } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No requests are waiting.')).toBeInTheDocument();
  },
};
export const NoMatches: Story = {
  parameters: { path: '/investor/admin?search=zebrafish' },
  decorators: [withAnswers({ ReviewQueue: { data: toReviewQueue([]) } })],
};
export const Failure: Story = {
  decorators: [withAnswers({ ReviewQueue: { error: 'UNAVAILABLE', message: 'This is not available right now.' } })],
};
export const Queue: Story = { decorators: [withAnswers({ ReviewQueue: { data: queue } })] };
export const EveryStatus: Story = { parameters: { path: '/investor/admin?status=ALL' }, decorators: [all] };
export const EveryStatusOnAPhone: Story = { ...EveryStatus, globals: { viewport: { value: 'phone' } } };
export const EveryStatusOnBlueprint: Story = { ...EveryStatus, globals: { sheet: 'blueprint' } };

export const ApprovedInTwoClicks: Story = {
  decorators: [
    withAnswers({ ReviewQueue: { data: queue }, ApproveUser: { data: { approveUser: { user: approved } } } }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve Ada Stranger' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Approve? Ada Stranger' }));
    await openRowMenu(canvasElement, 'Ada Stranger');
    await expect(await canvas.findByRole('button', { name: /Suspend … Ada/ })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Approve Ada Stranger' })).toBeNull();
  },
};
export const ApprovingWithoutVerifiedEmail: Story = {
  decorators: [withAnswers({ ReviewQueue: { data: queue } })],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Approve Bartholomew/ }));
    await expect(
      canvas.getByRole('button', { name: /^Email address not verified. Approve anyway\?/ }),
    ).toBeInTheDocument();
  },
};
export const ApprovingSeveralWithoutVerifiedEmail: Story = {
  decorators: [withAnswers({ ReviewQueue: { data: queue } })],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all pending' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Approve selected' }));
    await expect(
      canvas.getByRole('button', { name: '1 email address not verified. Approve all 2?' }),
    ).toBeInTheDocument();
  },
};
export const Selected: Story = {
  decorators: [withAnswers({ ReviewQueue: { data: queue } })],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all pending' }));
    await expect(canvas.getByText('2 requests selected')).toBeInTheDocument();
  },
};
export const Rejecting: Story = {
  decorators: [withAnswers({ ReviewQueue: { data: queue } })],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await openRowMenu(canvasElement, 'Ada Stranger');
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject … Ada Stranger' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Reject Ada Stranger' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(await dialog.findByText('Enter a reason')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await expect(dialog.getByRole('textbox')).toHaveValue(
      'An account or a request in your name already exists. Please use that one.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }));
    await expect(canvas.getByRole('button', { name: 'More actions for Ada Stranger' })).toHaveFocus();
    await openRowMenu(canvasElement, 'Ada Stranger');
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject … Ada Stranger' }));
  },
};
export const ChangingRoles: Story = {
  ...EveryStatus,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Roles … Cora Letin' }));
  },
};
export const RejectedRequestReopened: Story = {
  parameters: { path: '/investor/admin?status=REJECTED' },
  decorators: [
    withAnswers({
      ReviewQueue: { data: toReviewQueue(requests.slice(4)) },
      ReopenUser: { data: { reopenUser: { user: { ...requests[4], status: 'PENDING' } } } },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reopen Eve Refused' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen the request? Eve Refused' }));
    await expect(await canvas.findByText('Waiting', { selector: '[data-status]' })).toBeInTheDocument();
  },
};
export const AccountActionsInTheDetails: Story = {
  ...EveryStatus,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('rowheader', { name: /^Cora Letin/ }));
    await expect(await canvas.findByRole('complementary', { name: 'Details of Cora Letin' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset second factor Cora Letin' }));
    const sure = /^Remove the authenticator, passkeys and recovery codes of this account\?/;
    await expect(canvas.getByRole('button', { name: sure })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account Cora Letin' }));
    await expect(canvas.getByRole('button', { name: /^Delete this account\?/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Correct details … Cora Letin' }));
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue('cora@quietfield.example');
  },
};

export const AnsweredQuestion: Story = {
  globals: { viewport: { value: 'desktop' } },
  decorators: [withAnswers({ ReviewQueue: { data: toReviewQueue([answeredUser]) } })],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const row = (await canvas.findByRole('rowheader', { name: /Ada Stranger/ })).closest('tr')!;
    await expect(within(row).getByText('Answered your question')).toBeInTheDocument();
    await userEvent.click(within(row).getByRole('rowheader'));
    const panel = within(await canvas.findByRole('complementary', { name: 'Details of Ada Stranger' }));
    for (const name of ['Approve', 'Ask …', 'Reject …'])
      await expect(panel.getByRole('button', { name })).toBeVisible();
  },
};
