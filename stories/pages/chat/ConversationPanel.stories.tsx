import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AnswerRating } from '#web/pages/chat/AnswerRating.tsx';
import { ConversationPanel } from '#web/pages/chat/ConversationPanel.tsx';
import { withAnswers } from '../../fixtures/answers.tsx';
import { generated } from '../../fixtures/chat.ts';

const conversation = {
  isKept: false,
  questions: ['Are you certified?', `Is it offline${' and in every building we own'.repeat(6)}?`, generated.question],
};
const onChange = fn(async () => undefined);
const answers = withAnswers({
  KeepChatConversation: {
    data: {
      keepChatConversation: {
        __typename: 'KeepChatConversationPayload',
        chatConversation: { __typename: 'ChatConversation', ...conversation },
      },
    },
  },
  RateChatAnswer: {
    data: {
      rateChatAnswer: {
        __typename: 'RateChatAnswerPayload',
        chatConversation: { __typename: 'ChatConversation', ...conversation },
      },
    },
  },
  DeleteChatConversation: {
    data: { deleteChatConversation: { __typename: 'DeleteChatConversationPayload', success: true } },
  },
});

const meta = {
  title: 'pages/chat/ConversationPanel',
  component: ConversationPanel,
  args: { storage: 'unstored', question: generated.question, conversation, notice: null, onChange, children: null },
  decorators: [answers],
} satisfies Meta<typeof ConversationPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const KeepConversation: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByText('Keep or delete this conversation'));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this conversation' }));
    await expect(await canvas.findByText('Conversation kept for 12 months.')).toBeInTheDocument();
    await expect(onChange).toHaveBeenCalled();
  },
};
export const SavedConversationOnAPhone: Story = {
  args: { conversation: { ...conversation, isKept: true } },
  globals: { viewport: { value: 'phone' }, sheet: 'blueprint' },
};
export const Deleted: Story = { args: { conversation: null, notice: 'Conversation deleted.' } };
export const NotSaved: Story = {
  decorators: [
    withAnswers({ KeepChatConversation: { error: 'UNAVAILABLE', message: 'This is not available right now.' } }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Keep or delete this conversation'));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this conversation' }));
    await expect(await canvas.findByText('This is not available right now.')).toBeInTheDocument();
  },
};
export const Rating: Story = {
  render: ({ question }) => <AnswerRating question={question} isKept={false} onChange={onChange} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('Not helpful'));
    await userEvent.type(canvas.getByLabelText('What was missing or wrong? (optional)'), 'Too short');
    await userEvent.click(canvas.getByRole('button', { name: 'Rate answer' }));
    await expect(await canvas.findByText('Rating saved. Thank you.')).toBeInTheDocument();
  },
};
