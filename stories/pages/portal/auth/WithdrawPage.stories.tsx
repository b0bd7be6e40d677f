import type { Meta, StoryObj } from '@storybook/react-vite';
import { WithdrawPage } from '#web/pages/portal/auth/WithdrawPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered } from '../../../fixtures/states.ts';
import { noNotice, notice } from '../../../fixtures/auth.ts';

const meta = {
  title: 'pages/portal/auth/WithdrawPage',
  component: WithdrawPage,
  parameters: { layout: 'fullscreen', path: '/withdraw' },
} satisfies Meta<typeof WithdrawPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Confirmation: Story = answered('FormNotice', noNotice);
export const ConfirmationOnAPhone: Story = {
  decorators: [withAnswers({ FormNotice: { data: noNotice } })],
  globals: { viewport: { value: 'phone' } },
};
export const Done: Story = {
  decorators: [
    withAnswers({
      FormNotice: { data: notice('withdraw', 'Your consent is withdrawn, and what you sent is deleted.') },
    }),
  ],
};
