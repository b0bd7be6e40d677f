import type { Policy } from '#api/platform/authorize.ts';
import { isAdmin, isMember, type Viewer } from '#api/platform/viewer.ts';
import type { DelegationPermissions } from './delegation.type.ts';

export type DelegationAction = 'list' | 'invite' | 'respond' | 'end';

/** What the policy needs to know about a delegation. `isGiven` and `isHeld` refer to the viewer. */
export interface DelegationFacts {
  isGiven: boolean;
  isHeld: boolean;
  status: 'INVITED' | 'IN_FORCE' | 'ENDED';
}

/** Members see the delegations that they give or hold and can end them. Administrators see and can end all of them. */
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

/** Administrators are excluded: they have access to everything and share it directly. */
export const canInviteDelegate = (viewer: Viewer): boolean =>
  delegationPolicy.can(viewer, 'invite', null) && !isAdmin(viewer);

/** The actions that the viewer can take on a visible delegation in its current status. */
export function getDelegationPermissions(viewer: Viewer, delegation: DelegationFacts): DelegationPermissions {
  const can = (action: DelegationAction) => delegationPolicy.can(viewer, action, delegation);
  return {
    respond: can('respond') && delegation.status === 'INVITED',
    end: can('end') && delegation.status !== 'ENDED',
  };
}
