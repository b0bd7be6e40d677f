import { ArgsType, Field } from 'type-graphql';
import { z } from 'zod';
import { text } from '../../graphql/limits.ts';
import { ConnectionArgs } from '../platform/pagination.ts';
import { Validated } from '../platform/validation.ts';

@Validated(z.object({ query: z.string().max(text.searchQuery, `Use at most ${text.searchQuery} characters`) }))
@ArgsType()
export class SearchArgs extends ConnectionArgs {
  @Field(() => String, { description: 'Words to look for, at most 200 characters.' })
  query!: string;
}
