import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecializedSecurityControlsPage } from '../../../web/pages/site/specialized-security-controls/SpecializedSecurityControlsPage.tsx';
import { SiteLayout } from '../../../web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/SpecializedSecurityControlsPage',
  tags: ['smoke'],
  component: SpecializedSecurityControlsPage,
  parameters: { layout: 'fullscreen', path: '/specialized-security-controls' },
  render: () => (
    <SiteLayout>
      <SpecializedSecurityControlsPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof SpecializedSecurityControlsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
