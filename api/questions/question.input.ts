import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { answerInput, publishedQuestionInput, questionInput } from '../../graphql/question-validation.ts';
import { ConnectionArgs } from '../platform/pagination.ts';
import { Validated } from '../platform/validation.ts';
import { type QuestionStatus, questionStatusEnum } from './question.entity.ts';

@Validated(questionInput)
@InputType({ description: 'A question about a document.' })
export class QuestionInput {
  @Field(() => ID, { description: 'The document.' })
  documentId!: string;

  @Field(() => Int, { nullable: true, description: 'The page, from 1; the whole document, if left out.' })
  page?: number | null;

  @Field(() => String, { description: 'The question, as plain text.' })
  body!: string;
}

@Validated(answerInput)
@InputType({ description: 'An answer to whoever asked.' })
export class AnswerInput {
  @Field(() => String, { description: 'The answer, as plain text.' })
  answer!: string;

  @Field(() => Boolean, { description: 'True: it is given, and mailed; false: it is kept as a draft.' })
  send!: boolean;
}

@Validated(publishedQuestionInput)
@InputType({ description: 'A question and its answer as others read them.' })
export class PublishedQuestionInput {
  @Field(() => String, { description: 'The question in words that tell nobody who asked.' })
  question!: string;

  @Field(() => String, { description: 'The answer.' })
  answer!: string;

  @Field(() => [ID], { description: 'Groups it is for; none at all: for all investors who may see the document.' })
  groupIds!: string[];
}

@Validated(z.object({ documentId: z.string().max(60).nullish() }))
@ArgsType()
export class QuestionsArgs extends ConnectionArgs {
  @Field(() => ID, { nullable: true, description: 'Only those about this document.' })
  documentId?: string | null;

  @Field(() => questionStatusEnum, { nullable: true, description: 'Only those that came so far.' })
  status?: QuestionStatus | null;
}
