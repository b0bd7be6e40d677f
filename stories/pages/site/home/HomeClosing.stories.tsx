import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeClosing } from '#web/pages/site/home/HomeSections.tsx';

const meta = {
  title: 'pages/site/home/HomeClosing',
  tags: ['smoke'],
  component: HomeClosing,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeClosing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
