import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventsReferencePage } from '../../../../../web/pages/site/developers/reference/EventsReferencePage.tsx';
import { SiteLayout } from '../../../../../web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/developers/reference/EventsReferencePage',
  component: EventsReferencePage,
  parameters: { layout: 'fullscreen', path: '/developers/reference/events' },
  render: () => (
    <SiteLayout>
      <EventsReferencePage />
    </SiteLayout>
  ),
} satisfies Meta<typeof EventsReferencePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { viewport: { value: 'desktop' } } };
export const At390: Story = { globals: { sheet: 'blueprint', viewport: { value: 'phone' } } };
