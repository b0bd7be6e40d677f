import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeHero } from '#web/pages/site/home/HomeHero.tsx';

const meta = {
  title: 'pages/site/home/HomeHero',
  tags: ['smoke'],
  component: HomeHero,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
