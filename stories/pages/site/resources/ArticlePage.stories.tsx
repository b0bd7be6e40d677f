import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { ArticlePage } from '#web/pages/site/resources/ArticlePage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure, loading } from '../../../fixtures/states.ts';
import { article, articles, toArticlesPage } from '../../../fixtures/articles.ts';

const meta = {
  title: 'pages/site/resources/ArticlePage',
  component: ArticlePage,
  parameters: { layout: 'fullscreen', path: '/resources/article-3' },
  decorators: [
    // The page compares the URL with the URL of the article.
    (Story) => (
      <Routes>
        <Route path="/resources/:slug" element={<Story />} />
      </Routes>
    ),
  ],
} satisfies Meta<typeof ArticlePage>;
export default meta;

type Story = StoryObj<typeof meta>;

const success = withAnswers({ Article: { data: article } });

export const Loading: Story = loading('Article');
export const Missing: Story = {
  decorators: [
    withAnswers({ Article: { data: { article: null } }, NewestArticles: { data: toArticlesPage(articles) } }),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Newest articles' })).toBeInTheDocument();
  },
};
export const Failure: Story = failure('Article');
export const Success: Story = {
  decorators: [success],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toHaveTextContent('A short title');
  },
};
export const Reviewed: Story = {
  decorators: [withAnswers({ Article: { data: { article: { ...article.article, reviewedOn: '2026-11-20' } } } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Last reviewed/)).toBeVisible();
  },
};
export const SuccessOnAPhone: Story = { decorators: [success], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [success], globals: { sheet: 'blueprint' } };
