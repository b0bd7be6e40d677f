import type { Meta, StoryObj } from '@storybook/react-vite';
import { Highlight } from '#web/ui/Highlight.tsx';

const meta = {
  title: 'components/Highlight',
  tags: ['autodocs'],
  component: Highlight,
  args: {
    parts: [
      { text: 'A passage with ', isMatch: false },
      { text: 'two', isMatch: true },
      { text: ' words ', isMatch: false },
      { text: 'marked', isMatch: true },
      { text: '.', isMatch: false },
    ],
  },
} satisfies Meta<typeof Highlight>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
