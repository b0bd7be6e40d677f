import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ChatQuestionsQuery } from '#graphql/generated/admin.ts';
import { ChatQuestionsPage } from '#web/pages/admin/chat/ChatQuestionsPage.tsx';
import { ToastProvider } from '#web/ui/Toasts.tsx';
import { openRowMenu } from '../../../fixtures/rowMenu.ts';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure, loading } from '../../../fixtures/states.ts';

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
const list = (nodes: typeof questions, hasNextPage = false): ChatQuestionsQuery =>
  ({
    chatQuestions: {
      __typename: 'ChatQuestionConnection',
      edges: nodes.map((node) => ({
        __typename: 'ChatQuestionEdge',
        cursor: node.id,
        node: { __typename: 'ChatQuestion', ...node },
      })),
      pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: nodes.at(-1)?.id ?? null },
    },
    chatModelUsage: { __typename: 'ChatModelUsage', answeredCount: 120, failedCount: 1, canceledCount: 6 },
  }) as ChatQuestionsQuery;

const meta = {
  title: 'pages/admin/chat/ChatQuestionsPage',
  component: ChatQuestionsPage,
  parameters: { layout: 'fullscreen', path: '/investor/admin/chat' },
  render: () => (
    <ToastProvider>
      <ChatQuestionsPage />
    </ToastProvider>
  ),
} satisfies Meta<typeof ChatQuestionsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const full = withAnswers({ ChatQuestions: { data: list(questions, true) } });

export const Loading: Story = loading('ChatQuestions');
export const Empty: Story = {
  decorators: [withAnswers({ ChatQuestions: { data: list([]) } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No questions yet.')).toBeInTheDocument();
  },
};
export const Failure: Story = failure('ChatQuestions');
export const List: Story = { decorators: [full] };
export const ListOnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } };
export const ListOnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };
export const Deleting: Story = {
  decorators: [
    withAnswers({
      ChatQuestions: { data: list(questions) },
      DeleteChatQuestion: {
        data: { deleteChatQuestion: { __typename: 'DeleteChatQuestionPayload', deletedChatQuestionId: 'ckq_1' } },
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const { question } = questions[0]!;
    await openRowMenu(canvasElement, question);
    await userEvent.click(await canvas.findByRole('button', { name: `Delete ${question}` }));
    await userEvent.click(
      canvas.getByRole('button', {
        name: `Delete this question from all conversations? This cannot be undone. ${question}`,
      }),
    );
    await expect(await canvas.findByText('Question deleted')).toBeInTheDocument();
  },
};
export const CreatingADraft: Story = {
  decorators: [
    withAnswers({
      ChatQuestions: { data: list(questions) },
      CreateArticleFromQuestion: { data: { createArticle: { article: { __typename: 'Article', id: 'art_1' } } } },
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
