import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeading } from '#web/site/Section.tsx';

const meta = {
  title: 'components/SectionHeading',
  tags: ['autodocs'],
  component: SectionHeading,
  args: { title: 'The same node, under four different buildings.' },
} satisfies Meta<typeof SectionHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const WithNote: Story = { args: { note: 'Each drawing shows the building and the room with the system.' } };
export const OnAPhone: Story = {
  args: { note: 'Each drawing shows the building and the room with the system.' },
  globals: { viewport: { value: 'phone' } },
};
