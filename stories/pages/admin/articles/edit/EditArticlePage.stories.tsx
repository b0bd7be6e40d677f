import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { EditArticlePage } from '#web/pages/admin/articles/edit/EditArticlePage.tsx';
import { PortalShell } from '#web/portal/shell/PortalShell.tsx';
import { ToastProvider } from '#web/ui/Toasts.tsx';
import { withAnswers } from '../../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../../fixtures/states.ts';
import { typeTitleAtOnce } from '../../../../fixtures/typeTitleAtOnce.ts';
import { adminPictures, toPictureList } from '../../../../fixtures/pictures.ts';
import {
  changedArticle,
  editedArticle,
  toEditQuery,
  articleIssues,
  overtakenArticle,
  preview,
  versions,
} from '../../../../fixtures/adminArticles.ts';

const meta = {
  title: 'pages/admin/articles/edit/EditArticlePage',
  component: EditArticlePage,
  parameters: { layout: 'fullscreen', path: '/admin/articles/art_1' },
  beforeEach: () => {
    localStorage.clear();
    localStorage.setItem('editor:writing', 'markdown');
  },
  render: () => (
    <ToastProvider>
      <Routes>
        <Route path="/admin/articles/new" element={<EditArticlePage />} />
        <Route path="/admin/articles/:id" element={<EditArticlePage />} />
      </Routes>
    </ToastProvider>
  ),
} satisfies Meta<typeof EditArticlePage>;
export default meta;

type Story = StoryObj<typeof meta>;

const answers = {
  EditArticle: { data: { ...toEditQuery(editedArticle) } },
  PreviewArticle: { data: preview },
  ArticleVersions: { data: versions },
};
const withAllAnswers = withAnswers(answers);

