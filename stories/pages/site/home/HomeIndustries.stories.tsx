import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeIndustries } from '#web/pages/site/home/HomeIndustries.tsx';

const meta = {
  title: 'pages/site/home/HomeIndustries',
  tags: ['smoke'],
  component: HomeIndustries,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeIndustries>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
