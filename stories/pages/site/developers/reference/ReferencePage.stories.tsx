import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReferencePage } from '#web/pages/site/developers/reference/ReferencePage.tsx';
import { SiteLayout } from '#web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/developers/reference/ReferencePage',
  component: ReferencePage,
  parameters: { layout: 'fullscreen', path: '/developers/reference' },
  render: () => (
    <SiteLayout>
      <ReferencePage />
    </SiteLayout>
  ),
} satisfies Meta<typeof ReferencePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { tags: ['smoke'], globals: { viewport: { value: 'desktop' } } };
export const At390: Story = { tags: ['smoke'], globals: { sheet: 'blueprint', viewport: { value: 'phone' } } };
export const SearchResults: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { path: '/developers/reference?q=publish' },
};
export const NoResults: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { path: '/developers/reference?q=no+such+name' },
};
