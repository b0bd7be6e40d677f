import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '#web/ui/Button.tsx';
import { StatusPage } from '#web/ui/StatusPage.tsx';
import UnfinishedDrawing from '#web/drawings/unfinished.svg?react';

const meta = {
  title: 'components/StatusPage',
  tags: ['autodocs'],
  component: StatusPage,
  args: { status: '410 Gone', title: 'This was taken down.', text: <p>It will not come back.</p> },
} satisfies Meta<typeof StatusPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TextOnly: Story = {};
export const WithEverything: Story = {
  args: {
    actions: <ButtonLink to="/">Return to Homepage</ButtonLink>,
    drawing: <UnfinishedDrawing />,
    children: <p>More to read.</p>,
  },
};
