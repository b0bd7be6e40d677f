import type { Meta, StoryObj } from '@storybook/react-vite';
import { CookiesPage } from '../../../web/pages/site/cookies/CookiesPage.tsx';
import { SiteLayout } from '../../../web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/CookiesPage',
  tags: ['smoke'],
  component: CookiesPage,
  parameters: { layout: 'fullscreen', path: '/cookies' },
  render: () => (
    <SiteLayout>
      <CookiesPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof CookiesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
