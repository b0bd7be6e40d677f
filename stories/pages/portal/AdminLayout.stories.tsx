import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AdminLayout } from '#web/pages/portal/AdminLayout.tsx';
import { withAnswers } from '../../fixtures/answers.tsx';
import { reviewer, viewer } from '../../fixtures/portal.ts';

const meta = {
  title: 'pages/portal/AdminLayout',
  component: AdminLayout,
  parameters: { layout: 'fullscreen', path: '/investor/admin' },
} satisfies Meta<typeof AdminLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Investor: Story = {
  decorators: [withAnswers({ Viewer: { data: viewer } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('403 Not allowed')).toBeInTheDocument();
  },
};
export const AdminWhoLacksTheFactor: Story = {
  decorators: [
    withAnswers({
      Viewer: {
        data: {
          viewer: { ...reviewer.viewer, canAdminister: false, secondFactor: { isEnrolled: false, isRequired: true } },
        },
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Set up a second factor' });
    await expect(link).toHaveAttribute('href', '/investor/account');
  },
};
