import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenFigures } from '#web/site/ScreenFigures.tsx';

const meta = {
  title: 'site/ScreenFigures',
  component: ScreenFigures,
  args: { show: ['question', 'refusal', 'approval', 'log'], firstFigure: 1 },
} satisfies Meta<typeof ScreenFigures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { viewport: { value: 'desktop' } } };
export const OnAPhone: Story = { globals: { sheet: 'blueprint', viewport: { value: 'phone' } } };
