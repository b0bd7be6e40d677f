import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { Person } from '#api/platform/person.ts';

@Extensions({ scope: 'AUDIT_READ' })
@ObjectType({ description: 'What one investor did in a period. Only administrators can read this.' })
export class InvestorSummary {
  @Field(() => ID, { description: 'Opaque id, which starts with `sum_`. It differs for each period.' })
  id!: string;

  @Field(() => Person, { description: 'The investor.' })
  person!: Person;

  @Field(() => String, { nullable: true, description: 'The company of the investor. Null if they gave none.' })
  company!: string | null;

  @Field(() => String, { description: 'The email address of the investor.' })
  email!: string;

  @Field(() => Int, { description: 'The number of documents of which the investor had a page in view.' })
  documentCount!: number;

  @Field(() => Int, { description: 'The number of pages that the investor had in view, counted for each version.' })
  pageCount!: number;

  @Field(() => Int, { description: 'The time for which pages were in view, in seconds.' })
  seconds!: number;

  @Field(() => Date, { nullable: true, description: 'The last report of a page in view. Null without one.' })
  lastReadAt!: Date | null;

  @Field(() => Int, { description: 'The number of questions that the investor asked.' })
  questionCount!: number;

  @Field(() => Int, { description: 'The number of events of the period that the investor accepted.' })
  eventCount!: number;
}

@Extensions({ scope: 'AUDIT_READ' })
@ObjectType({ description: 'What all investors did in a period. Only administrators can read this.' })
export class InvestorTotals {
  @Field(() => Int, { description: 'The number of approved investors.' })
  investorCount!: number;

  @Field(() => Int, { description: 'The number of investors who had a page in view.' })
  readerCount!: number;

  @Field(() => Int, { description: 'The time for which all of them had pages in view, in seconds.' })
  seconds!: number;

  @Field(() => Int, { description: 'The number of questions that they asked.' })
  questionCount!: number;

  @Field(() => Int, {
    description: 'The number of events of the period that they accepted, counted for each investor.',
  })
  eventCount!: number;

  @Field(() => Int, { description: 'The number of investors who must still sign the confidentiality agreement.' })
  unsignedCount!: number;
}
