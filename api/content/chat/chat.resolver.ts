import { Arg, Args, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { points } from '#graphql/limits.ts';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { ChatAnswer, ChatConversation } from './chat.type.ts';
import { ChatAnswerArgs, KeepChatConversationInput, RateChatAnswerInput } from './chat.input.ts';
import { deleteConversation, keepConversation, rateAnswer, readConversation } from './conversation.service.ts';
import { replyInTime } from './generated.service.ts';
import { createPayload } from '#api/platform/graphql/mutation-types.ts';

@Resolver()
export class ChatResolver {
  @Access('public', { scope: null, fresh: true })
  @Extensions({ cost: points.search })
  @Query(() => ChatAnswer, {
    description:
      'Answers a question with passages of the site, word for word, or says that the site does not answer it. If this server uses a language model, the model writes the answer within 8 seconds and a conversation begins. A question that continues the conversation of this browser is understood together with the question before it. An approved investor is also answered from the documents, updates, answered questions and events that they may read; each quoted page of a document is recorded as sent. At most 20 questions in five minutes; then RATE_LIMITED. To receive the sentences one by one, POST {"question": "…"} to /api/chat/answers.',
  })
  chatAnswer(@Ctx() context: Context, @Args(() => ChatAnswerArgs) { filter }: ChatAnswerArgs): Promise<ChatAnswer> {
    return replyInTime(context, filter.question);
  }

  @Access('public', { scope: null, fresh: true })
  @Query(() => ChatConversation, {
    nullable: true,
    description: 'The conversation of this browser, which a cookie identifies. Null if none exists or it has expired.',
  })
  chatConversation(@Ctx() context: Context): Promise<ChatConversation | null> {
    return readConversation(context);
  }

  @Access('public', { scope: null })
  @Mutation(() => KeepChatConversationPayload, {
    description:
      'Keeps the questions of the conversation, or stops keeping them. Begins a conversation if none exists. For everyone, at most 60 changes in five minutes. Errors: BAD_USER_INPUT, RATE_LIMITED.',
  })
  async keepChatConversation(
    @Ctx() context: Context,
    @Arg('input', () => KeepChatConversationInput) input: KeepChatConversationInput,
  ) {
    return { chatConversation: await keepConversation(context, input) };
  }

  @Access('public', { scope: null })
  @Mutation(() => RateChatAnswerPayload, {
    description:
      'Rates the answer to a question of the conversation. Editors and administrators see the rating only if the conversation is kept. For everyone, at most 60 changes in five minutes. Errors: BAD_USER_INPUT, RATE_LIMITED.',
  })
  async rateChatAnswer(@Ctx() context: Context, @Arg('input', () => RateChatAnswerInput) input: RateChatAnswerInput) {
    return { chatConversation: await rateAnswer(context, input) };
  }

  @Access('public', { scope: null })
  @Mutation(() => DeleteChatConversationPayload, {
    description: 'Deletes the conversation of this browser with its questions and ratings. For everyone. Errors: none.',
  })
  async deleteChatConversation(@Ctx() context: Context) {
    await deleteConversation(context);
    return { success: true };
  }
}

const KeepChatConversationPayload = createPayload('keepChatConversation', {
  chatConversation: { type: () => ChatConversation, description: 'The conversation of this browser.' },
});

const RateChatAnswerPayload = createPayload('rateChatAnswer', {
  chatConversation: { type: () => ChatConversation, description: 'The conversation that contains the question.' },
});

const DeleteChatConversationPayload = createPayload('deleteChatConversation', {
  success: { type: () => Boolean, description: 'Always true, also if there was no conversation.' },
});
