import type { Meta, StoryObj } from '@storybook/react-vite';
import { TermsPage } from '../../../web/pages/site/terms/TermsPage.tsx';
import { SiteLayout } from '../../../web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/TermsPage',
  tags: ['smoke'],
  component: TermsPage,
  parameters: { layout: 'fullscreen', path: '/terms' },
  render: () => (
    <SiteLayout>
      <TermsPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof TermsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