export const Loading: Story = loading('EditArticle');
export const Missing: Story = answered('EditArticle', { ...toEditQuery(null) });
export const Failure: Story = failure('EditArticle');
export const Loaded: Story = { decorators: [withAllAnswers] };
/** A person who never chose a mode writes without Markdown, and the title and the text are the first things of the page. */
export const FirstVisit: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => localStorage.removeItem('editor:writing'),
  decorators: [
    (Story) => (
      <PortalShell name="Bob Admin" canAdminister>
        <Story />
      </PortalShell>
    ),
    withAllAnswers,
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('[contenteditable="true"]');
      if (!found) throw new Error('Visual mode is not open yet.');
      return found;
    });
    await expect(canvas.getByRole('button', { name: 'Visual' })).toHaveAttribute('aria-pressed', 'true');
    const title = canvas.getByLabelText('Title');
    await expect(title.getBoundingClientRect().top).toBeLessThanOrEqual(138);
    await expect(text.firstElementChild!.getBoundingClientRect().top).toBeLessThanOrEqual(260);
    const bar = within(canvas.getByRole('region', { name: 'Status and publication' }));
    await expect(bar.getByRole('heading', { name: 'Edit article' })).toBeVisible();
    await expect(bar.getByText('Draft')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Publish now' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Articles' })).toHaveAttribute('href', '/admin/articles');
  },
};
export const LoadedOnAPhone: Story = { decorators: [withAllAnswers], globals: { viewport: { value: 'phone' } } };
export const LoadedOnBlueprint: Story = { decorators: [withAllAnswers], globals: { sheet: 'blueprint' } };
/** One picture goes into the text with its description, another becomes the cover. */
export const InsertingPictures: Story = {
  decorators: [withAnswers({ ...answers, Pictures: { data: { ...toPictureList(adminPictures) } } })],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Picture …' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cables' }));
    await expect(canvas.getByLabelText('Text (optional)')).toHaveDisplayValue(/!\[Cables\]\(\/none\)/);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose cover …' }));
    await userEvent.click(await screen.findByRole('button', { name: /The rack with its door open/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove cover' }));
    await expect(await canvas.findByRole('button', { name: 'Choose cover …' })).toBeInTheDocument();
  },
};
export const PreviewOnADesktop: Story = {
  decorators: [withAllAnswers],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Desktop' }));
    await expect(await canvas.findByText('The auditor alone.')).toBeInTheDocument();
  },
};
/** Its date was that of a schedule, and it gets another one. */
export const DraftAfterACanceledSchedule: Story = {
  decorators: [
    withAnswers({
      ...answers,
      EditArticle: { data: { ...toEditQuery({ ...editedArticle, publishedAt: '2026-12-08T09:00:00.000Z' }) } },
    }),
  ],
  play: async ({ canvasElement }) => {
    const sheet = within(await within(canvasElement).findByRole('region', { name: 'Preview of the article' }));
    await expect(await sheet.findByText(/min read/)).toBeVisible();
    await expect(sheet.queryByText(/2026/)).toBeNull();
  },
};
/** The first save moves none of the settings: the button for the links has its place before. */
export const NewWithRoomForPreviewLinks: Story = {
  parameters: { path: '/admin/articles/new' },
  decorators: [withAnswers({ ...answers, EditArticle: { data: { ...toEditQuery(null) } } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Copy preview link' })).toBeDisabled();
  },
};
export const NewWithoutATitle: Story = {
  parameters: { path: '/admin/articles/new' },
  decorators: [withAnswers({ ...answers, EditArticle: { data: { ...toEditQuery(null) } } })],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Text (optional)'), 'Two words');
    await expect(canvas.getByText('Markdown, 2 words.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByText('Not saved')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Title' })).toHaveAttribute('href', '#field-title');
  },
};
/** A person who types the title at once keeps all of it in the title, although visual mode opens meanwhile. */
export const TypingTheTitleAtOnce: Story = {
  parameters: { path: '/admin/articles/new' },
  beforeEach: () => localStorage.removeItem('editor:writing'),
  decorators: [withAnswers({ ...answers, EditArticle: { data: { ...toEditQuery(null) } }, CreateArticle: 'never' })],
  play: typeTitleAtOnce,
};
export const SearchPreviewOfANewArticle: Story = {
  parameters: { path: '/admin/articles/new' },
  decorators: [withAnswers({ ...answers, EditArticle: { data: { ...toEditQuery(null) } } })],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Title'), 'What leaves the building?');
    const preview = within(canvas.getByRole('region', { name: 'Search engine preview' }));
    await expect(preview.getByText(/\/resources\/what-leaves-the-building$/)).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('URL name (optional)'), 'its-own');
    await expect(preview.getByText(/\/resources\/its-own$/)).toBeInTheDocument();
  },
};
export const SharedLinkWithLongTexts: Story = {
  decorators: [withAllAnswers],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const title = await canvas.findByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'A title of many words that no search engine shows completely in its list');
    await expect(canvas.getByText(/^Title: 72 of 60 characters\. Search engines may cut it off\.$/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Shared link preview' })).toHaveTextContent(
      /A title of many words/,
    );
    await expect(canvas.getByRole('button', { name: 'Save draft' })).toBeEnabled();
  },
};
export const InFocusMode: Story = {
  decorators: [withAllAnswers],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Focus mode' }));
    await expect(canvas.getByLabelText('Summary (needed to publish)')).not.toBeVisible();
    await expect(canvas.getByLabelText('Title')).toBeVisible();
  },
};
export const RestoredAfterACrash: Story = {
  beforeEach: () => {
    const values = { title: 'Half a title', slug: '', summary: '', categoryId: '', body: 'Half a text' };
    localStorage.setItem('editor:article:art_1', JSON.stringify({ at: '2026-11-20T09:00:00.000Z', values }));
  },
  decorators: [withAllAnswers],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore unsaved changes' }));
    await expect(canvas.getByLabelText('Title')).toHaveValue('Half a title');
  },
};
export const ComparingVersions: Story = {
  decorators: [withAllAnswers],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('History'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare version 2' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy version 2 to the form' }));
    await expect(canvas.getByLabelText('Title')).toHaveValue('A long title');
  },
};
export const ScheduledInThePast: Story = {
  decorators: [withAllAnswers],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Schedule …' }));
    await userEvent.type(await canvas.findByLabelText('Publish at'), '2001-01-01T10:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule' }));
    await expect(await canvas.findByText('Choose a time in the future')).toBeInTheDocument();
  },
};
export const UnpublishedChanges: Story = {
  decorators: [
    withAnswers({
      ...answers,
      EditArticle: { data: { ...toEditQuery(changedArticle) } },
      DiscardArticleDraft: { data: { discardArticleDraft: { article: { ...changedArticle, draft: null } } } },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText('Title')).toHaveValue('A short title, changed');
    await expect(canvas.getByText('Unpublished changes')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard the changes?' }));
    await expect(await canvas.findByText('Changes discarded')).toBeInTheDocument();
    await expect(canvas.getByLabelText('Title')).toHaveValue('A short title');
  },
};
const hold = {
  __typename: 'ArticleLock',
  holder: { __typename: 'Person', accountId: 'usr_6', name: 'Bob Admin' },
  lockedAt: '2026-11-20T09:05:00.000Z',
};
export const LockedByAnotherPerson: Story = {
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    withAnswers({ ...answers, LockArticle: { data: { lockArticle: { articleLock: { ...hold, isOwn: false } } } } }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/has been editing this article since/)).toBeInTheDocument();
    await expect(canvas.getByLabelText('Title')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Publish now' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Take over' }));
    await expect(canvas.getByRole('button', { name: 'Take over editing from Bob Admin?' })).toBeInTheDocument();
  },
};
export const CheckFailed: Story = {
  decorators: [
    withAnswers({
      ...answers,
      EditArticle: { data: { ...toEditQuery({ ...editedArticle, summary: '' }) } },
      PublishArticle: {
        error: 'BAD_USER_INPUT',
        message:
          'The publishing check found errors. Fix them, or give an overrideReason. The article has no summary for lists and search engines.',
        fields: [
          { path: ['input', 'overrideReason'], message: 'The publishing check found errors. There is no summary.' },
        ],
        issues: articleIssues,
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish now' }));
    const issues = within(await canvas.findByRole('region', { name: 'Issues to fix' }));
    await expect(issues.getByRole('heading', { name: 'Not published: 2 errors' })).toBeInTheDocument();
    await userEvent.click(issues.getByRole('link', { name: 'Line 7' }));
    const area = canvas.getByLabelText<HTMLTextAreaElement>('Text (optional)');
    await waitFor(() => expect(area).toHaveFocus());
    await expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('The auditor alone.');
    await expect(issues.getByRole('button', { name: 'Publish anyway' })).toBeDisabled();
    await userEvent.type(issues.getByLabelText('Reason to publish with these issues'), 'The target follows tonight.');
    await expect(issues.getByRole('button', { name: 'Publish anyway' })).toBeEnabled();
    await userEvent.type(canvas.getByLabelText('Summary (needed to publish)'), 'In one sentence.');
    await expect(issues.getByRole('heading', { name: 'Not published: 1 error' })).toBeVisible();
    await expect(issues.queryByText(/has no summary/)).toBeNull();
    await expect(issues.getByText('The article has changed since this check.')).toBeVisible();
  },
};
export const NoIssues: Story = {
  decorators: [withAnswers({ ...answers, ArticleChecks: { data: { articleChecks: [] } } })],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await expect(await canvas.findByText(/No issues found/)).toBeInTheDocument();
  },
};
export const UnpublishScheduled: Story = {
  decorators: [
    withAnswers({
      ...answers,
      EditArticle: {
        data: { ...toEditQuery({ ...changedArticle, draft: null, unpublishAt: '2027-01-31T17:00:00.000Z' }) },
      },
      ScheduleArticleUnpublish: { data: { scheduleArticleUnpublish: { article: { ...changedArticle, draft: null } } } },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Another time …' }));
    await userEvent.type(await canvas.findByLabelText('Unpublish at'), '2001-01-01T10:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule unpublishing' }));
    await expect(await canvas.findByText('Choose a time in the future')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel unpublishing' }));
    await expect(await canvas.findByText('Scheduled unpublishing canceled')).toBeInTheDocument();
  },
};
/** The date of a published article is set back at once, and is never in the future. */
export const SettingThePublishDateBack: Story = {
  decorators: [
    withAnswers({
      ...answers,
      EditArticle: { data: { ...toEditQuery({ ...changedArticle, draft: null }) } },
      ChangePublicationDate: {
        data: {
          updateArticle: { article: { ...changedArticle, draft: null, publishedAt: '2026-10-01T09:00:00.000Z' } },
        },
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the publish date …' }));
    const field = await canvas.findByLabelText('Publish date');
    await userEvent.type(field, '2099-01-01T10:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Set publish date' }));
    await expect(await canvas.findByText('Choose a time in the past')).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, '2026-10-01T09:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Set publish date' }));
    await expect(await canvas.findByText('Publish date changed')).toBeInTheDocument();
  },
};
/** Names used before are suggested, and the previews show what search engines will read. */
export const AuthorAndSearchEngines: Story = {
  decorators: [withAllAnswers],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const author = await canvas.findByLabelText<HTMLInputElement>('Author (optional)');
    await expect(author).toHaveValue('Ada Admin');
    await expect([...author.list!.options].map(({ value }) => value)).toContain('Safe AI Engineering');
    await userEvent.clear(author);
    await userEvent.type(author, 'Grace Hopper');
    const sheet = within(canvas.getByRole('region', { name: 'Preview of the article' }));
    await expect(sheet.getByText('Grace Hopper')).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('Last reviewed (optional)'), '2026-11-20');
    await expect(sheet.getByText(/Last reviewed/)).toHaveTextContent('Last reviewed Nov 20, 2026');
    await userEvent.type(canvas.getByLabelText('Heading in search results (optional)'), 'Who reads the log');
    await userEvent.type(canvas.getByLabelText('Description in search results (optional)'), 'What auditors find.');
    const result = within(canvas.getByRole('region', { name: 'Search engine preview' }));
    await expect(result.getByText(/^Who reads the log \|/)).toBeInTheDocument();
    await expect(result.getByText('What auditors find.')).toBeInTheDocument();
    await userEvent.click(canvas.getByLabelText('Keep this page out of search engines'));
    await expect(result.getByText(/asked not to list this page/)).toBeInTheDocument();
    const card = within(canvas.getByRole('region', { name: 'Shared link preview' }));
    await expect(card.getByText('Who reads the log')).toBeInTheDocument();
  },
};
export const OutdatedDraft: Story = {
  decorators: [withAnswers({ ...answers, EditArticle: { data: { ...toEditQuery(overtakenArticle) } } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('region', { name: 'Conflicting changes' })).toBeInTheDocument();
    await expect(canvas.getByLabelText('Title')).toHaveValue('A short title, changed');
  },
};
