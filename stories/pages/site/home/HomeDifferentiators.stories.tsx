import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeDifferentiators } from '#web/pages/site/home/HomeDifferentiators.tsx';

const meta = {
  title: 'pages/site/home/HomeDifferentiators',
  tags: ['smoke'],
  component: HomeDifferentiators,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeDifferentiators>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
