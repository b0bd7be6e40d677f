import type { Meta, StoryObj } from '@storybook/react-vite';
import { FinancialServicesPage } from '../../../web/pages/site/financial-services/FinancialServicesPage.tsx';
import { SiteLayout } from '../../../web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/FinancialServicesPage',
  tags: ['smoke'],
  component: FinancialServicesPage,
  parameters: { layout: 'fullscreen', path: '/financial-services' },
  render: () => (
    <SiteLayout>
      <FinancialServicesPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof FinancialServicesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
