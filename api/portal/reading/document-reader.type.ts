import { Field, Int, ObjectType } from 'type-graphql';
import { Person } from '#api/platform/person.ts';

@ObjectType({ description: 'A person who had pages of the newest version of a document in view.' })
export class DocumentReader {
  @Field(() => Person, { description: 'The person who read the pages.' })
  person!: Person;

  @Field(() => [Int], {
    description:
      'The numbers of the pages that the person had in view, as their browser reported, from 1 and in ascending order.',
  })
  pages!: number[];

  @Field(() => Date, { description: 'The date and time at which their browser last reported one of these pages.' })
  lastReadAt!: Date;
}
