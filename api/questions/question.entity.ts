import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { idsOf } from '../platform/ids.ts';
import { Node } from '../platform/node.ts';

export const newQuestionId = idsOf('que', 'Question');

export const questionStatusEnum = { OPEN: 'OPEN', ANSWERED: 'ANSWERED', PUBLISHED: 'PUBLISHED' } as const;
export type QuestionStatus = keyof typeof questionStatusEnum;
registerEnumType(questionStatusEnum, {
  name: 'QuestionStatus',
  description: 'How far a question came.',
  valuesConfig: {
    OPEN: { description: 'It waits for an answer.' },
    ANSWERED: { description: 'Whoever asked it has the answer.' },
    PUBLISHED: { description: 'Others read it, too, without the name of who asked.' },
  },
});

@ObjectType({ implements: Node, description: 'What an investor asked about a document.' })
export class Question {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  documentId!: string;

  @Field(() => Int, { nullable: true, description: 'The page it is about; null where it is about the whole.' })
  page!: number | null;

  @Field(() => String, { description: 'The question; to others than its asker in the words it was published in.' })
  body!: string;

  @Field(() => questionStatusEnum, { description: 'How far it came.' })
  status!: QuestionStatus;

  @Field(() => Date, { description: 'When it was asked.' })
  askedAt!: Date;

  @Field(() => String, { nullable: true, description: 'The answer; null until it is given. Admins see their draft.' })
  answer!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was answered.' })
  answeredAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether you asked it.' })
  isOwn!: boolean;

  @Field(() => String, { nullable: true, description: 'Who asked, for admins; null where the account is gone.' })
  asker!: string | null;

  @Field(() => String, { nullable: true, description: 'The words it is published in, for admins.' })
  publishedBody!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is published to all investors; for admins.' })
  everyone!: boolean | null;
}
