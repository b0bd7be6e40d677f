import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { ConnectionArgs } from '#api/platform/pagination.ts';
import { isAdmin, isEditor, isInvestor } from '#api/platform/viewer.ts';
import { SessionConnection } from '../sessions/session.type.ts';
import { listOwnSessions } from '../sessions/session.list.service.ts';
import {
  ChangePasswordInput,
  ConfirmIdentityInput,
  LoginInput,
  RegisterInput,
  RequestEmailChangeInput,
  RequestEmailVerificationInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  VerifyEmailInput,
} from './viewer.input.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password.service.ts';
import { deleteOwnAccount } from './account-deletion.service.ts';
import { requestEmailChange } from './email-change.service.ts';
import { readOwnAccount } from './own-account.service.ts';
import { register } from './registration.service.ts';
import { confirmIdentity, login, logout } from './sign-in.service.ts';
import { requestEmailVerification, verifyEmail } from './email-verification.service.ts';
import { ViewerUser } from '../users/viewer.type.ts';
import { createPayload } from '#api/platform/graphql/mutation-types.ts';
import { User } from '../users/user.entity.ts';

@Resolver(() => ViewerUser)
export class ViewerResolver {
  @Access('signed-in', { scope: 'ACCOUNT_READ' })
  @Query(() => ViewerUser, {
    nullable: true,
    description: 'The account that is signed in. Null, with the error UNAUTHENTICATED, if no account is signed in.',
  })
  viewer(@Ctx() context: Context) {
    return readOwnAccount(context);
  }

  @FieldResolver(() => ID, {
    description:
      'Opaque id, which starts with `vwr_`. It differs from that of the account, so that caches do not take this object for a User.',
  })
  id(@Root() viewer: ViewerUser) {
    return viewer.id.replace(/^[^_]*/, 'vwr');
  }

  @FieldResolver(() => ID, { description: 'The id of the account, which starts with `usr_`, as in User.id.' })
  accountId(@Root() viewer: ViewerUser) {
    return viewer.id;
  }

