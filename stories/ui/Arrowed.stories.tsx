import type { Meta, StoryObj } from '@storybook/react-vite';
import { Arrowed } from '../../web/ui/Arrowed.tsx';

const meta = {
  title: 'components/Arrowed',
  tags: ['autodocs'],
  component: Arrowed,
  args: { children: 'Utilities and infrastructure' },
} satisfies Meta<typeof Arrowed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SeveralWords: Story = {};
export const OneWord: Story = { args: { children: 'Healthcare' } };
