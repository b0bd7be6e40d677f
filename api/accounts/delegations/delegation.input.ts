import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { endDelegationInput, inviteDelegateInput } from '#graphql/delegation-validation.ts';
import { searchWords } from '#graphql/validation.ts';
import { type DocumentRight, documentRightEnum } from '#api/portal/documents/document.type.ts';
import { createFilterArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';
import { type DelegationStatus, delegationStatusEnum } from './delegation.type.ts';

@Validated(inviteDelegateInput)
@InputType({ description: 'The input of the mutation inviteDelegate.' })
export class InviteDelegateInput {
  @Field(() => String, { description: 'The email address of the delegate, who receives the invitation by email.' })
  email!: string;

  @Field(() => documentRightEnum, {
    description:
      'The highest right of the delegate. Delegates never have more rights than the investor has at that time.',
  })
  right!: DocumentRight;

  @Field(() => Date, { description: 'The date and time at which the access ends, at most one year from now.' })
  endsAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'The IANA time zone in which the last day was chosen, such as `Europe/Berlin`. Emails show the end of the access in it, unless their reader chose another time zone. Null or left out: the time zone of the viewer’s calendar settings, or UTC.',
  })
  timeZone?: string | null;

  @Field(() => [ID], {
    description: 'The ids of documents that are shared with the viewer directly. May be empty if folders are given.',
  })
  documentIds!: string[];

  @Field(() => [ID], {
    description:
      'The ids of folders. The delegate gets everything in them that the viewer has, also later. May be empty if documents are given.',
  })
  folderIds!: string[];
}

@InputType({ description: 'Filtering options for delegations. A delegation must match all fields that are given.' })
export class DelegationFilter {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for only delegations from or to the viewer. Absent, null or false sets no condition. Without it, administrators find all delegations.',
  })
  isOwn?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for only delegations to the viewer and invitations that the viewer can answer. Absent, null or false sets no condition.',
  })
  isHeld?: boolean | null;

  @Field(() => delegationStatusEnum, {
    nullable: true,
    description: 'Only delegations with this status. Null sets no condition.',
  })
  status?: DelegationStatus | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only delegations with this text in a name or an email address, at most 200 characters. Null sets no condition.',
  })
  search?: string | null;
}

const filter = z.object({
  isOwn: z.boolean().nullish(),
  isHeld: z.boolean().nullish(),
  status: z.enum(delegationStatusEnum).nullish(),
  search: searchWords.nullish(),
});

@Validated(z.object({ filter: filter.nullish() }))
@ArgsType()
export class DelegationsArgs extends createFilterArgs(
  DelegationFilter,
  'Filtering options for the list. The list has all items if absent or null.',
) {}

@InputType({ description: 'The input of the mutation respondToDelegation.' })
export class RespondToDelegationInput {
  @Field(() => ID, { description: 'The id of the delegation.' })
  id!: string;

  @Field(() => Boolean, { description: 'True accepts the invitation, false refuses it.' })
  accept!: boolean;
}

@Validated(endDelegationInput)
@InputType({ description: 'The input of the mutation endDelegation.' })
export class EndDelegationInput {
  @Field(() => ID, { description: 'The id of the delegation to end.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The reason, which the investor and the delegate read. Required if an administrator ends the delegation of others; otherwise null.',
  })
  reason?: string | null;
}
