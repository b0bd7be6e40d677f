import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SiteLayout } from '#web/pages/site/SiteLayout.tsx';
import { UnderConstructionPage } from '#web/pages/site/UnderConstructionPage.tsx';

const meta = {
  title: 'pages/site/UnderConstructionPage',
  component: UnderConstructionPage,
  parameters: { layout: 'fullscreen', path: '/nowhere' },
  render: () => (
    <SiteLayout>
      <UnderConstructionPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof UnderConstructionPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = {
  play: async ({ canvasElement }) => {
    const home = within(canvasElement).getByRole('link', { name: 'Return to Homepage' });
    await expect(home).toHaveAttribute('href', '/');
  },
};
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
