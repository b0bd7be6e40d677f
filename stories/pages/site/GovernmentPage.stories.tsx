import type { Meta, StoryObj } from '@storybook/react-vite';
import { GovernmentPage } from '../../../web/pages/site/government/GovernmentPage.tsx';
import { SiteLayout } from '../../../web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/GovernmentPage',
  tags: ['smoke'],
  component: GovernmentPage,
  parameters: { layout: 'fullscreen', path: '/government' },
  render: () => (
    <SiteLayout>
      <GovernmentPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof GovernmentPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
