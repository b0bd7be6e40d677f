import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { answerQuestionInput, askQuestionInput, publishQuestionInput } from '#graphql/question-validation.ts';
import { createIdInput, EditInput } from '#api/platform/graphql/mutation-types.ts';
import { createFilterArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';
import { type QuestionStatus, questionStatusEnum } from './question.type.ts';

@Validated(askQuestionInput)
@InputType({ description: 'The input of the mutation askQuestion.' })
export class AskQuestionInput {
  @Field(() => ID, { description: 'The id of the document that the question is about.' })
  documentId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of the page that the question is about, from 1. Absent or null: the whole document.',
  })
  page?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The number of the version of the document that the person has open. The current version if absent or null.',
  })
  documentVersion?: number | null;

  @Field(() => String, { description: 'The question, as plain text of at most 2,000 characters.' })
  body!: string;
}

@Validated(answerQuestionInput)
@InputType({ description: 'The input of the mutation answerQuestion.' })
export class AnswerQuestionInput extends EditInput {
  @Field(() => ID, { description: 'The id of the question to answer.' })
  id!: string;

  @Field(() => String, { description: 'The answer, as plain text.' })
  answer!: string;

  @Field(() => Boolean, {
    description: 'True sends the answer to the person who asked. False saves the answer as a draft.',
  })
  send!: boolean;
}

@Validated(publishQuestionInput)
@InputType({ description: 'The input of the mutation publishQuestion.' })
export class PublishQuestionInput extends EditInput {
  @Field(() => ID, { description: 'The id of the question to publish.' })
  id!: string;

  @Field(() => String, {
    description: 'The question as others read it, as plain text that does not identify the person who asked.',
  })
  question!: string;

  @Field(() => String, { description: 'The answer as others read it, as plain text.' })
  answer!: string;

  @Field(() => [ID], {
    description:
      'The ids of the groups that can read it. If empty, all investors who can list the document can read it.',
  })
  groupIds!: string[];
}

export const UnpublishQuestionInput = createIdInput('unpublishQuestion', 'The id of the question to unpublish.');

@InputType({ description: 'Filtering options for questions. A question must match all fields that are given.' })
export class QuestionFilter {
  @Field(() => ID, {
    nullable: true,
    description: 'Only questions about the document with this id. Null sets no condition.',
  })
  documentId?: string | null;

  @Field(() => questionStatusEnum, {
    nullable: true,
    description: 'Only questions with this status. Null sets no condition.',
  })
  status?: QuestionStatus | null;
}

const filter = z.object({ documentId: z.string().check(atMost(60)).nullish() }).loose();

@Validated(z.object({ filter: filter.nullish() }))
@ArgsType()
export class QuestionsArgs extends createFilterArgs(
  QuestionFilter,
  'Filtering options for the list. The list has all items if absent or null.',
) {}
