import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import type { Role } from '../platform/viewer.ts';
import { deleteUser, resetUserSecondFactor, updateUser } from './user.administration.service.ts';
import { UserDecision, UserSignals, UserViewerCan } from './user-decision.entity.ts';
import { roleEnum, User, UserConnection } from './user.entity.ts';
import { listDecisions, readSignals } from './user.history.service.ts';
import { UpdateUserInput, UsersArgs } from './user.input.ts';
import { offers } from './user.policy.ts';
import { listUsers, type UserRow } from './user.reading.service.ts';
import { approveUser, askUser, reinstateUser, rejectUser, reopenUser, suspendUser } from './user.reviewing.service.ts';
import { setUserRoles } from './user.roles.service.ts';

@Resolver(() => User)
export class UserResolver {
  @Access('admin')
  @Query(() => UserConnection, { description: 'Accounts and requests for one, newest first.' })
  users(@Ctx() context: Context, @Args(() => UsersArgs) args: UsersArgs) {
    return listUsers(context, args);
  }

  @FieldResolver(() => UserViewerCan, { description: 'What the viewer may do with it now.' })
  viewerCan(@Ctx() { viewer }: Context, @Root() user: UserRow): UserViewerCan {
    const can = (action: Parameters<typeof offers>[1]) => offers(viewer, action, user);
    const review = { ask: can('ask'), approve: can('approve'), reject: can('reject'), suspend: can('suspend') };
    const keep = { update: can('update'), resetSecondFactor: can('resetSecondFactor'), delete: can('delete') };
    return { ...review, ...keep, reinstate: can('reinstate'), reopen: can('reopen'), setRoles: can('setRoles') };
  }

  @FieldResolver(() => [UserDecision], { description: 'Every decision on it, newest first; for reviewers only.' })
  decisions(@Ctx() context: Context, @Root() user: UserRow) {
    return listDecisions(context, user.id);
  }

  @FieldResolver(() => UserSignals, {
    nullable: true,
    description: 'What a reviewer may want to look at twice; null for others.',
  })
  signals(@Ctx() context: Context, @Root() user: UserRow) {
    return readSignals(context, user.id);
  }

  @Access('admin')
  @Mutation(() => User, { description: 'Lets a pending account in and mails its owner.' })
  approveUser(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return approveUser(context, id);
  }

  @Access('admin')
  @Mutation(() => User, { description: 'Refuses a pending account and mails its owner the reason.' })
  rejectUser(@Ctx() context: Context, @Arg('id', () => ID) id: string, @Arg('reason', () => String) reason: string) {
    return rejectUser(context, id, reason);
  }

  @Access('admin')
  @Mutation(() => User, { description: 'Asks who has a pending account for more, by mail.' })
  askUser(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('message', () => String, { description: 'The question, as it is mailed.' }) message: string,
  ) {
    return askUser(context, id, message);
  }

  @Access('admin')
  @Mutation(() => User, { description: 'Keeps an approved account out and ends its sessions at once.' })
  suspendUser(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String, { nullable: true, description: 'Told to its owner by mail.' }) reason?: string | null,
  ) {
    return suspendUser(context, id, reason);
  }

  @Access('admin')
  @Mutation(() => User, { description: 'Lets a suspended account back in.' })
  reinstateUser(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return reinstateUser(context, id);
  }

  @Access('admin')
  @Mutation(() => User, { description: 'Gives an account exactly these roles and ends its sessions.' })
  setUserRoles(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('roles', () => [roleEnum]) roles: Role[],
  ) {
    return setUserRoles(context, id, roles);
  }

  @Access('admin')
  @Mutation(() => User, { description: 'Makes a rejected request pending again and mails its owner.' })
  reopenUser(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return reopenUser(context, id);
  }

  @Access('admin')
  @Mutation(() => User, {
    description:
      'Corrects the name, company or email address of an account. A changed email address is mailed to both mailboxes. Needs a recent sign-in.',
  })
  updateUser(@Ctx() context: Context, @Arg('input', () => UpdateUserInput) input: UpdateUserInput) {
    return updateUser(context, input);
  }

  @Access('admin')
  @Mutation(() => User, {
    description:
      'Removes the authenticator, passkeys and recovery codes of an account, ends its sessions and mails its owner. Answers CONFLICT where the account has no second factor. Needs a recent sign-in.',
  })
  resetUserSecondFactor(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return resetUserSecondFactor(context, id);
  }

  @Access('admin')
  @Mutation(() => ID, {
    description:
      'Deletes an account permanently, mails its owner and returns its id. Answers CONFLICT for the last administrator. Needs a recent sign-in.',
  })
  deleteUser(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return deleteUser(context, id);
  }
}
