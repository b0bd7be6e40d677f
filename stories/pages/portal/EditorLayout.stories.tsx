import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EditorLayout } from '#web/pages/portal/EditorLayout.tsx';
import { withAnswers } from '../../fixtures/answers.tsx';
import { editor, viewer } from '../../fixtures/portal.ts';

const meta = {
  title: 'pages/portal/EditorLayout',
  component: EditorLayout,
  parameters: { layout: 'fullscreen', path: '/admin/articles' },
} satisfies Meta<typeof EditorLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Investor: Story = {
  decorators: [withAnswers({ Viewer: { data: viewer } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('403 Not allowed')).toBeInTheDocument();
  },
};
export const EditorWhoLacksTheFactor: Story = {
  decorators: [
    withAnswers({
      Viewer: {
        data: {
          viewer: { ...editor.viewer, canEdit: false, secondFactor: { isEnrolled: false, isRequired: true } },
        },
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Set up a second factor' });
    await expect(link).toHaveAttribute('href', '/investor/account');
  },
};
