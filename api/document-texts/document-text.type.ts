import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { PortalDocument } from '../documents/document.type.ts';
import { SearchPart } from '../search/search.type.ts';

@ObjectType({ description: 'A page of a document on which a text was found, with the sentence that matches best.' })
export class DocumentTextHit {
  @Field(() => PortalDocument, { description: 'The document.' })
  document!: PortalDocument;

  @Field(() => Int, { description: 'The number of the page, from 1.' })
  page!: number;

  @Extensions({ listSize: 5 })
  @Field(() => [SearchPart], { description: 'The sentence, split into parts at the matching words.' })
  parts!: SearchPart[];
}
