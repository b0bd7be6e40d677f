import type { Meta, StoryObj } from '@storybook/react-vite';
import { CioServicesPage } from '../../../web/pages/site/cio-services/CioServicesPage.tsx';
import { SiteLayout } from '../../../web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/CioServicesPage',
  tags: ['smoke'],
  component: CioServicesPage,
  parameters: { layout: 'fullscreen', path: '/cio-services' },
  render: () => (
    <SiteLayout>
      <CioServicesPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof CioServicesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
