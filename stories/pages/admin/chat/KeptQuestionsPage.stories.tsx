import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { KeptQuestionsQuery } from '../../../../graphql/generated/admin.ts';
import { KeptQuestionsPage } from '../../../../web/pages/admin/chat/KeptQuestionsPage.tsx';
import { ToastProvider } from '../../../../web/Toasts.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';

const questions = [
  {
    id: 'ckq_1',
    question: 'Does it support braille displays?',
    askedCount: 4,
    unansweredCount: 4,
    notHelpfulCount: 0,
    reasons: [],
    lastAskedAt: '2026-11-20T10:00:00.000Z',
  },
  {
    id: 'ckq_2',
    question: `How long does training take${' on our own hardware'.repeat(12)}?`,
    askedCount: 1,
    unansweredCount: 0,
    notHelpfulCount: 1,
    reasons: ['The answer names no duration.'],
    lastAskedAt: '2026-11-19T10:00:00.000Z',
  },
];
const list = (nodes: typeof questions, hasNextPage = false): KeptQuestionsQuery =>
  ({
    keptQuestions: {
      __typename: 'KeptQuestionConnection',
      edges: nodes.map((node) => ({
        __typename: 'KeptQuestionEdge',
        cursor: node.id,
        node: { __typename: 'KeptQuestion', ...node },
      })),
      pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: nodes.at(-1)?.id ?? null },
    },
    chatModelUsage: { __typename: 'ChatModelUsage', answeredCount: 120, failedCount: 1, canceledCount: 6 },
  }) as KeptQuestionsQuery;

const meta = {
  title: 'pages/admin/chat/KeptQuestionsPage',
  component: KeptQuestionsPage,
  parameters: { layout: 'fullscreen', path: '/investor/admin/chat' },
  render: () => (
    <ToastProvider>
      <KeptQuestionsPage />
    </ToastProvider>
  ),
} satisfies Meta<typeof KeptQuestionsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const full = withAnswers({ KeptQuestions: { data: list(questions, true) } });

export const Loading: Story = { decorators: [withAnswers({ KeptQuestions: 'never' })] };
export const Nothing: Story = {
  decorators: [withAnswers({ KeptQuestions: { data: list([]) } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No questions yet.')).toBeInTheDocument();
  },
};
export const Failure: Story = {
  decorators: [withAnswers({ KeptQuestions: { error: 'UNAVAILABLE', message: 'This is not available right now.' } })],
};
export const List: Story = { decorators: [full] };
export const ListOnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } };
export const ListOnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };
export const Deleting: Story = {
  decorators: [
    withAnswers({
      KeptQuestions: { data: list(questions) },
      DeleteKeptQuestion: { data: { deleteKeptQuestion: { __typename: 'DeletedKeptQuestion', id: 'ckq_1' } } },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const { question } = questions[0]!;
    await userEvent.click(await canvas.findByRole('button', { name: `Delete ${question}` }));
    await userEvent.click(canvas.getByRole('button', { name: `Delete permanently? ${question}` }));
    await expect(await canvas.findByText('Question deleted')).toBeInTheDocument();
  },
};
export const CreatingADraft: Story = {
  decorators: [
    withAnswers({
      KeptQuestions: { data: list(questions) },
      CreateArticleFromQuestion: { data: { createArticle: { __typename: 'Article', id: 'art_1' } } },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: `Create article draft: ${questions[0]!.question}` }),
    );
    await expect(await canvas.findByText('Article draft created')).toBeInTheDocument();
  },
};
