import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductPage } from '#web/pages/site/product/ProductPage.tsx';
import { SiteLayout } from '#web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/product/ProductPage',
  component: ProductPage,
  parameters: { layout: 'fullscreen', path: '/product' },
  render: () => (
    <SiteLayout>
      <ProductPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof ProductPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { tags: ['smoke'], globals: { viewport: { value: 'desktop' } } };
export const Blueprint: Story = { tags: ['smoke'], globals: { sheet: 'blueprint', viewport: { value: 'desktop' } } };
export const At320: Story = { globals: { viewport: { value: 'narrow' } } };
export const At390: Story = { tags: ['smoke'], globals: { sheet: 'blueprint', viewport: { value: 'phone' } } };
export const At768: Story = { globals: { viewport: { value: 'tablet' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'desktop' } } };
export const ForcedColors: Story = { globals: { colors: 'forced', viewport: { value: 'desktop' } } };
