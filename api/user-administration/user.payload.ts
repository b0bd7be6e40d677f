import { ID } from 'type-graphql';
import { createIdInput, createPayload } from '../platform/graphql/mutation-types.ts';
import { User } from '../users/user.entity.ts';

const createUserPayload = (mutation: string, description: string) =>
  createPayload(mutation, { user: { type: () => User, description } });

export const ApproveUserPayload = createUserPayload('approveUser', 'The approved account.');

export const RejectUserPayload = createUserPayload('rejectUser', 'The rejected account.');

export const RequestMoreInformationPayload = createUserPayload(
  'requestMoreInformation',
  'The pending account. Its decisions now contain the question.',
);

export const SuspendUserPayload = createUserPayload('suspendUser', 'The suspended account.');

export const ReinstateUserInput = createIdInput('reinstateUser', 'The id of the suspended account to reinstate.');
export const ReinstateUserPayload = createUserPayload('reinstateUser', 'The account, which is approved again.');

export const ReopenUserInput = createIdInput('reopenUser', 'The id of the rejected account to reopen.');
export const ReopenUserPayload = createUserPayload('reopenUser', 'The account, which is pending again.');

export const SetUserRolesPayload = createUserPayload('setUserRoles', 'The account with its new roles.');

export const UpdateUserPayload = createUserPayload('updateUser', 'The account after the change.');

export const ResetUserSecondFactorInput = createIdInput(
  'resetUserSecondFactor',
  'The id of the account whose second factors to remove.',
);
export const ResetUserSecondFactorPayload = createUserPayload(
  'resetUserSecondFactor',
  'The account, which has no second factor any more.',
);

export const DeleteUserInput = createIdInput('deleteUser', 'The id of the account to delete.');
export const DeleteUserPayload = createPayload('deleteUser', {
  deletedUserId: { type: () => ID, description: 'The id of the deleted account.' },
});
