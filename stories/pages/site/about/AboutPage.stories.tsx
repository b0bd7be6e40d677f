import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutPage } from '#web/pages/site/about/AboutPage.tsx';
import { SiteLayout } from '#web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/about/AboutPage',
  component: AboutPage,
  parameters: { layout: 'fullscreen', path: '/about' },
  render: () => (
    <SiteLayout>
      <AboutPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof AboutPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { tags: ['smoke'], globals: { viewport: { value: 'desktop' } } };
export const Blueprint: Story = { tags: ['smoke'], globals: { sheet: 'blueprint', viewport: { value: 'desktop' } } };
export const At320: Story = { globals: { viewport: { value: 'narrow' } } };
export const At390: Story = { tags: ['smoke'], globals: { sheet: 'blueprint', viewport: { value: 'phone' } } };
export const At768: Story = { globals: { viewport: { value: 'tablet' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'desktop' } } };
export const ForcedColors: Story = { globals: { colors: 'forced', viewport: { value: 'desktop' } } };
