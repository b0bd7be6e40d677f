import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EditArticlePage } from '#web/pages/admin/articles/edit/EditArticlePage.tsx';
import { withAnswers } from '../../../../fixtures/answers.tsx';
import { atRoute } from '../../../../fixtures/atRoute.tsx';
import { editedArticle, preview, toEditQuery, versions } from '../../../../fixtures/adminArticles.ts';

const previewLinks = [
  { __typename: 'PreviewLink' as const, id: 'prv_2', createdBy: null, expiresAt: '2026-12-04T09:00:00.000Z' },
  {
    __typename: 'PreviewLink' as const,
    id: 'prv_1',
    createdBy: { __typename: 'Person' as const, accountId: 'usr_1', name: 'Ada Admin' },
    expiresAt: '2026-12-03T09:00:00.000Z',
  },
];
const url = 'https://site.example/preview?token=jIhsuuAF1bfZTkVKzIv4nQuM0RAUpwx8tDHXqhGk0Zc';

const meta = {
  title: 'pages/admin/articles/edit/PreviewLinks',
  component: EditArticlePage,
  parameters: { layout: 'fullscreen', path: '/admin/articles/art_1' },
  beforeEach: () => {
    localStorage.clear();
    localStorage.setItem('editor:writing', 'markdown');
  },
  decorators: [
    withAnswers({
      EditArticle: { data: { ...toEditQuery(editedArticle) } },
      PreviewArticle: { data: preview },
      ArticleVersions: { data: versions },
      CreatePreviewLink: { data: { createPreviewLink: { article: { ...editedArticle, previewLinks }, url } } },
      RevokePreviewLink: {
        data: { revokePreviewLink: { article: { ...editedArticle, previewLinks: previewLinks.slice(1) } } },
      },
    }),
  ],
  render: atRoute('/admin/articles/:id', EditArticlePage),
} satisfies Meta<typeof EditArticlePage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A new link is shown once, and one that is revoked leaves the list. */
export const CreatingAndRevoking: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const links = within(await canvas.findByRole('region', { name: 'Preview links' }));
    await expect(links.queryByRole('list')).toBeNull();
    await userEvent.click(links.getByRole('button', { name: 'Copy preview link' }));
    await expect(await links.findByText(url)).toBeVisible();
    await expect(links.getAllByRole('listitem')).toHaveLength(2);
    await expect(links.getByText('Ada Admin')).toBeVisible();
    await expect(links.getByText(/^Deleted account/)).toBeVisible();
    await userEvent.click(links.getAllByRole('button', { name: /^Revoke/ })[0]!);
    await userEvent.click(links.getByRole('button', { name: /^Revoke the link\?/ }));
    await expect(await canvas.findByText('Preview link revoked')).toBeInTheDocument();
    await expect(links.getAllByRole('listitem')).toHaveLength(1);
    await expect(links.queryByText(url)).toBeNull();
  },
};