  @FieldResolver(() => String, { nullable: true })
  reason(@Root() viewer: ViewerUser) {
    return viewer.reason || null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'True if the account can open the admin pages now: it is an administrator and has a second factor where one is required.',
  })
  canAdminister(@Ctx() { viewer }: Context) {
    return isAdmin(viewer);
  }

  @FieldResolver(() => Boolean, {
    description:
      'True if the account can open the pages for the content of the site now: it is an editor or an administrator and has a second factor where one is required.',
  })
  canEdit(@Ctx() { viewer }: Context) {
    return isEditor(viewer);
  }

  @FieldResolver(() => Boolean, {
    description:
      'True if the account reads the documents, updates and events that are shared with investors. False for an account that is only an editor.',
  })
  isInvestor(@Ctx() { viewer }: Context) {
    return isInvestor(viewer);
  }

  @FieldResolver(() => SessionConnection, {
    description: 'The sessions in which the account is signed in, the most recently used first. At most 10.',
  })
  sessions(@Ctx() context: Context, @Args(() => ConnectionArgs) args: ConnectionArgs) {
    return listOwnSessions(context, args);
  }

  @Access('public', { scope: null })
  @Mutation(() => LoginPayload, {
    description:
      'Signs in and sets the session cookie. For everyone. Errors: BAD_USER_INPUT, UNAUTHENTICATED if the username or password is wrong, FORBIDDEN if the account is pending, STEP_UP_REQUIRED if a code is missing, RATE_LIMITED.',
  })
  async login(@Ctx() context: Context, @Arg('input', () => LoginInput) input: LoginInput) {
    return { viewer: await login(context, input) };
  }

  @Access('public', { scope: null, creates: true })
  @Mutation(() => RegisterPayload, {
    description:
      'Requests an account. The response is the same if another account has the email address; its owner gets an email. For everyone. Errors: BAD_USER_INPUT, CONFLICT if the username is taken, RATE_LIMITED.',
  })
  async register(@Ctx() context: Context, @Arg('input', () => RegisterInput) input: RegisterInput) {
    return { user: await register(context, input) };
  }

  @Access('public', { scope: null })
  @Mutation(() => LogoutPayload, {
    description:
      'Ends the current session and deletes its cookie. For everyone. Errors: none, also if no session exists.',
  })
  async logout(@Ctx() context: Context) {
    await logout(context);
    return { success: true };
  }

  @Access('signed-in', { scope: null, confirms: false })
  @Mutation(() => ConfirmIdentityPayload, {
    description:
      'Confirms the identity of the viewer by password. Mutations that return STEP_UP_REQUIRED then work, until ten minutes without a request or an hour have passed. Errors: BAD_USER_INPUT if the password or code is wrong, STEP_UP_REQUIRED if a code is missing, RATE_LIMITED.',
  })
  async confirmIdentity(
    @Ctx() context: Context,
    @Arg('input', () => ConfirmIdentityInput) { password, code }: ConfirmIdentityInput,
  ) {
    return { viewer: await confirmIdentity(context, password, code) };
  }

  @Access('public', { scope: null })
  @Mutation(() => RequestPasswordResetPayload, {
    description: 'Emails a link to set a new password. For everyone. Errors: RATE_LIMITED.',
  })
  async requestPasswordReset(
    @Ctx() context: Context,
    @Arg('input', () => RequestPasswordResetInput) { email }: RequestPasswordResetInput,
  ) {
    return { success: await requestPasswordReset(context, email) };
  }

  @Access('public', { scope: null })
  @Mutation(() => ResetPasswordPayload, {
    description:
      'Sets a new password by the token of a mailed link and ends all sessions of the account. For everyone. Errors: BAD_USER_INPUT if the token is not valid or the password is too weak, RATE_LIMITED.',
  })
  async resetPassword(
    @Ctx() context: Context,
    @Arg('input', () => ResetPasswordInput) { token, password }: ResetPasswordInput,
  ) {
    return { success: await resetPassword(context, token, password) };
  }

  @Access('public', { scope: null })
  @Mutation(() => RequestEmailVerificationPayload, {
    description: 'Emails a new link to verify an email address. For everyone. Errors: RATE_LIMITED.',
  })
  async requestEmailVerification(
    @Ctx() context: Context,
    @Arg('input', () => RequestEmailVerificationInput) { email }: RequestEmailVerificationInput,
  ) {
    return { success: await requestEmailVerification(context, email) };
  }

  @Access('signed-in', { scope: null, confirms: true })
  @Mutation(() => RequestEmailChangePayload, {
    description:
      'Emails a link to a new email address for the account of the viewer. The address changes when the link is followed. Errors: BAD_USER_INPUT, RATE_LIMITED.',
  })
  async requestEmailChange(
    @Ctx() context: Context,
    @Arg('input', () => RequestEmailChangeInput) { email }: RequestEmailChangeInput,
  ) {
    return { success: await requestEmailChange(context, email) };
  }

  @Access('public', { scope: null })
  @Mutation(() => VerifyEmailPayload, {
    description:
      'Verifies an email address, completes its change or reverts a change, depending on the mailed link. For everyone. Errors: BAD_USER_INPUT if the token is not valid, RATE_LIMITED.',
  })
  async verifyEmail(@Ctx() context: Context, @Arg('input', () => VerifyEmailInput) { token }: VerifyEmailInput) {
    await verifyEmail(context, token);
    return { success: true };
  }

  @Access('signed-in', { scope: null, confirms: false })
  @Mutation(() => ChangePasswordPayload, {
    description:
      'Changes the password of the viewer and ends all other sessions. Errors: BAD_USER_INPUT if the current password is wrong or the new one is too weak, RATE_LIMITED.',
  })
  async changePassword(@Ctx() context: Context, @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput) {
    return { viewer: await changePassword(context, input) };
  }

  @Access('signed-in', { scope: null, confirms: true })
  @Mutation(() => DeleteOwnAccountPayload, {
    description:
      'Deletes the account of the viewer with its data and ends all its sessions. Errors: CONFLICT if the viewer is the last administrator.',
  })
  async deleteOwnAccount(@Ctx() context: Context) {
    return { success: await deleteOwnAccount(context) };
  }
}

const success = (description: string) => ({ success: { type: () => Boolean, description } });

const LoginPayload = createPayload('login', {
  viewer: { type: () => ViewerUser, description: 'The account that is signed in now.' },
});

const RegisterPayload = createPayload('register', {
  user: { type: () => User, description: 'The requested account. Its status is PENDING until a reviewer decides.' },
});

const LogoutPayload = createPayload('logout', success('Always true, also if no session existed.'));

const ConfirmIdentityPayload = createPayload('confirmIdentity', {
  viewer: { type: () => ViewerUser, description: 'The account whose owner confirmed their identity.' },
});

const RequestPasswordResetPayload = createPayload(
  'requestPasswordReset',
  success('Always true, also if no account has the email address.'),
);

const ResetPasswordPayload = createPayload('resetPassword', success('Always true.'));

const RequestEmailVerificationPayload = createPayload(
  'requestEmailVerification',
  success('Always true, also if no account has the email address or if it is verified.'),
);

const RequestEmailChangePayload = createPayload(
  'requestEmailChange',
  success('Always true, also if another account has the email address.'),
);

const VerifyEmailPayload = createPayload('verifyEmail', success('Always true.'));

const ChangePasswordPayload = createPayload('changePassword', {
  viewer: { type: () => ViewerUser, description: 'The account with its new session.' },
});

const DeleteOwnAccountPayload = createPayload('deleteOwnAccount', success('Always true.'));
