import type { Meta, StoryObj } from '@storybook/react-vite';
import { Empty } from '#web/ui/Empty.tsx';

const meta = {
  title: 'components/Empty',
  tags: ['autodocs'],
  component: Empty,
  args: {
    title: 'No entries match this filter.',
    to: '/resources',
    action: 'Show all articles',
    children: 'Try fewer or other words.',
  },
} satisfies Meta<typeof Empty>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoResults: Story = {};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
