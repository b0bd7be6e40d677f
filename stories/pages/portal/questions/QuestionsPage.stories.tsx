import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { QuestionsPage } from '#web/pages/portal/questions/QuestionsPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure, loading } from '../../../fixtures/states.ts';

const meta = {
  title: 'pages/portal/questions/QuestionsPage',
  component: QuestionsPage,
  parameters: { layout: 'fullscreen', path: '/investor/questions' },
} satisfies Meta<typeof QuestionsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const question = {
  __typename: 'Question',
  id: 'que_1',
  page: 3,
  documentVersion: 1,
  body: 'When does the lease in Lyon end?',
  status: 'OPEN',
  askedAt: '2026-11-20T09:00:00.000Z',
  answer: null,
  answeredAt: null,
  isOwn: true,
  document: { __typename: 'Document', id: 'doc_4', title: 'Lease of the office', version: 1 },
};
const answered = {
  ...question,
  id: 'que_2',
  page: null,
  body: 'Is the forecast audited?',
  status: 'ANSWERED',
  answer: 'No. The annual report is.',
  answeredAt: '2026-11-21T09:00:00.000Z',
};
const published = { ...answered, id: 'que_3', body: 'How many options are vested?', isOwn: false, status: 'PUBLISHED' };

const getQuestions = (nodes: object[]) => ({
  questions: {
    __typename: 'QuestionConnection',
    edges: nodes.map((node) => ({ __typename: 'QuestionEdge', node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});
const full = withAnswers({ OwnQuestions: { data: getQuestions([question, answered, published]) } });

export const Loading: Story = loading('OwnQuestions');
export const Empty: Story = { decorators: [withAnswers({ OwnQuestions: { data: getQuestions([]) } })] };
export const Failure: Story = failure('OwnQuestions');
/** An investor sees what became of each question, and opens the page that it is about. */
export const Success: Story = {
  decorators: [full],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText('Answered')).toHaveLength(2);
    await expect(canvas.getByText('Open')).toBeVisible();
    await userEvent.click(canvas.getAllByText(question.body)[0]!);
    await expect(canvas.getByRole('link', { name: 'Lease of the office, page 3' })).toHaveAttribute(
      'href',
      '/investor/documents/doc_4?page=3#page-3',
    );
    await expect(canvas.getByText('Not answered yet. We email you the answer.')).toBeVisible();
  },
};
export const SuccessOnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };
