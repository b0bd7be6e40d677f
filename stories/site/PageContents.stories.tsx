import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageContents } from '#web/site/TableOfContents.tsx';

const meta = {
  title: 'site/PageContents',
  component: PageContents,
  args: {
    contents: [
      { id: 'held', text: 'Held and not held' },
      { id: 'data-flow', text: 'Data flow and subprocessors' },
      { id: 'mappings', text: 'Framework mappings' },
    ],
  },
} satisfies Meta<typeof PageContents>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = {};
export const OnAPhone: Story = { globals: { sheet: 'blueprint', viewport: { value: 'phone' } } };
