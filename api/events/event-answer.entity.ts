import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export const answerEnum = { GOING: 'GOING', MAYBE: 'MAYBE', NOT_GOING: 'NOT_GOING' } as const;
export type Answer = keyof typeof answerEnum;
registerEnumType(answerEnum, {
  name: 'EventAnswer',
  description: 'What an invited person says.',
  valuesConfig: {
    GOING: { description: 'They come.' },
    MAYBE: { description: 'They may come.' },
    NOT_GOING: { description: 'They do not come.' },
  },
});

@ObjectType({ description: 'What you said to an invitation.' })
export class OwnAnswer {
  @Field(() => answerEnum, { description: 'Whether you come.' })
  answer!: Answer;

  @Field(() => Boolean, { description: 'Whether you wait for a seat to become free.' })
  waiting!: boolean;

  @Field(() => Int, { nullable: true, description: 'How many wait before you; null where you do not wait.' })
  ahead!: number | null;
}

@ObjectType({ description: 'How many said what.' })
export class Attendance {
  @Field(() => Int, { description: 'Who come and have a seat.' })
  going!: number;

  @Field(() => Int, { description: 'Who would come and wait for a seat.' })
  waiting!: number;

  @Field(() => Int, { description: 'Who may come.' })
  maybe!: number;

  @Field(() => Int, { description: 'Who do not come.' })
  notGoing!: number;
}
