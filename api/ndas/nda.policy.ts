import type { Policy } from '../platform/authorize.ts';
import { isAdmin, isMember } from '../platform/viewer.ts';

export type NdaAction = 'read' | 'sign' | 'publish' | 'end' | 'list' | 'export';

/** Members read the text in force and sign it for themselves; who else signed is the admins' to know. */
export const ndaPolicy: Policy<NdaAction, null> = {
  canSee: (viewer) => isMember(viewer),
  can: (viewer, action) => (action === 'read' || action === 'sign' ? isMember(viewer) : isAdmin(viewer)),
  needsConfirmation: (action) => action === 'publish' || action === 'end' || action === 'export',
};
