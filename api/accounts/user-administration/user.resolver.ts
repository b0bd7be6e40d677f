import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root, ID } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { type IdInput, createIdInput, createPayload } from '#api/platform/graphql/mutation-types.ts';
import { deleteUser, resetUserSecondFactor, updateUser } from './user.administration.service.ts';
import { UserDecision, UserPermissions, UserSignals } from './user-decision.type.ts';
import { User, UserConnection } from '../users/user.entity.ts';
import { listDecisions, readSignals } from './user.history.service.ts';
import {
  ApproveUserInput,
  RejectUserInput,
  RequestMoreInformationInput,
  SetUserEndInput,
  SetUserRolesInput,
  SuspendUserInput,
  UpdateUserInput,
  UsersArgs,
} from './user.input.ts';
import { canNow } from '../users/user.policy.ts';
import type { UserRow } from '../users/user.service.ts';
import { listUsers } from './user.list.service.ts';
import {
  approveUser,
  reinstateUser,
  rejectUser,
  reopenUser,
  requestMoreInformation,
  suspendUser,
} from './user.review.service.ts';
import { setUserEnd } from './user.end.service.ts';
import { setUserRoles } from './user.roles.service.ts';

@Resolver(() => User)
export class UserResolver {
  @Access('admin', { scope: 'PEOPLE_READ' })
  @Query(() => UserConnection, {
    description: 'All accounts, pending requests included, newest first. For administrators.',
  })
  users(@Ctx() context: Context, @Args(() => UsersArgs) args: UsersArgs) {
    return listUsers(context, args);
  }

  @FieldResolver(() => String, { nullable: true })
  reason(@Root() user: UserRow) {
    return user.reason || null;
  }

  @FieldResolver(() => UserPermissions, { description: 'The actions that the viewer can take on the account now.' })
  viewerCan(@Ctx() { viewer }: Context, @Root() user: UserRow): UserPermissions {
    const can = (action: Parameters<typeof canNow>[1]) => canNow(viewer, action, user);
    return {
      approve: can('approve'),
      delete: can('delete'),
      reinstate: can('reinstate'),
      reject: can('reject'),
      reopen: can('reopen'),
      requestMoreInformation: can('requestMoreInformation'),
      resendInvitation: can('resendInvitation'),
      resetSecondFactor: can('resetSecondFactor'),
      revokeInvitation: can('revokeInvitation'),
      setEnd: can('setEnd'),
      setRoles: can('setRoles'),
      suspend: can('suspend'),
      update: can('update'),
    };
  }

  @FieldResolver(() => [UserDecision], {
    description: 'The decisions on the account, newest first. Empty for everyone but administrators.',
  })
  decisions(@Ctx() context: Context, @Root() user: UserRow) {
    return listDecisions(context, user.id);
  }

  @FieldResolver(() => UserSignals, {
    nullable: true,
    description: 'Counts of similar accounts, which can point to a duplicate. Null for everyone but administrators.',
  })
  signals(@Ctx() context: Context, @Root() user: UserRow) {
    return readSignals(context, user.id);
  }

  @Access('admin', { scope: 'PEOPLE_WRITE', confirms: true })
  @Mutation(() => ApproveUserPayload, {
    description:
      'Approves a pending account, adds it to groups and emails its owner. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT if the account is not pending.',
  })
  async approveUser(@Ctx() context: Context, @Arg('input', () => ApproveUserInput) input: ApproveUserInput) {
    return { user: await approveUser(context, input.id, input.groupIds ?? []) };
  }

  @Access('admin', { scope: 'PEOPLE_WRITE', confirms: true })
  @Mutation(() => RejectUserPayload, {
    description:
      'Rejects a pending account and emails its owner the reason. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT if the account is not pending.',
  })
  async rejectUser(@Ctx() context: Context, @Arg('input', () => RejectUserInput) { id, reason }: RejectUserInput) {
    return { user: await rejectUser(context, id, reason) };
  }

  @Access('admin', { scope: 'PEOPLE_WRITE', confirms: false })
  @Mutation(() => RequestMoreInformationPayload, {
    description:
      'Emails a question to the owner of a pending account, which stays pending. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT if the account is not pending.',
  })
  async requestMoreInformation(
    @Ctx() context: Context,
    @Arg('input', () => RequestMoreInformationInput) { id, message }: RequestMoreInformationInput,
  ) {
    return { user: await requestMoreInformation(context, id, message) };
  }

  @Access('admin', { scope: 'PEOPLE_WRITE', confirms: true })
  @Mutation(() => SuspendUserPayload, {
    description:
      'Suspends an approved account, ends its sessions and emails its owner. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT if the account is not approved or is the last administrator.',
  })
  async suspendUser(@Ctx() context: Context, @Arg('input', () => SuspendUserInput) { id, reason }: SuspendUserInput) {
    return { user: await suspendUser(context, id, reason) };
  }

