import type { Meta, StoryObj } from '@storybook/react-vite';
import { Marked } from '../../web/components/Marked.tsx';

const meta = {
  title: 'components/Marked',
  component: Marked,
  args: {
    parts: [
      { text: 'A passage with ', marked: false },
      { text: 'two', marked: true },
      { text: ' words ', marked: false },
      { text: 'marked', marked: true },
      { text: '.', marked: false },
    ],
  },
} satisfies Meta<typeof Marked>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
