import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { EditCaseStudyPage } from '#web/pages/admin/case-studies/edit/EditCaseStudyPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { atRoute } from '../../../fixtures/atRoute.tsx';
import { failure, loading } from '../../../fixtures/states.ts';
import { tree } from '../../../fixtures/articles.ts';
import { createEditedCaseStudy } from '../../../fixtures/caseStudies.ts';
import { typeTitleAtOnce } from '../../../fixtures/typeTitleAtOnce.ts';

const meta = {
  title: 'pages/admin/case-studies/EditCaseStudyPage',
  component: EditCaseStudyPage,
  parameters: { layout: 'fullscreen', path: '/admin/case-studies/cas_5' },
  beforeEach: () => {
    localStorage.clear();
    localStorage.setItem('editor:writing', 'markdown');
  },
  render: atRoute('/admin/case-studies/:id', EditCaseStudyPage),
} satisfies Meta<typeof EditCaseStudyPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const toAnswers = (caseStudy: ReturnType<typeof createEditedCaseStudy> | null) => ({
  EditCaseStudy: { data: { caseStudy } },
  PreviewArticle: { data: { previewArticle: { __typename: 'ArticlePreview', bodyTree: tree, readingMinutes: 1 } } },
});
const draft = toAnswers(createEditedCaseStudy('DRAFT'));

export const Loading: Story = loading('EditCaseStudy');
export const Missing: Story = { decorators: [withAnswers(toAnswers(null))] };
export const Failure: Story = failure('EditCaseStudy');
export const Loaded: Story = { decorators: [withAnswers(draft)] };
export const LoadedOnAPhone: Story = { decorators: [withAnswers(draft)], globals: { viewport: { value: 'phone' } } };
export const LoadedOnBlueprint: Story = { decorators: [withAnswers(draft)], globals: { sheet: 'blueprint' } };
/** A person who types the title at once keeps all of it in the title, although visual mode opens meanwhile. */
export const TypingTheTitleAtOnce: Story = {
  parameters: { path: '/admin/case-studies/new' },
  beforeEach: () => localStorage.removeItem('editor:writing'),
  decorators: [withAnswers({ ...toAnswers(null), CreateCaseStudy: 'never' })],
  play: typeTitleAtOnce,
};
/** A new case study is checked before it is published. */
export const PublishingWithoutATitle: Story = {
  parameters: { path: '/admin/case-studies/new' },
  decorators: [withAnswers({ ...toAnswers(null), CreateCaseStudy: 'never' })],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish now' }));
    await expect((await canvas.findAllByText(/Title is required/)).length).toBeGreaterThan(0);
  },
};
const refusal = {
  error: 'BAD_USER_INPUT' as const,
  message: 'Choose the industry before you publish this case study.',
  fields: [{ path: ['input', 'industry'], message: 'Choose the industry before you publish this case study.' }],
  issues: [
    {
      severity: 'ERROR',
      field: 'INDUSTRY',
      line: null,
      message: 'Choose the industry before you publish this case study.',
    },
    { severity: 'ERROR', field: 'BODY', line: 1, message: '“/resources/long-gone” leads to no article.' },
  ],
};
/** The list of what prevents publication is that of articles. Nothing else says so, and a corrected field leaves it. */
export const NotPublished: Story = {
  decorators: [
    withAnswers({ ...toAnswers({ ...createEditedCaseStudy('DRAFT'), industry: null }), PublishCaseStudy: refusal }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish now' }));
    const issues = within(await canvas.findByRole('region', { name: 'Issues to fix' }));
    await expect(issues.getByRole('heading', { name: 'Not published: 2 errors' })).toBeVisible();
    await expect(canvas.queryByText('Not saved')).toBeNull();
    await expect(canvas.queryByText('Case study not published')).toBeNull();
    await expect(issues.queryByRole('button')).toBeNull();
    await expect(issues.getByRole('link', { name: 'Industry' })).toHaveAttribute('href', '#field-industry');
    await userEvent.selectOptions(canvas.getByLabelText('Industry (needed to publish)'), 'Defense');
    await expect(issues.getByRole('heading', { name: 'Not published: 1 error' })).toBeVisible();
    await userEvent.click(issues.getByRole('link', { name: 'Line 1' }));
    await waitFor(() => expect(canvas.getByLabelText('Text (needed to publish)')).toHaveFocus());
  },
};
/** Readers see changes of a published case study at once, so saving them is publishing them. */
export const ChangesNotPublished: Story = {
  decorators: [withAnswers({ ...toAnswers(createEditedCaseStudy('PUBLISHED')), UpdateCaseStudy: refusal })],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Text (needed to publish)'), ' And more.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish changes' }));
    await expect(await canvas.findByRole('heading', { name: /^Not published: [12] error/ })).toBeVisible();
    await expect(canvas.queryByText('Case study not saved')).toBeNull();
  },
};
/** A fact needs a name and a value; a row that nobody typed into is left out. */
export const WritingFacts: Story = {
  decorators: [withAnswers({ ...draft, UpdateCaseStudy: 'never' })],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add fact' }));
    await waitFor(() => expect(canvas.getByLabelText('Name of fact 3')).toHaveFocus());
    await userEvent.keyboard('Rooms');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect((await canvas.findAllByText(/A fact needs a value/)).length).toBe(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove fact 3' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add fact' })).toHaveFocus());
    await expect(canvas.queryByLabelText('Name of fact 3')).toBeNull();
  },
};
/** Readers see a change of a published case study at once, so nothing is saved until its author says so. */
export const CorrectingAPublishedOne: Story = {
  decorators: [withAnswers(toAnswers(createEditedCaseStudy('PUBLISHED')))],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Text (needed to publish)'), ' And more.');
    await expect(canvas.getByText(/Not saved/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publish changes' })).not.toHaveAttribute('aria-disabled');
  },
};
export const SearchEngines: Story = {
  decorators: [withAnswers(toAnswers(createEditedCaseStudy('PUBLISHED')))],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Heading in search results (optional)'), 'A pump house');
    const result = within(canvas.getByRole('region', { name: 'Search engine preview' }));
    await expect(result.getByText(/^A pump house \|/)).toBeInTheDocument();
    await userEvent.click(canvas.getByLabelText('Keep this page out of search engines'));
    await expect(result.getByText(/asked not to list this page/)).toBeInTheDocument();
  },
};
/** Another person saved meanwhile: both versions are compared, and none is lost. */
export const Conflict: Story = {
  decorators: [
    withAnswers({
      ...toAnswers(createEditedCaseStudy('PUBLISHED')),
      UpdateCaseStudy: {
        error: 'CONFLICT',
        message: 'Ada saved this case study after you opened it.',
        fields: [{ path: ['input', 'expectedVersion'], message: 'Ada saved this case study after you opened it.' }],
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('The setting (optional)'), ' And a cellar.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish changes' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Ada saved this case study after you opened it.' }),
    ).toBeInTheDocument();
  },
};
