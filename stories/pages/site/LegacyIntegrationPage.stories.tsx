import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegacyIntegrationPage } from '../../../web/pages/site/legacy-integration/LegacyIntegrationPage.tsx';
import { SiteLayout } from '../../../web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/LegacyIntegrationPage',
  tags: ['smoke'],
  component: LegacyIntegrationPage,
  parameters: { layout: 'fullscreen', path: '/legacy-integration' },
  render: () => (
    <SiteLayout>
      <LegacyIntegrationPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof LegacyIntegrationPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
