import { ArgsType, Field, InputType, Extensions, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { searchWords } from '#graphql/validation.ts';
import { ConnectionArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';
import { PortalDocument } from '../documents/document.type.ts';
import { SearchPart } from '#api/content/search/search.type.ts';

@InputType({ description: 'The text to find in documents.' })
export class DocumentTextFilter {
  @Field(() => String, {
    description:
      'The words to find, at most 200 characters. A page must contain all of them, in any form. "Quotation marks" keep words together.',
  })
  text!: string;
}

const filter = z.object({ text: searchWords });

@Validated(z.object({ filter }))
@ArgsType()
export class DocumentTextArgs extends ConnectionArgs {
  @Field(() => DocumentTextFilter, { description: 'The text to find in documents.' })
  filter!: DocumentTextFilter;
}

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
