import type { Meta, StoryObj } from '@storybook/react-vite';
import { Marked } from '../../web/ui/Marked.tsx';

const meta = {
  title: 'components/Marked',
  tags: ['autodocs'],
  component: Marked,
  args: {
    parts: [
      { text: 'A passage with ', isMatch: false },
      { text: 'two', isMatch: true },
      { text: ' words ', isMatch: false },
      { text: 'marked', isMatch: true },
      { text: '.', isMatch: false },
    ],
  },
} satisfies Meta<typeof Marked>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
