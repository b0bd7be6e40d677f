import type { Meta, StoryObj } from '@storybook/react-vite';
import { HealthcarePage } from '../../../web/pages/site/healthcare/HealthcarePage.tsx';
import { SiteLayout } from '../../../web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/HealthcarePage',
  tags: ['smoke'],
  component: HealthcarePage,
  parameters: { layout: 'fullscreen', path: '/healthcare' },
  render: () => (
    <SiteLayout>
      <HealthcarePage />
    </SiteLayout>
  ),
} satisfies Meta<typeof HealthcarePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
