import { ID } from 'type-graphql';
import { createIdInput, createPayload } from '../platform/graphql/mutation-types.ts';
import { User } from '../users/user.entity.ts';

export const InviteUsersPayload = createPayload('inviteUsers', {
  users: { type: () => [User], description: 'The accounts of the invited people, in the order of the input.' },
});

export const ResendInvitationInput = createIdInput('resendInvitation', 'The id of the invited account.');
export const ResendInvitationPayload = createPayload('resendInvitation', {
  user: { type: () => User, description: 'The account, whose invitation has a new link and a new term.' },
});

export const RevokeInvitationInput = createIdInput('revokeInvitation', 'The id of the invited account.');
export const RevokeInvitationPayload = createPayload('revokeInvitation', {
  deletedUserId: { type: () => ID, description: 'The id of the account, which was deleted.' },
});
