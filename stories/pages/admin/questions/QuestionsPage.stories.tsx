import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { QuestionsPage } from '#web/pages/admin/questions/QuestionsPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';
import { adminQuestions, noQuestions } from '../../../fixtures/questions.ts';

const meta = {
  title: 'pages/admin/questions/QuestionsPage',
  component: QuestionsPage,
  parameters: { layout: 'fullscreen', path: '/investor/admin/questions' },
} satisfies Meta<typeof QuestionsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const success = withAnswers({
  AdminQuestions: { data: adminQuestions },
  AudienceChoices: {
    data: {
      groups: { nodes: [{ __typename: 'Group', id: 'grp_1', name: 'Board' }] },
      documents: {
        __typename: 'DocumentConnection',
        nodes: [],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  },
});

export const Loading: Story = loading('AdminQuestions');
export const Failure: Story = failure('AdminQuestions');
export const NoQuestions: Story = answered('AdminQuestions', noQuestions);
export const Success: Story = { decorators: [success] };
export const SuccessOnAPhone: Story = { decorators: [success], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [success], globals: { sheet: 'blueprint' } };
export const Answering: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer … Is this audited?' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the answer' }));
    await expect(await canvas.findByText('Type the answer')).toBeInTheDocument();
  },
};
export const AnsweringAboutAPage: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const question = 'How much of the revenue comes from one customer?';
    await userEvent.click(await canvas.findByRole('button', { name: `Answer … ${question}` }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText(question)).toBeVisible();
    await expect(dialog.getByRole('link', { name: /, page 2 of version 2 / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/investor\/admin\/documents\/\w+\/versions\/2\?page=2$/),
    );
  },
};
export const Publishing: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^More actions for An investor asked/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Publish … An investor asked/ }));
    await expect(await canvas.findByLabelText('Question as other investors see it')).toHaveValue(
      'An investor asked about the lease.',
    );
    await expect(await canvas.findByLabelText('Board')).toBeChecked();
  },
};

const [newest, ...older] = adminQuestions.questions.edges;
const toPage = (edges: typeof older, hasNextPage: boolean) => ({
  questions: {
    ...adminQuestions.questions,
    edges,
    pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: hasNextPage ? 'next' : null },
  },
});

/** The link in an email leads to its question, also when newer ones fill the first page. */
export const LinkedOnALaterPage: Story = {
  parameters: { path: '/investor/admin/questions?status=ALL&item=que_2' },
  decorators: [withAnswers({ AdminQuestions: { data: toPage([newest!], true), more: toPage(older, false) } })],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-row=que_2]')).toHaveFocus());
  },
};
