import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { groupsAtMost, pageSize, text } from '#graphql/limits.ts';
import { decisionReason, updateUserInput, searchWords } from '#graphql/validation.ts';
import { ConnectionArgs, orderDirectionEnum, type OrderDirection } from '#api/platform/pagination.ts';
import type { AccountStatus, Role } from '#api/platform/viewer.ts';
import { Validated } from '#api/platform/validation.ts';
import { roleEnum, statusEnum } from '../users/user.entity.ts';
import { createEnum } from '#api/platform/graphql/types.ts';

const groupIds = z.array(z.string()).max(groupsAtMost, `Choose at most ${groupsAtMost} groups`).nullish();

@Validated(z.object({ groupIds }))
@InputType({ description: 'The input of the mutation approveUser.' })
export class ApproveUserInput {
  @Field(() => ID, { description: 'The id of the pending account to approve.' })
  id!: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'The ids of the groups that the account joins when it is approved. Null stands for none.',
  })
  groupIds?: string[] | null;
}

@Validated(z.object({ reason: decisionReason }))
@InputType({ description: 'The input of the mutation rejectUser.' })
export class RejectUserInput {
  @Field(() => ID, { description: 'The id of the account to reject.' })
  id!: string;

  @Field(() => String, { description: 'The reason, mailed to the owner of the account.' })
  reason!: string;
}

@Validated(z.object({ message: decisionReason }))
@InputType({ description: 'The input of the mutation requestMoreInformation.' })
export class RequestMoreInformationInput {
  @Field(() => ID, { description: 'The id of the pending account.' })
  id!: string;

  @Field(() => String, { description: 'The question, mailed to the owner of the account.' })
  message!: string;
}

@Validated(z.object({ reason: decisionReason.nullish() }))
@InputType({ description: 'The input of the mutation suspendUser.' })
export class SuspendUserInput {
  @Field(() => ID, { description: 'The id of the account to suspend.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The reason, mailed to the owner of the account. Null stands for none.',
  })
  reason?: string | null;
}

@Validated(
  z.object({
    roles: z.array(z.string()).min(1, 'Choose at least one role'),
    expectedRoles: z.array(z.string()).nullish(),
  }),
)
@InputType({ description: 'The input of the mutation setUserRoles.' })
export class SetUserRolesInput {
  @Field(() => ID, { description: 'The id of the account to change.' })
  id!: string;

  @Field(() => [roleEnum], { description: 'All roles of the account from now on, at least one.' })
  roles!: Role[];

  @Field(() => [roleEnum], {
    nullable: true,
    description:
      'The roles on which the change is based, in any order. The mutation fails with CONFLICT if the account has others now. Absent or null replaces them without this check.',
  })
  expectedRoles?: Role[] | null;
}

@InputType({ description: 'The input of the mutation setUserEnd.' })
export class SetUserEndInput {
  @Field(() => ID, { description: 'The id of the approved account.' })
  id!: string;

  @Field(() => Date, {
    nullable: true,
    description:
      'The date and time from which on the owner cannot sign in, in the future. Null or absent removes the end.',
  })
  endsAt?: Date | null;
}

@Validated(updateUserInput)
@InputType({ description: 'The input of the mutation updateUser. Absent fields stay unchanged; null clears a field.' })
export class UpdateUserInput {
  @Field(() => ID, { description: 'The id of the account to correct.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The full name of the owner. Null leaves it unchanged.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'The company of the owner. Null clears it.' })
  company?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The email address. A new one is unverified until its owner follows the link mailed to it. Null leaves it unchanged.',
  })
  email?: string | null;
}

@InputType({ description: 'The conditions of the query users. An account must meet all that are given.' })
export class UserFilter {
  @Field(() => statusEnum, { nullable: true, description: 'Only accounts with this status. Null sets no condition.' })
  status?: AccountStatus | null;

  @Field(() => [statusEnum], {
    nullable: true,
    description: 'Only accounts with one of these statuses. Null sets no condition.',
  })
  statuses?: AccountStatus[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Only accounts with one of these email addresses, at most 100. Letter case does not matter. Null sets no condition.',
  })
  emails?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for only the investors who must sign the confidentiality agreement, false for only the others. Null sets no condition.',
  })
  mustSignNda?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Only members of this group. Null sets no condition.' })
  groupId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only accounts whose name, username, email address or company contains this text. Null sets no condition.',
  })
  search?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for only the pending accounts whose owners answered the last question of an administrator, false for only the others. Null sets no condition.',
  })
  isAnswered?: boolean | null;
}

export const userOrderFieldEnum = createEnum('UserOrderField', 'The values by which accounts can be ordered.', {
  COMPANY: 'By company, without regard to accents and case. Accounts without a company come last.',
  CREATED_AT: 'By the time of the request.',
  NAME: 'By name, without regard to accents and case.',
  STATUS: 'By the name of the status.',
});
export type UserOrderField = keyof typeof userOrderFieldEnum;

@InputType({ description: 'The order of the query users. Accounts with the same value are ordered by their id.' })
export class UserOrder {
  @Field(() => userOrderFieldEnum, { description: 'The value by which the accounts are ordered.' })
  field!: UserOrderField;

  @Field(() => orderDirectionEnum, { description: 'The direction of the order.' })
  direction!: OrderDirection;
}

const search = searchWords.nullish();

const emails = z
  .array(z.string().check(atMost(text.email)))
  .max(pageSize.max, `Use at most ${pageSize.max} email addresses`);

@Validated(z.object({ filter: z.object({ search, emails: emails.nullish() }).loose().nullish() }))
@ArgsType()
export class UsersArgs extends ConnectionArgs {
  @Field(() => UserFilter, { nullable: true, description: 'The conditions of the list. All accounts if absent.' })
  filter?: UserFilter | null;

  @Field(() => UserOrder, {
    nullable: true,
    description: 'The order of the list; newest first if absent. A cursor is valid for the order it came from.',
  })
  orderBy?: UserOrder | null;
}
