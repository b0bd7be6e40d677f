import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleList } from '#web/site/ArticleList.tsx';
import { articles } from '../fixtures/articles.ts';

const meta = {
  title: 'components/ArticleList',
  tags: ['autodocs'],
  component: ArticleList,
  args: { articles, level: 2 },
} satisfies Meta<typeof ArticleList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
