import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ResourcesPage } from '#web/pages/site/resources/ResourcesPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { articles, toArticlesPage, toSearchResults } from '../../../fixtures/articles.ts';

const meta = {
  title: 'pages/site/resources/ResourcesSearch',
  component: ResourcesPage,
  parameters: { layout: 'fullscreen', path: '/resources?search=the+word' },
} satisfies Meta<typeof ResourcesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const Articles = { data: toArticlesPage(articles) };
const results = withAnswers({ Articles, Search: { data: toSearchResults() } });

export const Searching: Story = { decorators: [withAnswers({ Articles, Search: 'never' })] };
export const NoResults: Story = {
  decorators: [
    withAnswers({ Articles, Search: { data: toSearchResults({ edges: [], totalCount: 0, categories: [] } as never) } }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No entries match this filter.')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Newest articles' })).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 results for “the word”');
  },
};
export const Failure: Story = {
  decorators: [withAnswers({ Articles, Search: { error: 'UNAVAILABLE', message: 'Not available right now.' } })],
};
export const SearchRejected: Story = {
  decorators: [withAnswers({ Articles, Search: { error: 'BAD_USER_INPUT', message: 'Use at most 200 characters' } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Use at most 200 characters');
  },
};
export const SearchResults: Story = {
  decorators: [results],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText('the word', { selector: 'mark' })).length).toBe(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 results for “the word”');
    const facet = within(canvas.getByRole('navigation', { name: 'Results by category' })).getAllByRole('link')[0];
    await expect(facet).toHaveAttribute('href', '/resources?category=training-and-retrieval&search=the+word');
  },
};
export const Corrected: Story = {
  parameters: { path: '/resources?search=teh+word' },
  decorators: [withAnswers({ Articles, Search: { data: toSearchResults({ corrected: 'the word' }) } })],
  play: async ({ canvasElement }) => {
    const status = await within(canvasElement).findByText('the word', { selector: 'b' });
    await expect(status.parentElement).toHaveTextContent('No results for “teh word”. Results for the word: 2');
  },
};
export const SearchResultsOnAPhone: Story = { decorators: [results], globals: { viewport: { value: 'phone' } } };
export const SearchResultsOnBlueprint: Story = { decorators: [results], globals: { sheet: 'blueprint' } };
