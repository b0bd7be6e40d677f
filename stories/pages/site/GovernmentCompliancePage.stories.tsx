import type { Meta, StoryObj } from '@storybook/react-vite';
import { GovernmentCompliancePage } from '../../../web/pages/site/government-compliance/GovernmentCompliancePage.tsx';
import { SiteLayout } from '../../../web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/GovernmentCompliancePage',
  tags: ['smoke'],
  component: GovernmentCompliancePage,
  parameters: { layout: 'fullscreen', path: '/government-compliance' },
  render: () => (
    <SiteLayout>
      <GovernmentCompliancePage />
    </SiteLayout>
  ),
} satisfies Meta<typeof GovernmentCompliancePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
