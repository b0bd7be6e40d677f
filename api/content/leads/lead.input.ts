import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import type { ContactTopic } from '#graphql/contact-topics.ts';
import { requestContactInput, requestWhitepaperInput, updateLeadInput, searchWords } from '#graphql/validation.ts';
import { createIdInput } from '#api/platform/graphql/mutation-types.ts';
import { createFilterArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';
import { contactTopicEnum, type LeadKind, leadKindEnum, type LeadStatus, leadStatusEnum } from './lead.entity.ts';

/** What the forms for visitors have in common. */
@InputType()
abstract class VisitorFormInput {
  @Field(() => String, { description: 'The full name of the person.' })
  name!: string;

  @Field(() => String, { description: 'The work email address, to which the answer is sent.' })
  email!: string;

  @Field(() => String, { description: 'The company of the person.' })
  company!: string;

  @Field(() => Boolean, { description: 'Must be true: the person agrees to the consent text of the form.' })
  consent!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'A field that is hidden from people and detects robots. Leave it absent or null.',
  })
  remarks?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A random key for the form, at most 64 characters. Requests with the same key count as one. Null if the client has no key.',
  })
  requestKey?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The solution of the `whitepaperChallenge`, as JSON text. If absent or null, stricter rate limits apply.',
  })
  proof?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The path of the page of this site that linked to the form. Null if unknown.',
  })
  referrer?: string | null;
}

@Validated(requestWhitepaperInput)
@InputType({ description: 'The input of the mutation requestWhitepaper.' })
export class RequestWhitepaperInput extends VisitorFormInput {
  @Field(() => String, { description: 'The needs of the person, as plain text.' })
  needs!: string;
}

@Validated(requestContactInput)
@InputType({ description: 'The input of the mutation requestContact.' })
export class RequestContactInput extends VisitorFormInput {
  @Field(() => contactTopicEnum, { description: 'The topic of the message.' })
  topic!: ContactTopic;

  @Field(() => String, { description: 'The message, as plain text with at most 5,000 characters.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'A telephone number. Null if the person gives none.' })
  phone?: string | null;
}

@Validated(updateLeadInput)
@InputType({ description: 'The input of the mutation updateLead.' })
export class UpdateLeadInput {
  @Field(() => ID, { description: 'The id of the lead.' })
  id!: string;

  @Field(() => leadStatusEnum, { nullable: true, description: 'The new status. It does not change if absent or null.' })
  status?: LeadStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'The new notes, at most 5,000 characters. They do not change if absent or null.',
  })
  notes?: string | null;
}

export const DeleteLeadInput = createIdInput('deleteLead', 'The id of the lead to delete.');

@InputType({ description: 'Filtering options for leads.' })
export class LeadFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Only leads with this text in the name, email address, company or needs, at most 200 characters. Null sets no condition.',
  })
  search?: string | null;

  @Field(() => leadKindEnum, { nullable: true, description: 'Only leads of this form. Null sets no condition.' })
  kind?: LeadKind | null;

  @Field(() => leadStatusEnum, { nullable: true, description: 'Only leads with this status. Null sets no condition.' })
  status?: LeadStatus | null;
}

const search = searchWords.nullish();

@Validated(z.object({ filter: z.object({ search }).loose().nullish() }))
@ArgsType()
export class LeadsArgs extends createFilterArgs(
  LeadFilter,
  'Filtering options for the list. The list has all items if absent or null.',
) {}
