import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { documentRightEnum, PortalDocument, listRights } from '#api/portal/documents/document.type.ts';
import { Folder } from '#api/portal/documents/folder.type.ts';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import { Delegation, DelegationPermissions } from './delegation.type.ts';
import {
  DelegationsArgs,
  EndDelegationInput,
  InviteDelegateInput,
  RespondToDelegationInput,
} from './delegation.input.ts';
import { createPayload } from '#api/platform/graphql/mutation-types.ts';
import { getDelegationPermissions, canInviteDelegate } from './delegation.policy.ts';
import { listDocuments, listFolders, listDelegations } from './delegation.read.service.ts';
import { endDelegation, inviteDelegate, respondToDelegation } from './delegation.service.ts';
import { ViewerUser } from '../users/viewer.type.ts';

const DelegationConnection = createConnectionType(Delegation, 'Delegation');

@Resolver(() => Delegation)
export class DelegationResolver {
  @Access('signed-in', { scope: 'PEOPLE_READ' })
  @Query(() => DelegationConnection, {
    description: 'The delegations from and to the viewer, newest first. All delegations for administrators.',
  })
  delegations(@Ctx() context: Context, @Args(() => DelegationsArgs) args: DelegationsArgs) {
    return listDelegations(context, args);
  }

  @FieldResolver(() => documentRightEnum, { description: 'The highest right of the delegate.' })
  right(@Root() { level }: Delegation) {
    return listRights(level).at(-1);
  }

  @FieldResolver(() => [PortalDocument], { description: 'The named documents that the viewer can list, at most 100.' })
  documents(@Ctx() context: Context, @Root() delegation: Delegation) {
    return listDocuments(context, delegation);
  }

  @FieldResolver(() => [Folder], {
    description: 'The named folders in which the viewer can list a document, at most 100.',
  })
  folders(@Ctx() context: Context, @Root() delegation: Delegation) {
    return listFolders(context, delegation);
  }

  @FieldResolver(() => DelegationPermissions, {
    description: 'The actions that the viewer can take on the delegation now.',
  })
  viewerCan(@Ctx() { viewer }: Context, @Root() delegation: Delegation) {
    return getDelegationPermissions(viewer, delegation);
  }

  @Access('signed-in', { scope: null, confirms: true })
  @Mutation(() => InviteDelegatePayload, {
    description:
      'Invites a person by email to use a part of the viewer’s access. For investors. Errors: BAD_USER_INPUT, CONFLICT for administrators, RATE_LIMITED.',
  })
  async inviteDelegate(@Ctx() context: Context, @Arg('input', () => InviteDelegateInput) input: InviteDelegateInput) {
    return { delegation: await inviteDelegate(context, input) };
  }

  @Access('signed-in', { scope: null, confirms: false })
  @Mutation(() => RespondToDelegationPayload, {
    description:
      'Accepts or refuses an invitation to act as delegate. For the account with the invited email address. Errors: NOT_FOUND, CONFLICT if the invitation was answered or has ended.',
  })
  async respondToDelegation(
    @Ctx() context: Context,
    @Arg('input', () => RespondToDelegationInput) { id, accept }: RespondToDelegationInput,
  ) {
    return { delegation: await respondToDelegation(context, id, accept) };
  }

  @Access('signed-in', { scope: 'PEOPLE_WRITE', confirms: false })
  @Mutation(() => EndDelegationPayload, {
    description:
      'Ends a delegation immediately. For the investor who shares the access, the delegate, and administrators. Errors: BAD_USER_INPUT if an administrator gives no reason, NOT_FOUND, CONFLICT if it has ended.',
  })
  async endDelegation(@Ctx() context: Context, @Arg('input', () => EndDelegationInput) input: EndDelegationInput) {
    return { delegation: await endDelegation(context, input) };
  }
}

const InviteDelegatePayload = createPayload('inviteDelegate', {
  delegation: { type: () => Delegation, description: 'The new delegation, which waits for an answer.' },
});

const RespondToDelegationPayload = createPayload('respondToDelegation', {
  delegation: { type: () => Delegation, description: 'The accepted or refused delegation.' },
});

const EndDelegationPayload = createPayload('endDelegation', {
  delegation: { type: () => Delegation, description: 'The ended delegation.' },
});

@Resolver(() => ViewerUser)
export class DelegationViewerResolver {
  @FieldResolver(() => Boolean, {
    description:
      'True if the account can invite a delegate with inviteDelegate. False for administrators, who share documents with setAccess.',
  })
  canInviteDelegate(@Ctx() { viewer }: Context) {
    return canInviteDelegate(viewer);
  }
}
