import type { Meta, StoryObj } from '@storybook/react-vite';
import { BespokeUiUxDesignPage } from '../../../web/pages/site/bespoke-ui-ux-design/BespokeUiUxDesignPage.tsx';
import { SiteLayout } from '../../../web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/BespokeUiUxDesignPage',
  tags: ['smoke'],
  component: BespokeUiUxDesignPage,
  parameters: { layout: 'fullscreen', path: '/bespoke-ui-ux-design' },
  render: () => (
    <SiteLayout>
      <BespokeUiUxDesignPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof BespokeUiUxDesignPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
