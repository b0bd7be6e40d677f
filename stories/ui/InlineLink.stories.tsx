import type { Meta, StoryObj } from '@storybook/react-vite';
import { InlineLink } from '#web/ui/InlineLink.tsx';

const meta = {
  title: 'components/InlineLink',
  tags: ['autodocs'],
  component: InlineLink,
  args: { to: '/deploy', children: 'how it is installed' },
  render: (args) => (
    <p>
      Read <InlineLink {...args} /> before the rack is ordered.
    </p>
  ),
} satisfies Meta<typeof InlineLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InASentence: Story = {};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
