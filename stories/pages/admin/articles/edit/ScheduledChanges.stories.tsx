import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EditArticlePage } from '#web/pages/admin/articles/edit/EditArticlePage.tsx';
import { withAnswers } from '../../../../fixtures/answers.tsx';
import { atRoute } from '../../../../fixtures/atRoute.tsx';
import {
  changedArticle,
  editedArticle,
  preview,
  scheduledArticle,
  toEditQuery,
  versions,
} from '../../../../fixtures/adminArticles.ts';

const meta = {
  title: 'pages/admin/articles/edit/ScheduledChanges',
  component: EditArticlePage,
  parameters: { layout: 'fullscreen', path: '/admin/articles/art_1' },
  beforeEach: () => {
    localStorage.clear();
    localStorage.setItem('editor:writing', 'markdown');
  },
  render: atRoute('/admin/articles/:id', EditArticlePage),
} satisfies Meta<typeof EditArticlePage>;
export default meta;

type Story = StoryObj<typeof meta>;

const withArticle = (article: Parameters<typeof toEditQuery>[0], answers: Parameters<typeof withAnswers>[0] = {}) =>
  withAnswers({
    EditArticle: { data: { ...toEditQuery(article) } },
    PreviewArticle: { data: preview },
    ArticleVersions: { data: versions },
    ...answers,
  });

/** The changes of a published article get a time, and readers see the present text until then. */
export const SchedulingChanges: Story = {
  decorators: [
    withArticle(changedArticle, { PublishArticle: { data: { publishArticle: { article: scheduledArticle } } } }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Schedule …' }));
    const time = canvas.getByLabelText('Publish changes at');
    await expect(time).toHaveAccessibleDescription(/Until then, readers see the present text\./);
    await userEvent.type(time, '2027-01-04T09:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule changes' }));
    await expect(await canvas.findByText('Changes scheduled')).toBeInTheDocument();
    await expect(canvas.getByText(/^Changes go live/)).toBeVisible();
    await expect(canvas.queryByLabelText('Publish changes at')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add changes to the schedule' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const CancelingTheSchedule: Story = {
  decorators: [
    withArticle(scheduledArticle, {
      UnscheduleArticleDraft: { data: { unscheduleArticleDraft: { article: changedArticle } } },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel schedule' }));
    await expect(await canvas.findByText('Schedule canceled')).toBeInTheDocument();
    await expect(canvas.queryByText(/^Changes go live/)).toBeNull();
    await expect(canvas.getByText('Unpublished changes')).toBeVisible();
  },
};

/** A draft has no end, so the message says which end is lost. */
export const CancelingTheScheduleOfAnArticleWithAnEnd: Story = {
  decorators: [
    withArticle(
      {
        ...editedArticle,
        status: 'SCHEDULED',
        publishedAt: '2027-01-04T09:00:00Z',
        unpublishAt: '2027-02-04T09:00:00Z',
      },
      { UnscheduleArticleDraft: { data: { unscheduleArticleDraft: { article: editedArticle } } } },
    ),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel schedule' }));
    await expect(
      await canvas.findByText(/^Schedule canceled, also the unpublishing on Feb 4, 2027, /),
    ).toBeInTheDocument();
  },
};

/** What is written after scheduling waits until it is added to the schedule. */
export const LaterChanges: Story = {
  decorators: [
    withArticle(
      { ...scheduledArticle, draft: { ...scheduledArticle.draft, version: 5 } },
      { PublishArticle: { data: { publishArticle: { article: scheduledArticle } } } },
    ),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Later changes are not in the schedule\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Discard later changes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add changes to the schedule' }));
    await expect(await canvas.findByText('Changes scheduled')).toBeInTheDocument();
    await expect(canvas.queryByText(/Later changes are not/)).toBeNull();
  },
};

export const NotPublishedAtItsTime: Story = {
  decorators: [
    withArticle({
      ...scheduledArticle,
      scheduledChanges: {
        ...scheduledArticle.scheduledChanges,
        failure:
          'The publishing check found errors. Line 7: “/resources/long-gone” links to an article that does not exist.',
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Changes were not published')).toBeVisible();
    await expect(canvas.getByText(/Line 7: “\/resources\/long-gone”/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add changes to the schedule' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Schedule …' })).toBeVisible();
  },
};
