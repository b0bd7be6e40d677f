import type { Policy } from '../platform/authorize.ts';
import { isAdmin, isMember, type Viewer } from '../platform/viewer.ts';
import type { DelegationPermissions } from './delegation-permissions.entity.ts';

export type DelegationAction = 'list' | 'invite' | 'respond' | 'end';

/** What the policy needs to know of a delegation: all of it is about the viewer. */
export interface DelegationFacts {
  isGiven: boolean;
  isHeld: boolean;
  status: 'INVITED' | 'IN_FORCE' | 'ENDED';
}

/** Members see what they give and what is given to them, and end either; admins see all and may end it. */
export const delegationPolicy: Policy<DelegationAction, DelegationFacts> = {
  canSee: (viewer, { isGiven, isHeld }) => isAdmin(viewer) || (isMember(viewer) && (isGiven || isHeld)),
  can: (viewer, action, delegation) => {
    if (!isMember(viewer)) return false;
    if (action === 'list' || action === 'invite') return true;
    if (!delegation) return false;
    if (action === 'respond') return delegation.isHeld;
    return isAdmin(viewer) || delegation.isGiven || (delegation.isHeld && delegation.status !== 'INVITED');
  },
};

/** Administrators have access to everything and share it without delegates. */
export const canInviteDelegate = (viewer: Viewer): boolean =>
  delegationPolicy.can(viewer, 'invite', null) && !isAdmin(viewer);

/** What the viewer can do with a delegation that they can see, in its present state. */
export function getDelegationPermissions(viewer: Viewer, delegation: DelegationFacts): DelegationPermissions {
  const can = (action: DelegationAction) => delegationPolicy.can(viewer, action, delegation);
  return {
    respond: can('respond') && delegation.status === 'INVITED',
    end: can('end') && delegation.status !== 'ENDED',
  };
}
