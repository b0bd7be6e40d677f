import type { Policy } from '../platform/authorize.ts';
import { isAdmin, isMember } from '../platform/viewer.ts';

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
