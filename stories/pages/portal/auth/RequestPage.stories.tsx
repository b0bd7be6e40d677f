import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RequestPage } from '../../../../web/pages/portal/auth/RequestPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { accessRequest, noNotice, notice, noLink } from '../../../fixtures/auth.ts';

const meta = {
  title: 'pages/portal/auth/RequestPage',
  component: RequestPage,
  parameters: { layout: 'fullscreen', path: '/request' },
} satisfies Meta<typeof RequestPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const of = (...given: Parameters<typeof accessRequest>) =>
  withAnswers({ FormNotice: { data: noNotice }, AccessRequest: { data: accessRequest(...given) } });

export const Loading: Story = { decorators: [withAnswers({})] };
export const Failure: Story = {
  decorators: [withAnswers({ AccessRequest: { error: 'UNAVAILABLE', message: 'This is not available right now.' } })],
};
export const LinkOver: Story = { decorators: [withAnswers({ AccessRequest: { data: noLink('accessRequest') } })] };
export const Waiting: Story = { decorators: [of()] };
export const NotVerified: Story = { decorators: [of({ isEmailVerified: false })] };
export const Asked: Story = {
  decorators: [of({ question: 'Which fund do you act for?' })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Your answer')).toBeInTheDocument();
  },
};
export const AskedOnAPhone: Story = {
  decorators: [of({ question: 'Which fund do you act for?' })],
  globals: { viewport: { value: 'phone' } },
};
export const Approved: Story = { decorators: [of({ status: 'APPROVED' })] };
export const Declined: Story = {
  decorators: [of({ status: 'REJECTED', reason: 'We could not verify who you are.' })],
};
export const Suspended: Story = { decorators: [of({ status: 'SUSPENDED' })] };
export const Registered: Story = {
  decorators: [
    withAnswers({
      AccessRequest: { data: noLink('accessRequest') },
      FormNotice: { data: notice('registered', 'Your account has been created and is pending approval') },
    }),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Check your mailbox/)).toBeInTheDocument();
  },
};
