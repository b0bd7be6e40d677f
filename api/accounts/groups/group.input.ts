import { Field, ID, InputType } from 'type-graphql';
import { createGroupInput, updateGroupInput } from '#graphql/validation.ts';
import { createIdInput, EditInput } from '#api/platform/graphql/mutation-types.ts';
import { Validated } from '#api/platform/validation.ts';

@Validated(createGroupInput)
@InputType({ description: 'The input of the mutation createGroup.' })
export class CreateGroupInput {
  @Field(() => String, { description: 'The name, at most 60 characters. No two groups have the same name.' })
  name!: string;
}

@Validated(updateGroupInput)
@InputType({ description: 'The input of the mutation updateGroup. Absent fields stay unchanged.' })
export class UpdateGroupInput extends EditInput {
  @Field(() => ID, { description: 'The id of the group to change.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name, at most 60 characters. No two groups have the same name. Null leaves it unchanged.',
  })
  name?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'The ids of all accounts in the group, at most 5,000. Accounts that are not in the list leave the group. Null leaves the members unchanged. Cannot be combined with addMemberIds and removeMemberIds.',
  })
  memberIds?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'The ids of accounts that join the group, at most 5,000. The other members stay. Null adds none.',
  })
  addMemberIds?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'The ids of accounts that leave the group, at most 5,000. The other members stay. Null removes none.',
  })
  removeMemberIds?: string[] | null;
}

export const DeleteGroupInput = createIdInput('deleteGroup', 'The id of the group to delete.');
