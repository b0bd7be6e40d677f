import { ArgsType, Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { text } from '../../graphql/limits.ts';
import { whitepaperRequest } from '../../graphql/validation.ts';
import { ConnectionArgs } from '../platform/pagination.ts';
import { Validated } from '../platform/validation.ts';

@Validated(whitepaperRequest)
@InputType({ description: 'A request for the whitepaper.' })
export class WhitepaperRequestInput {
  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => String, { description: 'Work e-mail address; the link is mailed to it.' })
  email!: string;

  @Field(() => String, { description: 'Company.' })
  company!: string;

  @Field(() => String, { description: 'What they need, in their words.' })
  needs!: string;

  @Field(() => Boolean, { description: 'Whether they agreed to the words beside the box; false is refused.' })
  consent!: boolean;

  @Field(() => String, { nullable: true, description: 'A field that people do not see. Leave it empty.' })
  remarks?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'One value for one showing of the form: sent twice, it counts once.',
  })
  requestKey?: string | null;

  @Field(() => String, { nullable: true, description: 'The answer to `whitepaperChallenge`, as JSON.' })
  proof?: string | null;

  @Field(() => String, { nullable: true, description: 'Path of the page of this site that led to the form.' })
  referrer?: string | null;
}

@InputType({ description: 'Narrows a list of leads.' })
export class LeadFilter {
  @Field(() => String, { nullable: true, description: 'Part of a name, address, company or need.' })
  search?: string | null;
}

const search = z.string().max(text.searchQuery, `Use at most ${text.searchQuery} characters`).nullish();

@Validated(z.object({ filter: z.object({ search }).loose().nullish() }))
@ArgsType()
export class LeadsArgs extends ConnectionArgs {
  @Field(() => LeadFilter, { nullable: true, description: 'Narrows the list.' })
  filter?: LeadFilter | null;
}
