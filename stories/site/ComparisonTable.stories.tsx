import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComparisonTable } from '#web/site/ComparisonTable.tsx';
import { comparison } from '#web/pages/site/home/homeContent.ts';

const meta = {
  title: 'components/ComparisonTable',
  tags: ['autodocs'],
  component: ComparisonTable,
  args: {
    caption: 'Inside compared with outside',
    columns: ['Question', 'Inside the perimeter', 'Outside it'],
    rows: comparison,
  },
} satisfies Meta<typeof ComparisonTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Six: Story = {};
export const One: Story = { args: { rows: comparison.slice(0, 1) } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const At320: Story = { globals: { viewport: { value: 'narrow' } } };
export const At390: Story = { globals: { viewport: { value: 'phone' } } };
export const At768: Story = { globals: { viewport: { value: 'tablet' } } };
export const At1440: Story = { globals: { viewport: { value: 'desktop' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { globals: { colors: 'forced' } };
