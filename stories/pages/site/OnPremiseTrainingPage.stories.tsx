import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnPremiseTrainingPage } from '../../../web/pages/site/on-premise-training/OnPremiseTrainingPage.tsx';
import { SiteLayout } from '../../../web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/OnPremiseTrainingPage',
  tags: ['smoke'],
  component: OnPremiseTrainingPage,
  parameters: { layout: 'fullscreen', path: '/on-premise-training' },
  render: () => (
    <SiteLayout>
      <OnPremiseTrainingPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof OnPremiseTrainingPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
