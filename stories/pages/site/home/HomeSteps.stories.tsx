import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeSteps } from '#web/pages/site/home/HomeSteps.tsx';

const meta = {
  title: 'pages/site/home/HomeSteps',
  tags: ['smoke'],
  component: HomeSteps,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
