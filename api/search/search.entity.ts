import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

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

@ObjectType({ description: 'One thing found by a search.' })
export class SearchHit {
  @Field(() => ID, { description: 'Id of the thing found.' })
  id!: string;

  @Field(() => SearchHitKind, { description: 'What it is.' })
  kind!: SearchHitKind;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'The passage that matches best, as plain text.' })
  excerpt!: string;

  @Field(() => String, { description: 'Where it is on this site, from the root.' })
  path!: string;
}
