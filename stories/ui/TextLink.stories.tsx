import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '#web/ui/TextLink.tsx';

const meta = {
  title: 'components/TextLink',
  tags: ['autodocs'],
  component: TextLink,
  args: { to: '/technical-overview', children: 'Learn more about the technology' },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OneWord: Story = { args: { children: 'Overview' } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
