import { Extensions, Field, Float, Int, ObjectType, ArgsType, ID } from 'type-graphql';
import { documentSearch } from '#graphql/limits.ts';
import type { PageArea, TextHit } from './pdf.work.ts';
import { documentSearchInput } from '#graphql/document-validation.ts';
import { Validated } from '#api/platform/validation.ts';

@ObjectType('PageArea', {
  description:
    'A rectangle on a page, in shares of the width and height of the page as it is shown. The origin is its top left corner.',
})
export class PageAreaType implements PageArea {
  @Field(() => Float, { description: 'The distance from the left side of the page, from 0 to 1.' })
  left!: number;

  @Field(() => Float, { description: 'The distance from the top of the page, from 0 to 1.' })
  top!: number;

  @Field(() => Float, { description: 'The width, from 0 to 1.' })
  width!: number;

  @Field(() => Float, { description: 'The height, from 0 to 1.' })
  height!: number;
}

@ObjectType({ description: 'A place in a document where a text was found. It contains no text of the document.' })
export class DocumentHit implements TextHit {
  @Field(() => Int, { description: 'The number of the page, from 1.' })
  page!: number;

  @Extensions({ listSize: 2 })
  @Field(() => [PageAreaType], {
    description: 'The area of the found text: one rectangle for each line that it covers.',
  })
  areas!: PageAreaType[];
}

@ObjectType({ description: 'The places in some pages of a document where a text was found.' })
export class DocumentSearch {
  // Few searches return as many hits as they could.
  @Extensions({ listSize: documentSearch.hits / 2 })
  @Field(() => [DocumentHit], { description: 'The hits in the order of the pages, at most 500.' })
  hits!: DocumentHit[];

  @Field(() => Int, {
    nullable: true,
    description:
      'The page with which to continue the search, because the time for this request was over. Null if all pages were searched or the maximum number of hits was reached.',
  })
  nextPage!: number | null;

  @Field(() => Boolean, {
    description: 'True if at least one of the searched pages has text. Scanned pages have none.',
  })
  hasText!: boolean;
}

@Validated(documentSearchInput)
@ArgsType()
export class DocumentSearchArgs {
  @Field(() => ID, { description: 'The id of the document.' })
  id!: string;

  @Field(() => String, { description: 'The text to find, 2 to 100 characters. Upper and lower case are the same.' })
  text!: string;

  @Field(() => Int, {
    defaultValue: 1,
    description: 'The first page to search: `nextPage` of the former answer, to continue a search.',
  })
  fromPage!: number;
}
