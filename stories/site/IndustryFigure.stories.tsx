import type { Meta, StoryObj } from '@storybook/react-vite';
import { IndustryFigure } from '#web/site/IndustryFigure.tsx';

const meta = {
  title: 'components/IndustryFigure',
  tags: ['autodocs'],
  component: IndustryFigure,
  args: { industry: 'UTILITIES' },
} satisfies Meta<typeof IndustryFigure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waterworks: Story = {};
export const Workshop: Story = { args: { industry: 'DEFENSE' } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
