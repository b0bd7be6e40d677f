import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgentOrchestrationPage } from '../../../web/pages/site/agent-orchestration/AgentOrchestrationPage.tsx';
import { SiteLayout } from '../../../web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/AgentOrchestrationPage',
  tags: ['smoke'],
  component: AgentOrchestrationPage,
  parameters: { layout: 'fullscreen', path: '/agent-orchestration' },
  render: () => (
    <SiteLayout>
      <AgentOrchestrationPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof AgentOrchestrationPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { globals: { sheet: 'paper' } };
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
