import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowText } from '#web/ui/TextLink.tsx';

const meta = {
  title: 'components/ArrowText',
  tags: ['autodocs'],
  component: ArrowText,
  args: { children: 'Utilities and infrastructure' },
} satisfies Meta<typeof ArrowText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SeveralWords: Story = {};
export const OneWord: Story = { args: { children: 'Healthcare' } };
