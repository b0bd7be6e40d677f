import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrivacyPage } from '../../../web/pages/site/privacy/PrivacyPage.tsx';
import { SiteLayout } from '../../../web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/PrivacyPage',
  tags: ['smoke'],
  component: PrivacyPage,
  parameters: { layout: 'fullscreen', path: '/privacy' },
  render: () => (
    <SiteLayout>
      <PrivacyPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof PrivacyPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
