import { Extensions, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { searchWords } from '#graphql/validation.ts';
import { Person } from '#api/platform/person.ts';

@ObjectType({ description: 'The time for which one person had one page of a document in view.' })
export class PageReading {
  @Field(() => Int, { description: 'The number of the page, from 1.' })
  page!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The label that is printed on the page, such as `iv`. Null if it is the number of the page.',
  })
  label!: string | null;

  @Field(() => Int, { description: 'The time for which the page was in view, in seconds.' })
  seconds!: number;
}

@ObjectType({
  description:
    'The reading of one version of a document by one person, as their browser reported. Only administrators can read this.',
})
export class Engagement {
  @Field(() => ID, { description: 'The id of the document.' })
  documentId!: string;

  @Field(() => String, { description: 'The current title of the document.' })
  documentTitle!: string;

  @Field(() => Int, { description: 'The number of the version.' })
  version!: number;

  @Field(() => Int, { nullable: true, description: 'The number of pages of the version. Null if it has no pages.' })
  pageCount!: number | null;

  @Field(() => Person, { description: 'The person who read the pages.' })
  person!: Person;

  @Field(() => String, { nullable: true, description: 'The company of the person. Null if they gave none.' })
  company!: string | null;

  @Field(() => String, { description: 'The email address of the person.' })
  email!: string;

  @Field(() => [PageReading], { description: 'The pages that the person had in view, in ascending order.' })
  pages!: PageReading[];

  @Field(() => Int, { description: 'The time for which pages were in view, in seconds.' })
  seconds!: number;

  @Field(() => Int, {
    description: 'The highest number of a page that the person had in view: where they stopped reading.',
  })
  furthestPage!: number;

  @Field(() => Date, { description: 'The date and time of the first report of a page in view.' })
  firstReadAt!: Date;

  @Field(() => Date, { description: 'The date and time of the last report of a page in view.' })
  lastReadAt!: Date;
}

@Extensions({ scope: 'AUDIT_READ' })
@ObjectType({
  description: 'The reading of one page of a document by all its readers. Only administrators can read this.',
})
export class PageEngagement {
  @Field(() => Int, { description: 'The number of the page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'The number of people who had the page in view.' })
  readerCount!: number;

  @Field(() => Int, {
    description: 'The number of people who had this page or a later one in view. It drops where people stop reading.',
  })
  reachedCount!: number;

  @Field(() => Int, { description: 'The time for which all of them together had the page in view, in seconds.' })
  seconds!: number;
}

const id = z.string().check(atMost(60, 'This id does not exist')).nullish();

export const engagementFilter = z.object({
  documentId: id,
  page: z.number().int('Use a whole number').min(1, 'Pages begin with 1').max(100_000).nullish(),
  person: searchWords.nullish(),
  groupId: id,
  from: z.date().nullish(),
  to: z.date().nullish(),
});

@InputType({ description: 'The conditions of engagement. A reading must meet all that are given.' })
export class EngagementFilter {
  @Field(() => ID, { nullable: true, description: 'Only the document with this id. Null sets no condition.' })
  documentId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only people who had the page with this number in view. Null sets no condition.',
  })
  page?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only people with this id, or with this text in their name, username, email address or company. Null sets no condition.',
  })
  person?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only members of the group with this id. Null sets no condition.' })
  groupId?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Only readings at or after this date and time. Null sets no condition.',
  })
  from?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Only readings before this date and time. Null sets no condition.',
  })
  to?: Date | null;
}
