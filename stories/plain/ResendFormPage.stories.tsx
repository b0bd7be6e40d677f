import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ResendFormPage } from '#web/plain/ResendFormPage.tsx';

const meta = {
  title: 'plain/ResendFormPage',
  component: ResendFormPage,
  args: {
    page: 'resend',
    message:
      'You are no longer signed in. Sign in with the link below in another tab, then come back and send the form again.',
    action: '/admin/emergency-article-creator',
    values: { key: 'key', banner: 'yes', title: 'Disconnect the relay', body: 'Pull the blue cable.' },
  },
  parameters: { layout: 'fullscreen', path: '/admin/emergency-article-creator' },
} satisfies Meta<typeof ResendFormPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Text')).toHaveValue('Pull the blue cable.');
  },
};
export const FormTooLarge: Story = {
  args: {
    values: {},
    message: 'The form is larger than 2 MB and was not read. Go back one page: the form still contains your text.',
  },
};
