import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AuthPage } from '../../../../web/pages/portal/auth/AuthPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { noNotice, notice } from '../../../fixtures/auth.ts';

const meta = {
  title: 'pages/portal/auth/AuthPage',
  component: AuthPage,
  parameters: { layout: 'fullscreen', path: '/auth' },
  decorators: [withAnswers({ FormNotice: { data: noNotice } })],
} satisfies Meta<typeof AuthPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Login: Story = {};
export const LoginOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LoginOnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const LoginAfterANewPassword: Story = {
  decorators: [withAnswers({ FormNotice: { data: notice('login', 'Your password was changed.') } })],
};
export const Register: Story = {
  parameters: { path: '/auth?tab=register' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Create Account' })).toBeVisible();
  },
};
export const ForgotPassword: Story = {
  parameters: { path: '/auth?tab=forgot' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Send the link' })).toBeVisible();
  },
};
export const ForgotPasswordSent: Story = {
  parameters: { path: '/auth?tab=forgot' },
  decorators: [
    withAnswers({ FormNotice: { data: notice('forgot', 'If somebody has an account, a link is on its way.') } }),
  ],
};
