import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElsewhereList } from '#web/site/ElsewhereList.tsx';
import { acceptedItems } from '../fixtures/articles.ts';

const meta = {
  title: 'components/ElsewhereList',
  tags: ['autodocs'],
  component: ElsewhereList,
  args: { items: acceptedItems },
} satisfies Meta<typeof ElsewhereList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Items: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const Empty: Story = { args: { items: [] } };
