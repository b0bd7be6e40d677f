import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Fold } from '#web/site/Questions.tsx';

const meta = {
  title: 'site/Fold',
  component: Fold,
  args: { id: 'hipaa', title: 'HIPAA, 45 CFR Part 164', children: <p>No certificate under HIPAA exists.</p> },
} satisfies Meta<typeof Fold>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('HIPAA, 45 CFR Part 164'));
    await expect(canvas.getByText('No certificate under HIPAA exists.')).toBeVisible();
  },
};
