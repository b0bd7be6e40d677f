import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root, ID } from 'type-graphql';
import type { JsonMl } from '#graphql/json-ml.ts';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { JsonMlScalar } from '#api/platform/graphql/scalars.ts';
import { type IdInput, createIdInput, createPayload } from '#api/platform/graphql/mutation-types.ts';
import { renderNda } from '#api/portal/ndas/nda.service.ts';
import { Browser } from '../users/viewer.type.ts';
import { User } from '../users/user.entity.ts';
import type { UserRow } from '../users/user.service.ts';
import { readInvitationLink } from './invitation.accept.service.ts';
import { InviteUsersInput } from './invitation.input.ts';
import { readInvitation } from './invitation.query.ts';
import { inviteUsers, resendInvitation, revokeInvitation } from './invitation.service.ts';
import { Invitation, InvitationLink, InvitationNda } from './invitation.type.ts';

@Resolver(() => User)
export class InvitationResolver {
  @FieldResolver(() => Invitation, {
    nullable: true,
    description:
      'The invitation of the account. Null if its owner was not invited, and for everyone but administrators.',
  })
  invitation(@Ctx() context: Context, @Root() user: UserRow) {
    return readInvitation(context, user.id);
  }

  @Access('admin', { scope: 'PEOPLE_WRITE', creates: true, confirms: true })
  @Mutation(() => InviteUsersPayload, {
    description:
      'Invites people: each gets an account with the status INVITED and an email with a link to choose a password, which works for 14 days. All or none are invited. For administrators. Errors: BAD_USER_INPUT, CONFLICT with the row of each email address that an account has, RATE_LIMITED above the invitations of a day.',
  })
  async inviteUsers(@Ctx() context: Context, @Arg('input', () => InviteUsersInput) input: InviteUsersInput) {
    return { users: await inviteUsers(context, input) };
  }

  @Access('admin', { scope: 'PEOPLE_WRITE', confirms: true })
  @Mutation(() => ResendInvitationPayload, {
    description:
      'Emails an open invitation again with a new link for 14 days. The former link stops working. For administrators. Errors: NOT_FOUND, CONFLICT if the account has no open invitation, RATE_LIMITED.',
  })
  async resendInvitation(@Ctx() context: Context, @Arg('input', () => ResendInvitationInput) { id }: IdInput) {
    return { user: await resendInvitation(context, id) };
  }

  @Access('admin', { scope: 'PEOPLE_WRITE', confirms: true })
  @Mutation(() => RevokeInvitationPayload, {
    description:
      'Revokes an open invitation: its link stops working and its account is deleted. For administrators. Errors: NOT_FOUND, CONFLICT if the account has no open invitation.',
  })
  async revokeInvitation(@Ctx() context: Context, @Arg('input', () => RevokeInvitationInput) { id }: IdInput) {
    return { deletedUserId: await revokeInvitation(context, id) };
  }
}

@Resolver(() => Browser)
export class InvitationLinkResolver {
  @FieldResolver(() => InvitationLink, {
    nullable: true,
    description: 'The invitation whose link this browser has opened. Null if it has opened none that works.',
  })
  invitationLink(@Ctx() context: Context) {
    return readInvitationLink(context);
  }
}

@Resolver(() => InvitationNda)
export class InvitationNdaResolver {
  @FieldResolver(() => JsonMlScalar, {
    description: 'The text as a sanitized JsonML tree, for clients that do not parse HTML.',
  })
  bodyTree(@Root() nda: InvitationNda): Promise<JsonMl[]> {
    return renderNda(nda);
  }
}

const InviteUsersPayload = createPayload('inviteUsers', {
  users: { type: () => [User], description: 'The accounts of the invited people, in the order of the input.' },
});

const ResendInvitationInput = createIdInput('resendInvitation', 'The id of the invited account.');

const ResendInvitationPayload = createPayload('resendInvitation', {
  user: { type: () => User, description: 'The account, whose invitation has a new link and a new term.' },
});

const RevokeInvitationInput = createIdInput('revokeInvitation', 'The id of the invited account.');

const RevokeInvitationPayload = createPayload('revokeInvitation', {
  deletedUserId: { type: () => ID, description: 'The id of the account, which was deleted.' },
});
