import { Extensions, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Category } from '../categories/category.entity.ts';

export enum SearchHitKind {
  ARTICLE = 'ARTICLE',
  CASE_STUDY = 'CASE_STUDY',
}
registerEnumType(SearchHitKind, {
  name: 'SearchHitKind',
  description: 'What was found.',
  valuesConfig: {
    ARTICLE: { description: 'An article of the Resources pages.' },
    CASE_STUDY: { description: 'A case study.' },
  },
});

@ObjectType({ description: 'A piece of a text, in the order of reading.' })
export class SearchPart {
  @Field(() => String, { description: 'The piece, plain text.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether it is one of the words looked for.' })
  marked!: boolean;
}

@ObjectType({ description: 'One thing found by a search.' })
export class SearchHit {
  @Field(() => ID, { description: 'Id of the thing found.' })
  id!: string;

  @Field(() => SearchHitKind, { description: 'What it is.' })
  kind!: SearchHitKind;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Extensions({ listSize: 5 })
  @Field(() => [SearchPart], { description: 'Its title in pieces, the words looked for apart.' })
  titleParts!: SearchPart[];

  @Field(() => String, { description: 'The passage that matches best, as plain text.' })
  excerpt!: string;

  @Extensions({ listSize: 5 })
  @Field(() => [SearchPart], { description: 'The passage in pieces, the words looked for apart.' })
  excerptParts!: SearchPart[];

  @Field(() => String, { description: 'Where it is on this site, from the root.' })
  path!: string;
}

@ObjectType({ description: 'How many of the articles found are filed under one category.' })
export class SearchFacet {
  @Field(() => Category, { description: 'The category.' })
  category!: Category;

  @Field(() => Int, { description: 'How many, among the 200 that are considered at most.' })
  count!: number;
}
