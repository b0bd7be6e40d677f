import type { Policy } from '../platform/authorize.ts';
import { isAdmin, isMember } from '../platform/viewer.ts';

export type NdaAction = 'read' | 'sign' | 'publish' | 'end' | 'list' | 'export';

/** Members read and sign the current agreement. Only administrators see other signatures. */
export const ndaPolicy: Policy<NdaAction, null> = {
  canSee: (viewer) => isMember(viewer),
  can: (viewer, action) => (action === 'read' || action === 'sign' ? isMember(viewer) : isAdmin(viewer)),
  needsConfirmation: (action) => action === 'publish' || action === 'end' || action === 'export',
};
