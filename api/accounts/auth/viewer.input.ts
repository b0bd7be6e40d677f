import { Field, InputType } from 'type-graphql';
import {
  changePasswordInput,
  confirmIdentityInput,
  emailChangeForm,
  loginInput,
  registerInput,
  resetPasswordInput,
} from '#graphql/validation.ts';
import { Validated } from '#api/platform/validation.ts';

@Validated(loginInput)
@InputType({ description: 'The input of the mutation login.' })
export class LoginInput {
  @Field(() => String, { description: 'The username or the email address of the account.' })
  username!: string;

  @Field(() => String, { description: 'The password of the account.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'A code of the authenticator app, or a recovery code. Required if the account has a second factor: the error STEP_UP_REQUIRED asks for it. Null if it has none.',
  })
  code?: string | null;
}

@Validated(registerInput)
@InputType({ description: 'The input of the mutation register.' })
export class RegisterInput {
  @Field(() => String, { description: 'The username to sign in with, at least 3 characters and without @.' })
  username!: string;

  @Field(() => String, { description: 'The password, at least 8 characters. Common passwords are refused.' })
  password!: string;

  @Field(() => String, { description: 'The email address. A link to verify it is mailed to it.' })
  email!: string;

  @Field(() => String, { description: 'The full name of the person.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The company of the person. Null stands for none.' })
  company?: string | null;

  @Field(() => String, { description: 'The reason for access, at least 10 characters. Reviewers read it.' })
  reason!: string;
}

@Validated(changePasswordInput)
@InputType({ description: 'The input of the mutation changePassword.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The current password.' })
  currentPassword!: string;

  @Field(() => String, { description: 'The new password, at least 8 characters. Common passwords are refused.' })
  newPassword!: string;
}

@Validated(confirmIdentityInput)
@InputType({ description: 'The input of the mutation confirmIdentity.' })
export class ConfirmIdentityInput {
  @Field(() => String, { description: 'The password of the account.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'A code of the authenticator app, or a recovery code. Required if the account has a second factor: the error STEP_UP_REQUIRED asks for it. Null if it has none.',
  })
  code?: string | null;
}

@InputType({ description: 'The input of the mutation requestPasswordReset.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'The email address of the account.' })
  email!: string;
}

@Validated(resetPasswordInput)
@InputType({ description: 'The input of the mutation resetPassword.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The token of the mailed link. It works once, within 30 minutes.' })
  token!: string;

  @Field(() => String, { description: 'The new password, at least 8 characters. Common passwords are refused.' })
  password!: string;
}

@Validated(emailChangeForm)
@InputType({ description: 'The input of the mutation requestEmailChange.' })
export class RequestEmailChangeInput {
  @Field(() => String, { description: 'The new email address.' })
  email!: string;
}

@InputType({ description: 'The input of the mutation requestEmailVerification.' })
export class RequestEmailVerificationInput {
  @Field(() => String, { description: 'The email address to verify.' })
  email!: string;
}

@InputType({ description: 'The input of the mutation verifyEmail.' })
export class VerifyEmailInput {
  @Field(() => String, { description: 'The token of the mailed link.' })
  token!: string;
}
