import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PeoplePage } from '#web/pages/admin/people/PeoplePage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { groupChoices, people, toPeople } from '../../../fixtures/people.ts';

const meta = {
  title: 'pages/admin/people/PeoplePage',
  component: PeoplePage,
  parameters: { layout: 'fullscreen', path: '/investor/admin/people' },
} satisfies Meta<typeof PeoplePage>;
export default meta;

type Story = StoryObj<typeof meta>;

const GroupChoices = { data: groupChoices };
const list = withAnswers({ GroupChoices, People: { data: toPeople(people) } });

export const Loading: Story = { decorators: [withAnswers({ GroupChoices, People: 'never' })] };
export const Failure: Story = {
  decorators: [
    withAnswers({ GroupChoices, People: { error: 'UNAVAILABLE', message: 'This is not available right now.' } }),
  ],
};
export const Empty: Story = {
  decorators: [withAnswers({ GroupChoices, People: { data: toPeople([]) } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No investors yet.')).toBeInTheDocument();
  },
};
export const NoMatches: Story = {
  parameters: { path: '/investor/admin/people?search=zebrafish' },
  decorators: [withAnswers({ GroupChoices, People: { data: toPeople([]) } })],
};
export const Success: Story = {
  decorators: [list],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Until Dec 10, 2099')).toBeInTheDocument();
    await expect(canvas.getByText('Ended May 9, 2026')).toBeInTheDocument();
  },
};
export const SuccessOnAPhone: Story = { decorators: [list], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [list], globals: { sheet: 'blueprint' } };

export const APersonOnAPhone: Story = {
  decorators: [list],
  globals: { viewport: { value: 'phone' } },
  parameters: { path: `/investor/admin/people?item=${people[0]!.id}` },
  play: async ({ canvasElement }) => {
    const sheet = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    const link = sheet.getByRole('link', { name: /^Everything about/ }).getBoundingClientRect();
    const close = sheet.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.top - link.bottom).toBeGreaterThanOrEqual(8);
  },
};
export const AnInvitationIsSentAgain: Story = {
  parameters: { path: '/investor/admin/people?item=usr_22' },
  decorators: [
    withAnswers({
      GroupChoices,
      People: { data: toPeople(people) },
      ResendInvitation: { data: { resendInvitation: { user: people[1] } } },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: /^Send again/ }));
    await expect(page.queryByRole('button', { name: 'Delete account' })).toBeNull();
  },
};
export const ActionsOnSeveral: Story = {
  decorators: [list],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all that are shown' }));
    const bar = within(canvas.getByRole('group', { name: 'Selected people' }));
    await expect(bar.getByText('4 people selected')).toBeInTheDocument();
    await expect(bar.getByRole('button', { name: 'Send 1 invitation again' })).toBeInTheDocument();
    await expect(bar.getByRole('button', { name: 'Suspend 2 …' })).toBeInTheDocument();
  },
};
