import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ArticlesPage } from '#web/pages/admin/articles/ArticlesPage.tsx';
import { ToastProvider } from '#web/ui/Toasts.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';
import {
  toArticleList,
  getArticlePermissions,
  adminArticles,
  editedArticle,
  scheduledArticle,
  toSearchList,
} from '../../../fixtures/adminArticles.ts';

const meta = {
  title: 'pages/admin/articles/ArticlesPage',
  component: ArticlesPage,
  parameters: { layout: 'fullscreen', path: '/admin/articles' },
  render: () => (
    <ToastProvider>
      <ArticlesPage />
    </ToastProvider>
  ),
} satisfies Meta<typeof ArticlesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const full = withAnswers({ AdminArticles: { data: toArticleList(adminArticles, true) } });

export const Loading: Story = loading('AdminArticles');
export const NoArticles: Story = answered('AdminArticles', toArticleList([]));
export const NothingMatches: Story = {
  parameters: { path: '/admin/articles?status=DRAFT&search=zebrafish' },
  decorators: [withAnswers({ AdminSearch: { data: toSearchList([]) } })],
};
export const SearchResults: Story = {
  parameters: { path: '/admin/articles?search=teh+word' },
  decorators: [withAnswers({ AdminSearch: { data: toSearchList(adminArticles, { corrected: 'the word' }) } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText('the word', { selector: 'mark' })).length).toBe(3);
    await expect(canvas.getByText('the word', { selector: 'b' })).toBeInTheDocument();
    await expect(canvas.getByRole('option', { name: 'Training and retrieval (2)' })).toBeInTheDocument();
  },
};
export const Failure: Story = failure('AdminArticles');
export const List: Story = { decorators: [full] };
export const ListOnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } };
export const ListOnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };
/** The changes of one article have a time, and those of another could not be published at theirs. */
export const ScheduledChanges: Story = {
  decorators: [
    withAnswers({
      AdminArticles: {
        data: toArticleList([
          scheduledArticle,
          {
            ...scheduledArticle,
            id: 'art_9',
            title: 'Not published',
            scheduledChanges: { ...scheduledArticle.scheduledChanges, failure: 'The publishing check found errors.' },
          },
        ]),
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Changes go live on/)).toHaveTextContent(/Jan 4, 2027/);
    await expect(canvas.getByText('Changes were not published')).toBeVisible();
    await expect(canvas.queryByText('Unpublished changes')).toBeNull();
  },
};
/** Another editor published the others in the meantime. */
const publishing = (published: number) => {
  let sent = 0;
  const refusal = { error: 'CONFLICT', message: 'This article was published on Nov 2, 2026.' } as const;
  const answer = { data: { publishArticle: { article: { ...editedArticle, id: 'art_1' } } } };
  return withAnswers({
    AdminArticles: { data: toArticleList(adminArticles) },
    PublishArticle: () => ((sent += 1) > published ? refusal : answer),
  });
};
const publishTwo =
  (title: string): NonNullable<Story['play']> =>
  async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText('Select Planned for spring'));
    await userEvent.click(canvas.getByLabelText('Select A short title'));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish 2 articles now?' }));
    await expect(await canvas.findByText(title)).toBeInTheDocument();
  };
export const PublishingTwo: Story = { decorators: [publishing(2)], play: publishTwo('2 articles published') };
export const PublishingOneOfTwo: Story = { decorators: [publishing(1)], play: publishTwo('Only 1 article published') };
export const PublishingNoneOfTwo: Story = { decorators: [publishing(0)], play: publishTwo('No article published') };
const trashed = adminArticles.map((article) => ({
  ...article,
  status: 'DRAFT' as const,
  draft: null,
  deletedAt: '2026-11-10T08:12:00.000Z',
  viewerCan: getArticlePermissions('DRAFT', true),
}));
export const Trash: Story = {
  parameters: { path: '/admin/articles?status=TRASH' },
  decorators: [
    withAnswers({
      AdminArticles: { data: toArticleList(trashed) },
      RestoreArticle: {
        data: { restoreArticle: { article: { ...trashed[2], slug: 'a-short-title-2', deletedAt: null } } },
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText('Select A short title'));
    await userEvent.click(canvas.getByRole('button', { name: 'Restore as drafts' }));
    await expect(await canvas.findByText('1 article restored')).toBeInTheDocument();
    await expect(canvas.getByText(/the new one is \/resources\/a-short-title-2/)).toBeInTheDocument();
  },
};
export const EmptyTrash: Story = {
  parameters: { path: '/admin/articles?status=TRASH' },
  decorators: [withAnswers({ AdminArticles: { data: toArticleList([]) } })],
};
