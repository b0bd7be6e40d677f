import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { ViewerUser } from '../users/viewer.type.ts';
import type { Context } from '#api/platform/context.ts';
import { canInviteDelegate } from './delegation.policy.ts';

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
