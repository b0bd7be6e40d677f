import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ReviewPage } from '#web/pages/admin/review/ReviewPage.tsx';
import { openRowMenu } from '../../../fixtures/rowMenu.ts';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';
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

export const Loading: Story = loading('ReviewQueue');
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
export const Failure: Story = failure('ReviewQueue');
export const Queue: Story = answered('ReviewQueue', queue);
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
    const button = await canvas.findByRole('button', { name: /^Approve Bartholomew/ });
    const getRowHeight = () => button.closest('tr')!.getBoundingClientRect().height;
    const heightBefore = getRowHeight();
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: /^Approve anyway\? Bartholomew/ })).toBeInTheDocument();
    await expect(getRowHeight()).toBe(heightBefore);
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
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More actions for Ada Stranger' })).toHaveFocus());
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

const groupChoices = {
  groups: {
    __typename: 'GroupConnection',
    nodes: ['Series A holders', 'Board observers'].map((name) => ({ __typename: 'Group', id: name, name })),
  },
};
/** The reviewer decides in the panel, and the next request follows. */
export const DecidedInThePanel: Story = {
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    withAnswers({
      ReviewQueue: { data: queue },
      GroupChoices: { data: groupChoices },
      ApproveUser: { data: { approveUser: { user: approved } } },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const panel = within(await canvas.findByRole('complementary', { name: 'Details of Ada Stranger' }));
    await expect(panel.getByText('ada@harborview.example, verified')).toBeVisible();
    const groups = within(await panel.findByRole('group', { name: 'Groups to join when approved' }));
    await userEvent.click(groups.getByRole('checkbox', { name: 'Board observers' }));
    await userEvent.click(panel.getByRole('button', { name: 'Approve' }));
    await userEvent.click(panel.getByRole('button', { name: 'Approve?' }));
    const next = within(await canvas.findByRole('complementary', { name: /^Details of Bartholomew/ }));
    await expect(next.getByText(', not verified')).toBeVisible();
    await expect(next.getByRole('checkbox', { name: 'Board observers' })).not.toBeChecked();
  },
};
/** A person who answered waits for the reviewer: the request is the first one, and its panel has the answer. */
export const AnsweredQuestion: Story = {
  globals: { viewport: { value: 'desktop' } },
  decorators: [withAnswers({ ReviewQueue: { data: toReviewQueue(requests.slice(0, 2), false, [answeredUser]) } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, ...others] = await canvas.findAllByRole('rowheader');
    await expect(others).toHaveLength(1);
    const row = within(first!.closest('tr')!);
    await expect(row.getByText('Answered your question')).toBeInTheDocument();
    const panel = within(await canvas.findByRole('complementary', { name: 'Details of Ada Stranger' }));
    await expect(panel.getByText('We manage a pension fund.', { selector: 'blockquote' })).toBeVisible();
    for (const name of ['Approve', 'Ask …', 'Reject …', 'Next request'])
      await expect(panel.getByRole('button', { name })).toBeVisible();
  },
};
