import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { text } from '../../graphql/limits.ts';
import { changePasswordInput, loginInput, registerInput, updateUserInput } from '../../graphql/validation.ts';
import { ConnectionArgs } from '../platform/pagination.ts';
import type { AccountStatus } from '../platform/viewer.ts';
import { Validated } from '../platform/validation.ts';
import { statusEnum } from './user.entity.ts';

@Validated(loginInput)
@InputType({ description: 'What somebody signs in with.' })
export class LoginInput {
  @Field(() => String, { description: 'Username or e-mail address.' })
  username!: string;

  @Field(() => String, { description: 'Password, exactly as chosen.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the authenticator or a recovery code, for who has one; STEP_UP_REQUIRED asks for it.',
  })
  code?: string | null;
}

@Validated(registerInput)
@InputType({ description: 'A request for an account. It is reviewed by a person.' })
export class RegisterInput {
  @Field(() => String, { description: 'Name to sign in with, at least 3 characters.' })
  username!: string;

  @Field(() => String, { description: 'At least 8 characters, and not one of the common ones.' })
  password!: string;

  @Field(() => String, { description: 'Email address; it is verified by a mail.' })
  email!: string;

  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Company.' })
  company?: string | null;

  @Field(() => String, { description: 'Why access is asked for, at least 10 characters.' })
  reason!: string;
}

@Validated(changePasswordInput)
@InputType({ description: 'A new password in the place of the old one.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password as it is.' })
  currentPassword!: string;

  @Field(() => String, { description: 'The new one: at least 8 characters, and not one of the common ones.' })
  newPassword!: string;
}

@Validated(updateUserInput)
@InputType({ description: 'Corrections to an account. Fields that are left out keep their values.' })
export class UpdateUserInput {
  @Field(() => ID, { description: 'The id of the account to correct.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The full name of the owner.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'The company of the owner. An empty string removes it.' })
  company?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The email address. A new one is unverified until its owner follows the link mailed to it.',
  })
  email?: string | null;
}

@InputType({ description: 'Narrows a list of accounts.' })
export class UserFilter {
  @Field(() => statusEnum, { nullable: true, description: 'Only those with this status.' })
  status?: AccountStatus | null;

  @Field(() => String, { nullable: true, description: 'Part of a name, username, address or company.' })
  search?: string | null;
}

const search = z.string().max(text.searchQuery, `Use at most ${text.searchQuery} characters`).nullish();

@Validated(z.object({ filter: z.object({ search }).loose().nullish() }))
@ArgsType()
export class UsersArgs extends ConnectionArgs {
  @Field(() => UserFilter, { nullable: true, description: 'Narrows the list.' })
  filter?: UserFilter | null;
}
