import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { Session } from '../sessions/session.entity.ts';
import { listOwnSessions } from '../sessions/session.service.ts';
import { User } from './user.entity.ts';
import { ChangePasswordInput, LoginInput, RegisterInput } from './user.input.ts';
import { changePassword, requestPasswordReset, resetPassword } from './user.password.service.ts';
import { deleteOwnAccount } from './user.leaving.service.ts';
import { requestEmailChange } from './user.email.service.ts';
import { readViewer } from './user.reading.service.ts';
import { register } from './user.registering.service.ts';
import { confirmIdentity, login, logout } from './user.signing-in.service.ts';
import { requestEmailVerification, verifyEmail } from './user.verifying.service.ts';
import { ViewerUser } from './viewer.entity.ts';

@Resolver(() => ViewerUser)
export class ViewerResolver {
  @Access('signed-in')
  @Query(() => ViewerUser, { nullable: true, description: 'Whoever is signed in.' })
  viewer(@Ctx() context: Context) {
    return readViewer(context);
  }

  @FieldResolver(() => [Session], { description: 'Where you are signed in, the latest used first.' })
  sessions(@Ctx() context: Context) {
    return listOwnSessions(context);
  }

  @Access('public')
  @Mutation(() => ViewerUser, { description: 'Signs in and sets the session’s cookie.' })
  login(@Ctx() context: Context, @Arg('input', () => LoginInput) input: LoginInput) {
    return login(context, input);
  }

  @Access('public')
  @Mutation(() => User, { description: 'Asks for an account. A known address is answered like a new one.' })
  register(@Ctx() context: Context, @Arg('input', () => RegisterInput) input: RegisterInput) {
    return register(context, input);
  }

  @Access('public')
  @Mutation(() => Boolean, { description: 'Ends this session; true also where there was none.' })
  async logout(@Ctx() context: Context) {
    await logout(context);
    return true;
  }

  @Access('signed-in')
  @Mutation(() => ViewerUser, {
    description: 'Proves anew who you are. Good for ten minutes of what STEP_UP_REQUIRED guards.',
  })
  confirmIdentity(
    @Ctx() context: Context,
    @Arg('password', () => String) password: string,
    @Arg('code', () => String, { nullable: true, description: 'For who has a second factor.' }) code?: string | null,
  ) {
    return confirmIdentity(context, password, code);
  }

  @Access('public')
  @Mutation(() => Boolean, { description: 'Mails a link for a new password; true also where nobody has the address.' })
  requestPasswordReset(@Ctx() context: Context, @Arg('email', () => String) email: string) {
    return requestPasswordReset(context, email);
  }

  @Access('public')
  @Mutation(() => Boolean, { description: 'Sets a new password by a mailed link and ends every session.' })
  resetPassword(
    @Ctx() context: Context,
    @Arg('token', () => String) token: string,
    @Arg('password', () => String) password: string,
  ) {
    return resetPassword(context, token, password);
  }

  @Access('public')
  @Mutation(() => Boolean, {
    description: 'Mails the link to verify an address once more; true also where there is nothing to verify.',
  })
  requestEmailVerification(@Ctx() context: Context, @Arg('email', () => String) email: string) {
    return requestEmailVerification(context, email);
  }

  @Access('signed-in')
  @Mutation(() => Boolean, { description: 'Mails a link to a new address for your account. Needs a recent sign-in.' })
  requestEmailChange(@Ctx() context: Context, @Arg('email', () => String) email: string) {
    return requestEmailChange(context, email);
  }

  @Access('public')
  @Mutation(() => Boolean, {
    description: 'Does what a mailed link about an address is for: verifies it, completes its change or undoes one.',
  })
  async verifyEmail(@Ctx() context: Context, @Arg('token', () => String) token: string) {
    await verifyEmail(context, token);
    return true;
  }

  @Access('signed-in')
  @Mutation(() => ViewerUser, { description: 'Changes your password and ends your other sessions.' })
  changePassword(@Ctx() context: Context, @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput) {
    return changePassword(context, input);
  }

  @Access('signed-in')
  @Mutation(() => Boolean, { description: 'Deletes your account and what is kept about you. Needs a recent sign-in.' })
  deleteOwnAccount(@Ctx() context: Context) {
    return deleteOwnAccount(context);
  }
}
