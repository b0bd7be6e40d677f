import { Arg, Args, Ctx, Mutation, Query, Resolver, ID } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import { ChatModelUsage, ChatQuestion, ChatQuestionsArgs, DeleteChatQuestionInput } from './chat-question.type.ts';
import { deleteChatQuestion, listChatQuestions, readModelUsage } from './chat-question.service.ts';
import { createPayload } from '#api/platform/graphql/mutation-types.ts';

const ChatQuestionConnection = createConnectionType(ChatQuestion, 'ChatQuestion');

@Resolver()
export class ChatQuestionResolver {
  @Access('editor', { scope: null })
  @Query(() => ChatQuestionConnection, {
    description:
      'The questions to /chat that were refused or whose answers were rated as not helpful, newest first. Only those that visitors agreed to keep. For administrators, and for editors those that were asked without an account.',
  })
  chatQuestions(@Ctx() context: Context, @Args(() => ChatQuestionsArgs) args: ChatQuestionsArgs) {
    return listChatQuestions(context, args);
  }

  @Access('editor', { scope: null })
  @Query(() => ChatModelUsage, {
    description: 'The number of calls of the language model in the last 30 days. For editors and administrators.',
  })
  chatModelUsage(@Ctx() context: Context) {
    return readModelUsage(context);
  }

  @Access('editor', { scope: null, confirms: false })
  @Mutation(() => DeleteChatQuestionPayload, {
    description:
      'Deletes a question from all kept conversations, for editors from those without an account. For editors and administrators. Errors: NOT_FOUND if no kept conversation that the viewer can read contains it.',
  })
  async deleteChatQuestion(
    @Ctx() context: Context,
    @Arg('input', () => DeleteChatQuestionInput) { id }: InstanceType<typeof DeleteChatQuestionInput>,
  ) {
    await deleteChatQuestion(context, id);
    return { deletedChatQuestionId: id };
  }
}

const DeleteChatQuestionPayload = createPayload('deleteChatQuestion', {
  deletedChatQuestionId: { type: () => ID, description: 'The id of the deleted question.' },
});
