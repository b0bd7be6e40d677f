import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { Category } from '../categories/category.entity.ts';
import { createEnum } from '#api/platform/graphql/types.ts';

export const SearchHitKind = createEnum('SearchHitKind', 'The kind of a search result.', {
  ARTICLE: 'An article of the Resources pages.',
  CASE_STUDY: 'A case study.',
});
export type SearchHitKind = keyof typeof SearchHitKind;

@Extensions({ scope: 'CONTENT_READ' })
@ObjectType({ description: 'A part of a text. All parts in order are the whole text.' })
export class SearchPart {
  @Field(() => String, { description: 'The part, as plain text.' })
  text!: string;

  @Field(() => Boolean, { description: 'True if the part matches a word of the query.' })
  isMatch!: boolean;
}

@ObjectType({ description: 'One result of a search.' })
export class SearchHit {
  @Field(() => ID, {
    description: 'Opaque id, which starts with `hit_`. It differs for each excerpt; nodeId is that of the article.',
  })
  id!: string;

  @Field(() => ID, { description: 'The id of the article or case study.' })
  nodeId!: string;

  @Field(() => SearchHitKind, { description: 'The kind of the result.' })
  kind!: SearchHitKind;

  @Field(() => String, { description: 'The title.' })
  title!: string;

  @Extensions({ listSize: 5 })
  @Field(() => [SearchPart], { description: 'The title, split into parts at the matching words.' })
  titleParts!: SearchPart[];

  @Field(() => String, { description: 'The passage with the best match, as plain text.' })
  excerpt!: string;

  @Extensions({ listSize: 5 })
  @Field(() => [SearchPart], { description: 'The passage, split into parts at the matching words.' })
  excerptParts!: SearchPart[];

  @Field(() => String, { description: 'The path on this site, which starts with `/`.' })
  path!: string;
}

@ObjectType({ description: 'The number of results in one category.' })
export class SearchFacet {
  @Field(() => Category, { description: 'The category.' })
  category!: Category;

  @Field(() => Int, {
    description: 'The number of articles of this category among the first 200 results.',
  })
  count!: number;
}
