import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { groupsAtMost, pageSize } from '#graphql/limits.ts';
import { publishNdaInput, signNdaInput } from '#graphql/nda-validation.ts';
import { decisionReason, searchWords } from '#graphql/validation.ts';
import { createFilterArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';

@Validated(publishNdaInput)
@InputType({ description: 'The input of the mutation publishNda.' })
export class PublishNdaInput {
  @Field(() => String, {
    description: 'The whole text of the agreement as Markdown. Spaces and line breaks are part of the signed text.',
  })
  body!: string;
}

@Validated(signNdaInput)
@InputType({ description: 'The input of the mutation signNda.' })
export class SignNdaInput {
  @Field(() => String, { description: 'The full name of the viewer, typed in place of a signature.' })
  name!: string;

  @Field(() => Boolean, { description: 'Must be true: the viewer has read the text and agrees to it.' })
  consent!: boolean;

  @Field(() => String, {
    description: 'The `sha256` of the agreement that the viewer read, as 64 lowercase hexadecimal digits.',
  })
  sha256!: string;
}

const search = searchWords.nullish();

@InputType({ description: 'The conditions of the query ndaSignatures. A signature must meet all that are given.' })
export class NdaSignatureFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Only signatures whose name, email address or company contains this text. Null sets no condition.',
  })
  search?: string | null;
}

@Validated(z.object({ filter: z.object({ search }).nullish() }))
@ArgsType()
export class NdaSignaturesArgs extends createFilterArgs(
  NdaSignatureFilter,
  'The conditions of the list. All signatures if absent.',
) {}

const groupIds = z.array(z.string()).max(groupsAtMost, `Choose at most ${groupsAtMost} groups`);

@Validated(z.object({ groupIds, expectedGroupIds: groupIds.nullish() }))
@InputType({ description: 'The input of the mutation setNdaGroups.' })
export class SetNdaGroupsInput {
  @Field(() => [ID], {
    description: 'The ids of the groups whose members sign the agreement. An empty list stands for all investors.',
  })
  groupIds!: string[];

  @Field(() => [ID], {
    nullable: true,
    description:
      'The groups on which the change is based, in any order. The mutation fails with CONFLICT if others apply now. Absent or null replaces them without this check.',
  })
  expectedGroupIds?: string[] | null;
}

@Validated(z.object({ reason: decisionReason }))
@InputType({ description: 'The input of the mutation exemptFromNda.' })
export class ExemptFromNdaInput {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { description: 'The reason as plain text. Only administrators can read it.' })
  reason!: string;
}

@Validated(z.object({ ids: z.array(z.string()).max(pageSize.max).nullish() }))
@InputType({ description: 'The input of the mutation remindToSignNda.' })
export class RemindToSignNdaInput {
  @Field(() => [ID], {
    nullable: true,
    description: 'The ids of the accounts to remind, at most 100. Null stands for all who must sign.',
  })
  ids?: string[] | null;
}
