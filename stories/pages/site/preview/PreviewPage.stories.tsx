import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PreviewPage } from '#web/pages/site/preview/PreviewPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure, loading } from '../../../fixtures/states.ts';
import { article } from '../../../fixtures/articles.ts';

const meta = {
  title: 'pages/site/preview/PreviewPage',
  component: PreviewPage,
  parameters: { layout: 'fullscreen', path: '/preview' },
} satisfies Meta<typeof PreviewPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const previewedArticle = {
  ...article.article,
  __typename: 'PreviewedArticle',
  isPublished: false,
  savedAt: '2026-11-26T09:00:00.000Z',
  expiresAt: '2026-12-04T09:00:00.000Z',
};
const withPreview = (preview: object | null) =>
  withAnswers({ PreviewedArticle: { data: { browser: { __typename: 'Browser', previewedArticle: preview } } } });
const draft = withPreview(previewedArticle);

export const Loading: Story = loading('PreviewedArticle');
export const Missing: Story = {
  decorators: [withPreview(null)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'This preview does not exist.' })).toBeVisible();
  },
};
export const Failure: Story = failure('PreviewedArticle');
export const Draft: Story = {
  decorators: [draft],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('note')).toHaveTextContent(/^Draft\. This text is not published\./);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('A short title');
  },
};
export const WithoutUnpublishedChanges: Story = {
  decorators: [withPreview({ ...previewedArticle, isPublished: true })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('note')).toHaveTextContent(/^Preview\. This text is published/);
  },
};
export const DraftOnAPhone: Story = { decorators: [draft], globals: { viewport: { value: 'phone' } } };
export const DraftOnBlueprint: Story = { decorators: [draft], globals: { sheet: 'blueprint' } };
