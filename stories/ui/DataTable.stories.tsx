import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from '#web/ui/DataTable.tsx';

const meta = {
  title: 'components/DataTable',
  tags: ['autodocs'],
  component: DataTable,
  args: {
    number: 1,
    caption: 'Connections inside the perimeter',
    columns: ['From', 'To', 'Carries', 'Port'],
    rows: [
      ['Workstation', 'Gateway', 'Questions and answers over TLS', 'set by you'],
      ['Gateway', 'Directory', 'Sign-in and group membership', 'set by you'],
      ['Node', 'Log store', 'Every question, source and answer', 'set by you'],
    ],
    note: 'No row leaves the building.',
  },
} satisfies Meta<typeof DataTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Narrow: Story = {
  args: {
    width: 'narrow',
    columns: ['Cut', 'Effect'],
    rows: [
      ['Outside line', 'None'],
      ['Power', 'Stops; starts again by itself'],
    ],
    note: undefined,
  },
};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const At320: Story = { globals: { viewport: { value: 'narrow' } } };
export const At390: Story = { globals: { viewport: { value: 'phone' } } };
export const At768: Story = { globals: { viewport: { value: 'tablet' } } };
export const At1440: Story = { globals: { viewport: { value: 'desktop' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { globals: { colors: 'forced' } };
