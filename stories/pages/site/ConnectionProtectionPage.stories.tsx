import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConnectionProtectionPage } from '../../../web/pages/site/connection-protection/ConnectionProtectionPage.tsx';
import { SiteLayout } from '../../../web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/ConnectionProtectionPage',
  tags: ['smoke'],
  component: ConnectionProtectionPage,
  parameters: { layout: 'fullscreen', path: '/connection-protection' },
  render: () => (
    <SiteLayout>
      <ConnectionProtectionPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof ConnectionProtectionPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
