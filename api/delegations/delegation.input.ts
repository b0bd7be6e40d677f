import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { delegationInput, endReason } from '../../graphql/delegation-validation.ts';
import { text } from '../../graphql/limits.ts';
import { type DocumentRight, documentRightEnum } from '../documents/document.entity.ts';
import { ConnectionArgs } from '../platform/pagination.ts';
import { Validated } from '../platform/validation.ts';
import { type DelegationStatus, delegationStatusEnum } from './delegation.entity.ts';

@Validated(delegationInput)
@InputType({ description: 'What is given, to whom and until when.' })
export class DelegationInput {
  @Field(() => String, { description: 'Email address of the delegate; they are mailed that it waits for them.' })
  email!: string;

  @Field(() => documentRightEnum, { description: 'The most they may do, and never more than you may at that moment.' })
  right!: DocumentRight;

  @Field(() => Date, { description: 'When it ends, a year from now at the latest.' })
  endsAt!: Date;

  @Field(() => [ID], { description: 'Documents that you have by rights of your own.' })
  documentIds!: string[];

  @Field(() => [ID], { description: 'Folders, with all that you have in them and below, now and later.' })
  folderIds!: string[];
}

@InputType({ description: 'Narrows a list of delegations.' })
export class DelegationFilter {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Only what you give and have, as all but admins see it anyway.',
  })
  own?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only what is yours to answer, and what you had.' })
  held?: boolean | null;

  @Field(() => delegationStatusEnum, { nullable: true, description: 'Only those that came so far.' })
  status?: DelegationStatus | null;

  @Field(() => String, { nullable: true, description: 'Only with this in a name or an address.' })
  search?: string | null;
}

const filter = z.object({
  own: z.boolean().nullish(),
  held: z.boolean().nullish(),
  status: z.enum(delegationStatusEnum).nullish(),
  search: z.string().trim().max(text.searchQuery, `Use at most ${text.searchQuery} characters`).nullish(),
});

@Validated(z.object({ filter: filter.nullish() }))
@ArgsType()
export class DelegationsArgs extends ConnectionArgs {
  @Field(() => DelegationFilter, { nullable: true, description: 'Narrows the list.' })
  filter?: DelegationFilter | null;
}

@Validated(z.object({ id: z.string(), reason: endReason.nullish() }))
@ArgsType()
export class EndDelegationArgs {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Why, for both of them; an admin has to say it.' })
  reason?: string | null;
}
