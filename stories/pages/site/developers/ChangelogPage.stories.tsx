import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangelogPage } from '#web/pages/site/developers/ChangelogPage.tsx';
import { SiteLayout } from '#web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/developers/ChangelogPage',
  component: ChangelogPage,
  parameters: { layout: 'fullscreen', path: '/developers/changelog' },
  render: () => (
    <SiteLayout>
      <ChangelogPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof ChangelogPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { tags: ['smoke'], globals: { viewport: { value: 'desktop' } } };
export const At390: Story = { tags: ['smoke'], globals: { sheet: 'blueprint', viewport: { value: 'phone' } } };
