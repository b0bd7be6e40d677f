import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnsubscribePage } from '#web/pages/portal/auth/UnsubscribePage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure } from '../../../fixtures/states.ts';
import { noNotice, notice, unsubscribeLink, noLink } from '../../../fixtures/auth.ts';

const meta = {
  title: 'pages/portal/auth/UnsubscribePage',
  component: UnsubscribePage,
  parameters: { layout: 'fullscreen', path: '/unsubscribe' },
} satisfies Meta<typeof UnsubscribePage>;
export default meta;

type Story = StoryObj<typeof meta>;

const over = { data: noLink('unsubscribeLink') };
const withFrequency = (mails: 'DAILY' | 'NONE') =>
  withAnswers({ FormNotice: { data: noNotice }, UnsubscribeLink: { data: unsubscribeLink(mails) } });

export const Loading: Story = { decorators: [withAnswers({})] };
export const Failure: Story = failure('UnsubscribeLink');
export const NoLink: Story = { decorators: [withAnswers({ FormNotice: { data: noNotice }, UnsubscribeLink: over })] };
export const Confirmation: Story = { decorators: [withFrequency('DAILY')] };
export const ConfirmationOnAPhone: Story = {
  decorators: [withFrequency('DAILY')],
  globals: { viewport: { value: 'phone' } },
};
export const AlreadyUnsubscribed: Story = { decorators: [withFrequency('NONE')] };
export const Done: Story = {
  decorators: [
    withAnswers({
      FormNotice: { data: notice('unsubscribe', 'You are unsubscribed from update emails.') },
      UnsubscribeLink: over,
    }),
  ],
};
