import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrustPage } from '#web/pages/site/trust/TrustPage.tsx';
import { SiteLayout } from '#web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/trust/TrustPage',
  component: TrustPage,
  parameters: { layout: 'fullscreen', path: '/trust' },
  render: () => (
    <SiteLayout>
      <TrustPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof TrustPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { tags: ['smoke'], globals: { viewport: { value: 'desktop' } } };
export const At320: Story = { globals: { viewport: { value: 'narrow' } } };
export const At390: Story = { tags: ['smoke'], globals: { sheet: 'blueprint', viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'desktop' } } };
export const ForcedColors: Story = { globals: { colors: 'forced', viewport: { value: 'desktop' } } };
