import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ResourcesPage } from '#web/pages/site/resources/ResourcesPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { loading } from '../../../fixtures/states.ts';
import { articles, toArticlesPage, acceptedItems } from '../../../fixtures/articles.ts';

const meta = {
  title: 'pages/site/resources/ResourcesPage',
  component: ResourcesPage,
  parameters: { layout: 'fullscreen', path: '/resources' },
} satisfies Meta<typeof ResourcesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const success = withAnswers({ Articles: { data: toArticlesPage(articles, true) } });

export const Loading: Story = loading('Articles');
export const Empty: Story = {
  parameters: { path: '/resources?category=evidence-and-audit' },
  decorators: [withAnswers({ Articles: { data: toArticlesPage([]) } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No entries match this filter.')).toBeInTheDocument();
  },
};
export const Failure: Story = {
  decorators: [withAnswers({ Articles: { error: 'UNAVAILABLE', message: 'This is not available right now.' } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('could not be read');
  },
};
export const Success: Story = { decorators: [success] };
export const SuccessOnAPhone: Story = { decorators: [success], globals: { viewport: { value: 'phone' } } };
export const WithFeedItems: Story = {
  decorators: [withAnswers({ Articles: { data: toArticlesPage(articles, false, acceptedItems) } })],
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: /^A title from another site/ });
    await expect(link).toHaveAttribute('href', 'https://source.example/a-title');
    await expect(link).toHaveAttribute('rel', 'noopener nofollow');
  },
};
export const SuccessOnBlueprint: Story = { decorators: [success], globals: { sheet: 'blueprint' } };
