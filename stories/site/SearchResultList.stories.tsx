import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchResultList } from '#web/site/SearchResultList.tsx';
import { toSearchResults } from '../fixtures/articles.ts';

const nodes = toSearchResults().search.edges.map(({ node }) => node);
const meta = {
  title: 'components/SearchResultList',
  tags: ['autodocs'],
  component: SearchResultList,
  args: { results: [...nodes, { ...nodes[0]!, kind: 'CASE_STUDY', path: '/case-studies/one', article: null }] },
} satisfies Meta<typeof SearchResultList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
