import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RequestPage } from '#web/pages/portal/auth/RequestPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure } from '../../../fixtures/states.ts';
import { createAccessRequest, noNotice, noLink } from '../../../fixtures/auth.ts';

const meta = {
  title: 'pages/portal/auth/RequestPage',
  component: RequestPage,
  parameters: { layout: 'fullscreen', path: '/request' },
} satisfies Meta<typeof RequestPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const withRequest = (...options: Parameters<typeof createAccessRequest>) =>
  withAnswers({ FormNotice: { data: noNotice }, AccessRequest: { data: createAccessRequest(...options) } });

export const Loading: Story = { decorators: [withAnswers({})] };
export const Failure: Story = failure('AccessRequest');
export const LinkExpired: Story = answered('AccessRequest', noLink('accessRequest'));
export const Pending: Story = { decorators: [withRequest()] };
export const NotVerified: Story = { decorators: [withRequest({ isEmailVerified: false })] };
export const WithQuestion: Story = {
  decorators: [withRequest({ question: 'Which fund do you act for?' })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Your answer')).toBeInTheDocument();
  },
};
export const WithQuestionOnAPhone: Story = {
  decorators: [withRequest({ question: 'Which fund do you act for?' })],
  globals: { viewport: { value: 'phone' } },
};
export const Approved: Story = { decorators: [withRequest({ status: 'APPROVED' })] };
export const Declined: Story = {
  decorators: [withRequest({ status: 'REJECTED', reason: 'We could not verify who you are.' })],
};
export const Suspended: Story = { decorators: [withRequest({ status: 'SUSPENDED' })] };
