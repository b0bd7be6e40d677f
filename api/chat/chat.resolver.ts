import { Args, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import { points } from '../../graphql/limits.ts';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { ChatAnswer } from './chat.entity.ts';
import { ChatAnswerArgs } from './chat.input.ts';
import { answerQuestion } from './chat.service.ts';

@Resolver()
export class ChatResolver {
  @Access('public')
  @Extensions({ cost: points.search })
  @Query(() => ChatAnswer, {
    description:
      'Answers a question with passages of the site, word for word, or says that the site does not answer it. An approved investor is also answered from the documents, updates, answered questions and events that they may read; each quoted page of a document is recorded as read. At most 20 questions in five minutes; then RATE_LIMITED.',
  })
  chatAnswer(@Ctx() context: Context, @Args(() => ChatAnswerArgs) { filter }: ChatAnswerArgs): Promise<ChatAnswer> {
    return answerQuestion(context, filter.question);
  }
}
