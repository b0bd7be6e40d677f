import type { Meta, StoryObj } from '@storybook/react-vite';
import { GapDivider } from '#web/ui/GapDivider.tsx';

const meta = {
  title: 'components/GapDivider',
  tags: ['autodocs'],
  component: GapDivider,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GapDivider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAZero: Story = { args: { zero: '0 bytes out' } };
export const Empty: Story = {};
export const OnAPhone: Story = {
  args: { zero: '0 ports open to the outside' },
  globals: { viewport: { value: 'phone' } },
};
export const OnBlueprint: Story = { args: { zero: '0 cables' }, globals: { sheet: 'blueprint' } };
