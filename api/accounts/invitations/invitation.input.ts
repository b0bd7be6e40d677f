import { Field, ID, InputType } from 'type-graphql';
import { inviteUsersInput } from '#graphql/invitation-validation.ts';
import { Validated } from '#api/platform/validation.ts';

@InputType({ description: 'A person to invite.' })
export class InvitedPersonInput {
  @Field(() => String, { description: 'The full name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The company. Null stands for none.' })
  company?: string | null;

  @Field(() => String, { description: 'The email address, which no account has yet.' })
  email!: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'The ids of the groups that this person joins, beside the groups of all. Null stands for none.',
  })
  groupIds?: string[] | null;
}

@Validated(inviteUsersInput)
@InputType({ description: 'The input of the mutation inviteUsers.' })
export class InviteUsersInput {
  @Field(() => [InvitedPersonInput], { description: 'The people to invite, from 1 to 100.' })
  people!: InvitedPersonInput[];

  @Field(() => [ID], {
    nullable: true,
    description: 'The ids of the groups that all of these people join. Null stands for none.',
  })
  groupIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'A personal line in the email, as plain text. Null stands for none.',
  })
  message?: string | null;
}
