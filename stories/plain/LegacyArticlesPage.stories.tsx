import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LegacyArticlesPage } from '#web/plain/LegacyArticlesPage.tsx';
import { articles } from '../fixtures/plain.ts';

const meta = {
  title: 'plain/LegacyArticlesPage',
  component: LegacyArticlesPage,
  args: { page: 'articles', articles, search: '', more: null, message: null },
  parameters: { layout: 'fullscreen', path: '/admin/articles-legacy' },
} satisfies Meta<typeof LegacyArticlesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const MoreFollow: Story = {
  args: { search: 'gap', more: 'cursor' },
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('link', { name: 'More articles' });
    await expect(more).toHaveAttribute('href', '/admin/articles-legacy?search=gap&after=cursor');
  },
};
export const NoResults: Story = { args: { articles: [], search: 'zebrafish' } };
export const NotFound: Story = { args: { message: 'This article does not exist.' } };
export const OnAPhoneInBlueprint: Story = { globals: { viewport: { value: 'phone' }, sheet: 'blueprint' } };
