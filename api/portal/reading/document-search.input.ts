import { ArgsType, Field, ID, Int } from 'type-graphql';
import { documentSearchInput } from '#graphql/document-validation.ts';
import { Validated } from '#api/platform/validation.ts';

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
