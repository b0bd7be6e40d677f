import type { Policy } from '#api/platform/authorize.ts';
import { isAdmin, isInvestor, isMember } from '#api/platform/viewer.ts';

export type NdaAction = 'read' | 'sign' | 'publish' | 'end' | 'list' | 'export' | 'control';

/** `control` is who must sign: groups, exemptions and reminders. Investors read and sign the current agreement. Only administrators see other signatures. */
export const ndaPolicy: Policy<NdaAction, null> = {
  canSee: (viewer) => isMember(viewer),
  can: (viewer, action) => {
    if (action === 'read') return isMember(viewer);
    return action === 'sign' ? isInvestor(viewer) : isAdmin(viewer);
  },
  needsConfirmation: (action) => action === 'export',
};
