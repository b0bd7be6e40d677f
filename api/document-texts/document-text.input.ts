import { ArgsType, Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { searchWords } from '../../graphql/validation.ts';
import { ConnectionArgs } from '../platform/pagination.ts';
import { Validated } from '../platform/validation.ts';

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
