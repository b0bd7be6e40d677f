import type { Meta, StoryObj } from '@storybook/react-vite';
import { curlQuickStart, goQuickStart } from '#graphql/examples/quick-start.ts';
import { CodeExample } from '#web/pages/site/developers/CodeExample.tsx';

const meta = {
  title: 'pages/site/developers/CodeExample',
  tags: ['autodocs'],
  component: CodeExample,
  args: { caption: 'curl', code: curlQuickStart },
} satisfies Meta<typeof CodeExample>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Long: Story = { args: { caption: 'Go', code: goQuickStart } };
