import { Field, Int, ObjectType } from 'type-graphql';
import { Person } from '#api/platform/person.ts';
import type { OutlineItem } from './pdf.work.ts';

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

@ObjectType({ description: 'An entry in the table of contents of a document: a bookmark of the PDF.' })
export class OutlineEntry implements OutlineItem {
  @Field(() => String, { description: 'The title, at most 200 characters.' })
  title!: string;

  @Field(() => Int, {
    description: 'The level, from 1 to 3. An entry belongs to the last entry above it with a lower level.',
  })
  level!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of the page, from 1. Null if the entry leads to no page of the document.',
  })
  page!: number | null;
}
