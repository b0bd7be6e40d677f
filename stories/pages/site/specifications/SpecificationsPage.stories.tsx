import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecificationsPage } from '#web/pages/site/specifications/SpecificationsPage.tsx';
import { SiteLayout } from '#web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/specifications/SpecificationsPage',
  component: SpecificationsPage,
  parameters: { layout: 'fullscreen', path: '/product/specifications' },
  render: () => (
    <SiteLayout>
      <SpecificationsPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof SpecificationsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { tags: ['smoke'], globals: { viewport: { value: 'desktop' } } };
export const At320: Story = { globals: { viewport: { value: 'narrow' } } };
export const At390: Story = { tags: ['smoke'], globals: { sheet: 'blueprint', viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'desktop' } } };
export const ForcedColors: Story = { globals: { colors: 'forced', viewport: { value: 'desktop' } } };
