import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PortalDocument } from '../documents/document.entity.ts';
import { readDocument } from '../documents/document.reading.service.ts';
import { Group } from '../groups/group.entity.ts';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { connectionOf } from '../platform/pagination.ts';
import { Question } from './question.entity.ts';
import { AnswerInput, PublishedQuestionInput, QuestionInput, QuestionsArgs } from './question.input.ts';
import { groupsOf, listQuestions } from './question.reading.service.ts';
import { answerQuestion, askQuestion, publishQuestion, unpublishQuestion } from './question.service.ts';

const QuestionConnection = connectionOf(Question, 'Question');

@Resolver(() => Question)
export class QuestionResolver {
  @Access('signed-in')
  @Query(() => QuestionConnection, { description: 'Your questions and what was published to you, the newest first.' })
  questions(@Ctx() context: Context, @Args(() => QuestionsArgs) args: QuestionsArgs) {
    return listQuestions(context, args);
  }

  @FieldResolver(() => PortalDocument, { nullable: true, description: 'The document it is about.' })
  document(@Ctx() context: Context, @Root() { documentId }: Question) {
    return readDocument(context, documentId);
  }

  @FieldResolver(() => [Group], { nullable: true, description: 'The groups it is published to, for admins.' })
  groups(@Ctx() context: Context, @Root() question: Question) {
    return groupsOf(context, question);
  }

  @Access('signed-in')
  @Mutation(() => Question, { description: 'Asks about a document.' })
  askQuestion(@Ctx() context: Context, @Arg('input', () => QuestionInput) input: QuestionInput) {
    return askQuestion(context, input);
  }

  @Access('admin')
  @Mutation(() => Question, { description: 'Answers a question to whoever asked, or keeps the answer as a draft.' })
  answerQuestion(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => AnswerInput) input: AnswerInput,
  ) {
    return answerQuestion(context, id, input);
  }

  @Access('admin')
  @Mutation(() => Question, { description: 'Shows a question and its answer to others, without who asked.' })
  publishQuestion(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => PublishedQuestionInput) input: PublishedQuestionInput,
  ) {
    return publishQuestion(context, id, input);
  }

  @Access('admin')
  @Mutation(() => Question, { description: 'Takes a question back from all but whoever asked it.' })
  unpublishQuestion(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return unpublishQuestion(context, id);
  }
}
