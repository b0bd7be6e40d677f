import { Field, Int, ObjectType } from 'type-graphql';
import { Person } from '../platform/person.ts';

@ObjectType({ description: 'A person who opened pages of the newest version of a document.' })
export class DocumentReader {
  @Field(() => Person, { description: 'The person who read the pages.' })
  person!: Person;

  @Field(() => [Int], {
    description: 'The numbers of the pages that were sent to the person, from 1 and in ascending order.',
  })
  pages!: number[];

  @Field(() => Date, { description: 'The date and time at which the newest of these pages was sent.' })
  lastReadAt!: Date;
}
