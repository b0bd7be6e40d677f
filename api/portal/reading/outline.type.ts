import { Field, Int, ObjectType } from 'type-graphql';
import type { OutlineItem } from './pdf.work.ts';

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
