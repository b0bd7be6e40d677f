import { Field, ID, Int, ObjectType } from 'type-graphql';
import { makeIdFactory, Node } from '#api/platform/node.ts';
import { createEnum, createPermissions } from '#api/platform/graphql/types.ts';

export const newQuestionId = makeIdFactory('que', 'Question');

export const questionStatusEnum = createEnum('QuestionStatus', 'The status of a question.', {
  OPEN: 'The question has no answer yet, or only a draft of one.',
  ANSWERED: 'The person who asked has the answer. No one else reads it.',
  PUBLISHED: 'Other investors read the question and its answer, without the name of the person who asked.',
});
export type QuestionStatus = keyof typeof questionStatusEnum;

@ObjectType({
  implements: Node,
  description:
    'A question of an investor about a document. The person who asked and administrators can read it, and after publication other investors.',
})
export class Question {
  @Field(() => ID, { description: 'Opaque id, which starts with `que_`.' })
  id!: string;

  documentId!: string;

  /** The account that asked the question. Null if it was deleted or the viewer is not an administrator. */
  askerId!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of the page that the question is about, from 1. Null if it is about the whole document.',
  })
  page!: number | null;

  @Field(() => Int, { description: 'The number of the version of the document that the question is about.' })
  documentVersion!: number;

  @Field(() => String, {
    description:
      'The question, as plain text. Administrators and the person who asked read the original, everyone else the published text.',
  })
  body!: string;

  @Field(() => questionStatusEnum, { description: 'The status of the question.' })
  status!: QuestionStatus;

  @Field(() => Date, { description: 'The date and time at which the question was asked.' })
  askedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The answer, as plain text. Null until an answer is sent; administrators also read the draft.',
  })
  answer!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The date and time at which the answer was sent. Null before that.',
  })
  answeredAt!: Date | null;

  @Field(() => Boolean, { description: 'True if the viewer asked the question.' })
  isOwn!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The question as published. Null if it was never published or the viewer is not an administrator.',
  })
  publishedBody!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if the question is published to all investors who can list the document. Null unless the viewer is an administrator.',
  })
  isForEveryone!: boolean | null;
}

export const QuestionPermissions = createPermissions('Question', 'a question.', {
  answer: 'answer the question',
  publish: 'publish the question',
  unpublish: 'unpublish the question',
});
export type QuestionPermissions = InstanceType<typeof QuestionPermissions>;
