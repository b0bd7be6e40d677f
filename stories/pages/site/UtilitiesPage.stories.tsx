import type { Meta, StoryObj } from '@storybook/react-vite';
import { UtilitiesPage } from '../../../web/pages/site/utilities/UtilitiesPage.tsx';
import { SiteLayout } from '../../../web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/UtilitiesPage',
  tags: ['smoke'],
  component: UtilitiesPage,
  parameters: { layout: 'fullscreen', path: '/utilities' },
  render: () => (
    <SiteLayout>
      <UtilitiesPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof UtilitiesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
