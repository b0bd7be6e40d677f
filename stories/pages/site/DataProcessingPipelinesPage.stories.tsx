import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataProcessingPipelinesPage } from '../../../web/pages/site/data-processing-pipelines/DataProcessingPipelinesPage.tsx';
import { SiteLayout } from '../../../web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/DataProcessingPipelinesPage',
  tags: ['smoke'],
  component: DataProcessingPipelinesPage,
  parameters: { layout: 'fullscreen', path: '/data-processing-pipelines' },
  render: () => (
    <SiteLayout>
      <DataProcessingPipelinesPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof DataProcessingPipelinesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
