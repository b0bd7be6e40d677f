import type { Meta, StoryObj } from '@storybook/react-vite';
import { CustomArchitecturePage } from '../../../web/pages/site/custom-architecture/CustomArchitecturePage.tsx';
import { SiteLayout } from '../../../web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/CustomArchitecturePage',
  tags: ['smoke'],
  component: CustomArchitecturePage,
  parameters: { layout: 'fullscreen', path: '/custom-architecture' },
  render: () => (
    <SiteLayout>
      <CustomArchitecturePage />
    </SiteLayout>
  ),
} satisfies Meta<typeof CustomArchitecturePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
