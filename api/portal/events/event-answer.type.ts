import { Field, Int, ObjectType } from 'type-graphql';
import { createEnum } from '#api/platform/graphql/types.ts';

export const answerEnum = createEnum('EventAnswer', 'The answer to an invitation.', {
  GOING: 'The person attends.',
  MAYBE: 'The person may attend.',
  NOT_GOING: 'The person does not attend.',
});
export type Answer = keyof typeof answerEnum;

@ObjectType({ description: 'The answer of the viewer to an invitation.' })
export class OwnAnswer {
  @Field(() => answerEnum, { description: 'The answer of the viewer.' })
  answer!: Answer;

  @Field(() => Boolean, { description: 'True if the viewer is on the waiting list for a seat.' })
  isWaiting!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'The number of people before the viewer on the waiting list, from 0. Null if the viewer is not on the waiting list.',
  })
  ahead!: number | null;
}

@ObjectType({ description: 'The number of people by answer.' })
export class Attendance {
  @Field(() => Int, { description: 'The number of people who attend and have a seat.' })
  going!: number;

  @Field(() => Int, { description: 'The number of people on the waiting list for a seat.' })
  waiting!: number;

  @Field(() => Int, { description: 'The number of people who may attend.' })
  maybe!: number;

  @Field(() => Int, { description: 'The number of people who do not attend.' })
  notGoing!: number;
}
