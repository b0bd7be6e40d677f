import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What became available to the viewer since their last visit.' })
export class LastVisit {
  @Field(() => Date, {
    description: 'The date and time of the last action that the viewer took before they signed in.',
  })
  lastVisitAt!: Date;

  @Field(() => Int, {
    description:
      'The number of documents that the viewer can open and that were shared with them or got a version since.',
  })
  documentCount!: number;

  @Field(() => Int, { description: 'The number of updates that were published to the viewer since.' })
  updateCount!: number;

  @Field(() => Int, {
    description: 'The number of events and series that were scheduled since and that the viewer is invited to.',
  })
  eventCount!: number;

  @Field(() => Int, { description: 'The number of questions of the viewer that were answered since.' })
  answerCount!: number;
}
