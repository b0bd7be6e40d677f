import { Arg, Args, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { connectionOf } from '../platform/pagination.ts';
import { ChatModelUsage, KeptQuestion, KeptQuestionsArgs } from './kept-question.entity.ts';
import { deleteKeptQuestion, listKeptQuestions, readModelUsage } from './kept-question.service.ts';

const KeptQuestionConnection = connectionOf(KeptQuestion, 'KeptQuestion');

@ObjectType({ description: 'A kept question that was deleted.' })
class DeletedKeptQuestion {
  @Field(() => ID, { description: 'The id that the question had.' })
  id!: string;
}

@Resolver()
export class KeptQuestionResolver {
  @Access('admin')
  @Query(() => KeptQuestionConnection, {
    description:
      'Questions to /chat that were refused or answered badly, the newest first. Only those kept by consent.',
  })
  keptQuestions(@Ctx() context: Context, @Args(() => KeptQuestionsArgs) args: KeptQuestionsArgs) {
    return listKeptQuestions(context, args);
  }

  @Access('admin')
  @Query(() => ChatModelUsage, { description: 'How often the language model was called in the last 30 days.' })
  chatModelUsage(@Ctx() context: Context) {
    return readModelUsage(context);
  }

  @Access('admin')
  @Mutation(() => DeletedKeptQuestion, {
    description: 'Deletes a question from all kept conversations. NOT_FOUND if no conversation contains it.',
  })
  deleteKeptQuestion(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return deleteKeptQuestion(context, id);
  }
}
