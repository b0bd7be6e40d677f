import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ResetPage } from '#web/pages/portal/auth/ResetPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure } from '../../../fixtures/states.ts';
import { noNotice, notice, passwordLink, noLink } from '../../../fixtures/auth.ts';

const meta = {
  title: 'pages/portal/auth/ResetPage',
  component: ResetPage,
  parameters: { layout: 'fullscreen', path: '/reset' },
} satisfies Meta<typeof ResetPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = withAnswers({ FormNotice: { data: noNotice }, PasswordLink: { data: passwordLink } });

export const Loading: Story = { decorators: [withAnswers({})] };
export const Failure: Story = failure('PasswordLink');
export const LinkExpired: Story = answered('PasswordLink', noLink('passwordLink'));
export const Open: Story = { decorators: [open] };
export const OpenOnAPhone: Story = { decorators: [open], globals: { viewport: { value: 'phone' } } };
export const PasswordRejected: Story = {
  decorators: [
    withAnswers({
      FormNotice: { data: notice('reset', 'This password is too common', { password: 'This password is too common' }) },
      PasswordLink: { data: passwordLink },
    }),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('New password')).toBeInTheDocument();
  },
};
