import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleListSkeleton } from '#web/site/ArticleList.tsx';

const meta = {
  title: 'components/ArticleListSkeleton',
  tags: ['autodocs'],
  component: ArticleListSkeleton,
  args: { rows: 4 },
} satisfies Meta<typeof ArticleListSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
