import type { Meta, StoryObj } from '@storybook/react-vite';
import { IndustryModelsPage } from '../../../web/pages/site/industry-models/IndustryModelsPage.tsx';
import { SiteLayout } from '../../../web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/IndustryModelsPage',
  tags: ['smoke'],
  component: IndustryModelsPage,
  parameters: { layout: 'fullscreen', path: '/industry-models' },
  render: () => (
    <SiteLayout>
      <IndustryModelsPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof IndustryModelsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
