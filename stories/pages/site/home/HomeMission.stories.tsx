import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeMission } from '#web/pages/site/home/HomeSections.tsx';

const meta = {
  title: 'pages/site/home/HomeMission',
  tags: ['smoke'],
  component: HomeMission,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeMission>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
