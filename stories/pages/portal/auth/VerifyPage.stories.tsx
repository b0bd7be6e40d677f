import type { Meta, StoryObj } from '@storybook/react-vite';
import { VerifyPage } from '#web/pages/portal/auth/VerifyPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure } from '../../../fixtures/states.ts';
import { createEmailLink, noNotice, notice, noLink } from '../../../fixtures/auth.ts';

const meta = {
  title: 'pages/portal/auth/VerifyPage',
  component: VerifyPage,
  parameters: { layout: 'fullscreen', path: '/verify' },
} satisfies Meta<typeof VerifyPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const withPurpose = (purpose: 'VERIFY_EMAIL' | 'CHANGE_EMAIL' | 'UNDO_EMAIL') =>
  withAnswers({ FormNotice: { data: noNotice }, AddressLink: { data: createEmailLink(purpose) } });

export const Loading: Story = { decorators: [withAnswers({})] };
export const Failure: Story = failure('AddressLink');
export const LinkExpired: Story = answered('AddressLink', noLink('addressLink'));
export const Verify: Story = { decorators: [withPurpose('VERIFY_EMAIL')] };
export const NewEmailAddress: Story = { decorators: [withPurpose('CHANGE_EMAIL')] };
export const UndoChangeOnAPhone: Story = {
  decorators: [withPurpose('UNDO_EMAIL')],
  globals: { viewport: { value: 'phone' } },
};
export const Done: Story = {
  decorators: [
    withAnswers({
      FormNotice: { data: notice('verify', 'Thank you, your email address is verified.') },
      AddressLink: { data: noLink('addressLink') },
    }),
  ],
};
