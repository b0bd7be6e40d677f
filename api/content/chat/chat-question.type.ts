import { ArgsType, Extensions, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { createIdInput } from '#api/platform/graphql/mutation-types.ts';
import { createFilterArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';
import { createEnum } from '#api/platform/graphql/types.ts';

export const chatQuestionIssueEnum = createEnum(
  'ChatQuestionIssue',
  'The reason why a question is listed for editors and administrators.',
  {
    UNANSWERED: 'The question was refused at least once.',
    NOT_HELPFUL: 'An answer was rated as not helpful at least once.',
  },
);
export type ChatQuestionIssue = keyof typeof chatQuestionIssueEnum;

@ObjectType({
  description:
    'A question to /chat that visitors agreed to keep. Equal questions are counted together. Editors can read it if it was asked without an account, administrators always.',
})
export class ChatQuestion {
  @Field(() => ID, { description: 'Opaque id, which starts with `ckq_`.' })
  id!: string;

  @Field(() => String, { description: 'The question, as plain text.' })
  question!: string;

  @Field(() => Int, { description: 'The number of conversations that contain the question.' })
  askedCount!: number;

  @Field(() => Int, { description: 'The number of times the question was refused.' })
  unansweredCount!: number;

  @Field(() => Int, { description: 'The number of answers that were rated as not helpful.' })
  notHelpfulCount!: number;

  @Extensions({ listSize: 5 })
  @Field(() => [String], { description: 'Reasons of the ratings as not helpful, as plain text. At most five.' })
  reasons!: string[];

  @Field(() => Date, { description: 'The date and time at which the question was last asked.' })
  lastAskedAt!: Date;
}

@ObjectType({ description: 'The number of calls of the language model in the last 30 days.' })
export class ChatModelUsage {
  @Field(() => Int, { description: 'The number of calls that ended with an answer.' })
  answeredCount!: number;

  @Field(() => Int, { description: 'The number of calls that failed, or took too long.' })
  failedCount!: number;

  @Field(() => Int, { description: 'The number of calls that ended because the visitor left.' })
  canceledCount!: number;
}

export const DeleteChatQuestionInput = createIdInput('deleteChatQuestion', 'The id of the question to delete.');

@InputType({ description: 'Filtering options for questions to /chat.' })
export class ChatQuestionFilter {
  @Field(() => chatQuestionIssueEnum, {
    nullable: true,
    description: 'Only questions with this issue. Null sets no condition.',
  })
  issue?: ChatQuestionIssue | null;
}

@Validated(z.object({ filter: z.object({ issue: z.enum(chatQuestionIssueEnum).nullish() }).nullish() }))
@ArgsType()
export class ChatQuestionsArgs extends createFilterArgs(
  ChatQuestionFilter,
  'Filtering options for the list. The list has all questions if absent or null.',
) {}
