import { ID } from 'type-graphql';
import { createPayload } from '../platform/graphql/mutation-types.ts';
import { ChatConversation } from './chat.type.ts';

export const KeepChatConversationPayload = createPayload('keepChatConversation', {
  chatConversation: { type: () => ChatConversation, description: 'The conversation of this browser.' },
});

export const RateChatAnswerPayload = createPayload('rateChatAnswer', {
  chatConversation: { type: () => ChatConversation, description: 'The conversation that contains the question.' },
});

export const DeleteChatConversationPayload = createPayload('deleteChatConversation', {
  success: { type: () => Boolean, description: 'Always true, also if there was no conversation.' },
});

export const DeleteChatQuestionPayload = createPayload('deleteChatQuestion', {
  deletedChatQuestionId: { type: () => ID, description: 'The id of the deleted question.' },
});
