import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomePage } from '#web/pages/site/home/HomePage.tsx';
import { SiteLayout } from '#web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/home/HomePage',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <SiteLayout>
      <HomePage />
    </SiteLayout>
  ),
} satisfies Meta<typeof HomePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { tags: ['smoke'], globals: { sheet: 'paper' } };
export const Blueprint: Story = { tags: ['smoke'], globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { tags: ['smoke'], globals: { sheet: 'paper', viewport: { value: 'phone' } } };
export const OnATablet: Story = { globals: { sheet: 'blueprint', viewport: { value: 'tablet' } } };