  @Access('admin', { scope: 'PEOPLE_WRITE', confirms: true })
  @Mutation(() => ReinstateUserPayload, {
    description:
      'Approves a suspended account again, removes an end that has passed, and emails its owner. For administrators. Errors: NOT_FOUND, CONFLICT if the account is not suspended.',
  })
  async reinstateUser(@Ctx() context: Context, @Arg('input', () => ReinstateUserInput) { id }: IdInput) {
    return { user: await reinstateUser(context, id) };
  }

  @Access('admin', { scope: null, confirms: true })
  @Mutation(() => SetUserRolesPayload, {
    description:
      'Sets the roles of an account and ends its sessions. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT if the account is the last administrator or `expectedRoles` are not its roles.',
  })
  async setUserRoles(@Ctx() context: Context, @Arg('input', () => SetUserRolesInput) input: SetUserRolesInput) {
    return { user: await setUserRoles(context, input) };
  }

  @Access('admin', { scope: 'PEOPLE_WRITE', confirms: true })
  @Mutation(() => SetUserEndPayload, {
    description:
      'Sets, changes or removes the end of an approved account. From the end on, every request of its owner is refused as if the account were suspended, and shortly after it is suspended: its sessions and tokens are deleted and its owner gets an email. For administrators, not for their own account. Errors: BAD_USER_INPUT if the end is not in the future, FORBIDDEN, NOT_FOUND, CONFLICT if the account is not approved or is the last administrator without an end.',
  })
  async setUserEnd(@Ctx() context: Context, @Arg('input', () => SetUserEndInput) input: SetUserEndInput) {
    return { user: await setUserEnd(context, input) };
  }

  @Access('admin', { scope: 'PEOPLE_WRITE', confirms: true })
  @Mutation(() => ReopenUserPayload, {
    description:
      'Makes a rejected account pending again and emails its owner. For administrators. Errors: NOT_FOUND, CONFLICT if the account is not rejected.',
  })
  async reopenUser(@Ctx() context: Context, @Arg('input', () => ReopenUserInput) { id }: IdInput) {
    return { user: await reopenUser(context, id) };
  }

  @Access('admin', { scope: null, confirms: true })
  @Mutation(() => UpdateUserPayload, {
    description:
      'Changes the name, company or email address of an account. A change of the email address is mailed to both addresses. If the account is invited, only the new address gets an email: the invitation with a new link, and the former link stops working. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT if another account has the email address or the person accepted meanwhile, RATE_LIMITED above the invitations of a day.',
  })
  async updateUser(@Ctx() context: Context, @Arg('input', () => UpdateUserInput) input: UpdateUserInput) {
    return { user: await updateUser(context, input) };
  }

  @Access('admin', { scope: null, confirms: true })
  @Mutation(() => ResetUserSecondFactorPayload, {
    description:
      'Removes the authenticator app, passkeys and recovery codes of an account, ends its sessions and emails its owner. For administrators. Errors: NOT_FOUND, CONFLICT if the account has no second factor.',
  })
  async resetUserSecondFactor(
    @Ctx() context: Context,
    @Arg('input', () => ResetUserSecondFactorInput) { id }: IdInput,
  ) {
    return { user: await resetUserSecondFactor(context, id) };
  }

  @Access('admin', { scope: null, confirms: true })
  @Mutation(() => DeleteUserPayload, {
    description:
      'Deletes an account permanently and emails its owner. For administrators. Errors: NOT_FOUND, CONFLICT if the account is the last administrator.',
  })
  async deleteUser(@Ctx() context: Context, @Arg('input', () => DeleteUserInput) { id }: IdInput) {
    return { deletedUserId: await deleteUser(context, id) };
  }
}

const createUserPayload = (mutation: string, description: string) =>
  createPayload(mutation, { user: { type: () => User, description } });

const ApproveUserPayload = createUserPayload('approveUser', 'The approved account.');

const RejectUserPayload = createUserPayload('rejectUser', 'The rejected account.');

const RequestMoreInformationPayload = createUserPayload(
  'requestMoreInformation',
  'The pending account. Its decisions now contain the question.',
);

const SuspendUserPayload = createUserPayload('suspendUser', 'The suspended account.');

const ReinstateUserInput = createIdInput('reinstateUser', 'The id of the suspended account to reinstate.');

const ReinstateUserPayload = createUserPayload('reinstateUser', 'The account, which is approved again.');
const SetUserEndPayload = createUserPayload('setUserEnd', 'The account with its new end.');

const ReopenUserInput = createIdInput('reopenUser', 'The id of the rejected account to reopen.');

const ReopenUserPayload = createUserPayload('reopenUser', 'The account, which is pending again.');

const SetUserRolesPayload = createUserPayload('setUserRoles', 'The account with its new roles.');

const UpdateUserPayload = createUserPayload('updateUser', 'The account after the change.');

const ResetUserSecondFactorInput = createIdInput(
  'resetUserSecondFactor',
  'The id of the account whose second factors to remove.',
);

const ResetUserSecondFactorPayload = createUserPayload(
  'resetUserSecondFactor',
  'The account, which has no second factor any more.',
);

const DeleteUserInput = createIdInput('deleteUser', 'The id of the account to delete.');

const DeleteUserPayload = createPayload('deleteUser', {
  deletedUserId: { type: () => ID, description: 'The id of the deleted account.' },
});
