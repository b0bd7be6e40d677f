import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from '#web/ui/FactList.tsx';

const meta = {
  title: 'components/FactList',
  tags: ['autodocs'],
  component: FactList,
  args: {
    label: 'At a glance',
    facts: [
      ['Internet', 'Not required'],
      ['Training data', 'Stays on your premises, on disks you own and may destroy'],
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const At320: Story = { globals: { viewport: { value: 'narrow' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { globals: { colors: 'forced' } };
