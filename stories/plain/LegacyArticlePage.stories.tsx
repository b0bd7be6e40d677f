import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { blankArticle, toForm } from '#graphql/article-fields.ts';
import { LegacyArticlePage } from '#web/plain/LegacyArticlePage.tsx';
import { article } from '../fixtures/plain.ts';

const meta = {
  title: 'plain/LegacyArticlePage',
  component: LegacyArticlePage,
  args: article,
  parameters: { layout: 'fullscreen', path: '/admin/articles-legacy/art_1' },
} satisfies Meta<typeof LegacyArticlePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheSite: Story = {};
export const Draft: Story = { args: { status: 'DRAFT' } };
export const WithDraft: Story = { args: { draftWaits: true } };
export const Saved: Story = { args: { said: 'Saved.' } };
export const WithErrors: Story = {
  args: {
    form: {
      message: 'Title is required',
      errors: { title: 'Title is required', categoryId: 'Category not found' },
      values: { ...article.form.values, title: '' },
    },
  },
};
export const CheckFailed: Story = {
  args: {
    form: {
      ...article.form,
      message:
        'Not saved: the publishing check found errors. Fix the issues below, or give a reason and send the form again.',
      errors: { overrideReason: 'Give a reason to continue' },
    },
    issues: [
      { line: 3, message: '“/nowhere” links to a page that does not exist.', isError: true },
      { line: null, message: 'The summary is empty.', isError: false },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Error, line 3: “\/nowhere” links to a page/)).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: /^Reason to publish/ })).toBeInvalid();
  },
};
export const Stale: Story = {
  args: {
    form: {
      ...article.form,
      message: 'Grace Hopper saved this article while you were editing. Your text is not lost.',
      values: { ...article.form.values, body: 'What I wrote.' },
    },
    theirs: {
      ...toForm(blankArticle),
      title: 'What crosses the gap',
      summary: 'Nothing.',
      body: 'What they wrote.',
      seen: '2026-11-19T08:12:00.000Z',
      savedBy: 'Grace Hopper',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: /^Text/ })).toHaveValue('What I wrote.');
    await expect(canvas.getByRole('textbox', { name: 'Saved text' })).toHaveValue('What they wrote.');
  },
};
export const OnAPhoneInBlueprint: Story = { globals: { viewport: { value: 'phone' }, sheet: 'blueprint' } };
