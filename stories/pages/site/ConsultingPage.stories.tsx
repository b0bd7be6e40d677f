import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsultingPage } from '../../../web/pages/site/consulting/ConsultingPage.tsx';
import { SiteLayout } from '../../../web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/ConsultingPage',
  tags: ['smoke'],
  component: ConsultingPage,
  parameters: { layout: 'fullscreen', path: '/consulting' },
  render: () => (
    <SiteLayout>
      <ConsultingPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof ConsultingPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
